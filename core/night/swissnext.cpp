#include "swissnext.h"

#include "ranking.h"

#include "pairing/swissround.h"
#include "rules/words.h"

namespace night {

namespace {

/// Whether the team came late, and not before that fact.
bool cameSince(const Night& night, const std::string& team, long long before)
{
    bool since = false;
    forEach<facts::LateEntry>(*night.record, [&](const facts::Entry& entry, const facts::LateEntry& late) {
        since = since || (late.team == team && entry.seq >= before);
    });
    return since;
}

/// Everybody who was there and had not withdrawn before that fact, by seed, with what they have so far; not
/// yet with their places in the standings, which ask in turn whether a further round can be.
std::vector<pairing::Player> playersOf(const Night& night, long long before)
{
    const Setting& setting = *night.setting;
    std::vector<pairing::Player> players;
    for (int seed = 1; seed <= setting.bracket.entries; ++seed) {
        pairing::Player player;
        player.seed = seed;
        for (const bracket::Match& drawn : setting.bracket.matches) {
            const Match* match = night::match(night, drawn.id);
            if (!match || drawn.bracket != bracket::Part::Swiss)
                continue;
            for (const Side side : scoring::bothSides) {
                if (match->seats[side] != bracket::Occupant{bracket::Seed{seed}})
                    continue;
                const auto* met = std::get_if<bracket::Seed>(&match->seats[scoring::other(side)]);
                const bool won = match->winner == side;
                player.score += won ? 1 : 0;
                if (met)
                    player.met.push_back(met->number);
                else
                    player.hadBye = true;
                if (won && met && endingOf(night.setting->absence, *match) != bracket::Ending::Played)
                    player.wonUnplayed = true;
            }
        }
        const std::string id = teamOfSeed(setting, seed);
        const Team* team = night::team(setting, id);
        if ((!team || !team->withdrawn || team->withdrewAt >= before) && !cameSince(night, id, before))
            players.push_back(std::move(player));
    }
    return players;
}

/// Everybody who is still in.
std::vector<pairing::Player> playersOf(const Night& night)
{
    return playersOf(night, night.seq + 1);
}

/// With the places that they have in the standings as these are now.
std::vector<pairing::Player> inTheStandings(const Night& night, std::vector<pairing::Player> players)
{
    for (const Ranking& ranking : rankings(night))
        for (const bracket::Ranked& ranked : ranking.places)
            for (pairing::Player& player : players)
                if (player.seed == ranked.seed)
                    player.place = ranked.rank;
    return players;
}

/// The round that comes after those that are over, or why there is none to be paired yet or ever.
tl::expected<int, std::string> nextRound(const Night& night)
{
    const Setting& setting = *night.setting;
    if (!setting.draw || setting.draw->format != facts::Format::Swiss)
        return tl::unexpected(std::string("rounds are paired in Swiss alone"));
    const int next = static_cast<int>(setting.pairings.size()) + 1;
    if (next > setting.bracket.rounds)
        return tl::unexpected("all " + std::to_string(setting.bracket.rounds) + " rounds are paired");
    std::vector<std::string> open;
    for (const Match* match : inOrder(night))
        if (match->state != State::Final || match->flags.disputed)
            open.push_back(std::to_string(match->number.value_or(0)));
    if (!open.empty())
        return tl::unexpected("round " + std::to_string(next) + " waits for " +
                              (open.size() == 1 ? "match " : "matches ") + rules::listed(open, "and"));
    return next;
}

} // namespace

std::optional<int> roundToPair(const Night& night)
{
    const auto next = nextRound(night);
    return next && pairing::swissRound(playersOf(night)) ? std::optional(*next) : std::nullopt;
}

bool endsEarly(const Night& night)
{
    return nextRound(night) && !pairing::swissRound(playersOf(night));
}

bool hadNoFurtherRound(const Night& night, long long before)
{
    return !pairing::swissRound(playersOf(night, before));
}

tl::expected<facts::Pairing, std::string> nextPairing(const Night& night)
{
    const auto round = nextRound(night);
    if (!round)
        return tl::unexpected(round.error());
    const auto pairs = pairing::swissRound(inTheStandings(night, playersOf(night)));
    if (!pairs)
        return tl::unexpected(pairs.error());
    facts::Pairing next;
    next.round = *round;
    for (const pairing::Pair& pair : *pairs) {
        if (!pair.b) {
            next.bye = teamOfSeed(*night.setting, pair.a);
            continue;
        }
        next.teams.push_back(teamOfSeed(*night.setting, pair.a));
        next.teams.push_back(teamOfSeed(*night.setting, *pair.b));
    }
    return next;
}

} // namespace night
