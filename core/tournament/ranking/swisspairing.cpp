#include "swisspairing.h"

#include "ranking.h"
#include "swissrounds.h"

namespace tournament {

namespace {

/// With the places that they have in the standings as these are now.
std::vector<pairing::Player> inTheStandings(const Tournament& tournament,
                                            std::vector<pairing::Player> players)
{
    for (const Ranking& ranking : rankings(tournament))
        for (const bracket::Ranked& ranked : ranking.places)
            for (pairing::Player& player : players)
                if (player.seed == ranked.seed)
                    player.place = ranked.rank;
    return players;
}

} // namespace

tl::expected<facts::Pairing, message::Message> nextPairing(const Tournament& tournament)
{
    const auto round = nextRound(tournament);
    if (!round)
        return tl::unexpected(round.error());
    const auto pairs = pairing::swissRound(inTheStandings(tournament, playersOf(tournament)));
    if (!pairs)
        return tl::unexpected(pairs.error());
    facts::Pairing next;
    next.round = *round;
    for (const pairing::Pair& pair : *pairs) {
        if (!pair.b) {
            next.bye = teamOfSeed(*tournament.setting, pair.a);
            continue;
        }
        next.teams.push_back(teamOfSeed(*tournament.setting, pair.a));
        next.teams.push_back(teamOfSeed(*tournament.setting, *pair.b));
    }
    return next;
}

} // namespace tournament
