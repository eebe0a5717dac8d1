#include "swissrounds.h"

#include "endings.h"

namespace tournament {

using message::Message;

namespace {

/// Whether the team entered late, and not before that fact.
bool cameSince(const Tournament& tournament, const std::string& team, long long before)
{
    bool since = false;
    forEach<facts::LateEntry>(*tournament.record,
                              [&](const facts::Entry& entry, const facts::LateEntry& late) {
                                  since = since || (late.team == team && entry.seq >= before);
                              });
    return since;
}

/// `round 2 is waiting for matches 1, 3 and 4`
Message waitsForMatches(int round, const std::vector<int>& matches)
{
    const int last = matches.back();
    if (matches.size() == 1)
        return Message{"pairing-waits-for-match", {{"round", round}, {"match", last}}};
    std::vector<std::string> others;
    for (auto match = matches.begin(); match + 1 != matches.end(); ++match)
        others.push_back(std::to_string(*match));
    return Message{"pairing-waits-for-matches",
                   {{"round", round}, {"matches", std::move(others)}, {"last", last}}};
}

} // namespace

std::vector<pairing::Player> playersOf(const Tournament& tournament, long long before)
{
    const Setting& setting = *tournament.setting;
    std::vector<pairing::Player> players;
    const int win = hasTies(tournament) ? 2 : 1; // then a point is half a win
    for (int seed = 1; seed <= setting.bracket.entries; ++seed) {
        pairing::Player player;
        player.seed = seed;
        for (const bracket::Match& drawn : setting.bracket.matches) {
            const Match* match = tournament::match(tournament, drawn.id);
            if (!match || drawn.bracket != bracket::Part::Swiss)
                continue;
            for (const Side side : scoring::bothSides) {
                if (match->seats[side] != bracket::Occupant{bracket::Seed{seed}})
                    continue;
                const auto* met = std::get_if<bracket::Seed>(&match->seats[scoring::other(side)]);
                const bool won = match->winner == side;
                player.score += won ? win : match->state == State::Final && isTied(*match) ? 1 : 0;
                if (met)
                    player.met.push_back(met->number);
                else
                    player.hadBye = true;
                if (won && met && endingOf(tournament.setting->absence, *match) != bracket::Ending::Played)
                    player.wonUnplayed = true;
            }
        }
        const std::string id = teamOfSeed(setting, seed);
        const Team* team = tournament::team(setting, id);
        if ((!team || !team->withdrawn || team->withdrewAt >= before) && !cameSince(tournament, id, before))
            players.push_back(std::move(player));
    }
    return players;
}

std::vector<pairing::Player> playersOf(const Tournament& tournament)
{
    return playersOf(tournament, tournament.seq + 1);
}

tl::expected<int, Message> nextRound(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    if (!setting.draw || setting.draw->format != facts::Format::Swiss)
        return tl::unexpected(Message{"pairing-not-swiss"});
    const int next = static_cast<int>(setting.pairings.size()) + 1;
    if (next > setting.bracket.rounds)
        return tl::unexpected(Message{"pairing-all-rounds-paired", {{"rounds", setting.bracket.rounds}}});
    std::vector<int> open;
    for (const Match* match : inOrder(tournament))
        if (match->state != State::Final || match->flags.disputed)
            open.push_back(match->number.value_or(0));
    if (!open.empty())
        return tl::unexpected(waitsForMatches(next, open));
    return next;
}

std::optional<int> roundToPair(const Tournament& tournament)
{
    const auto next = nextRound(tournament);
    return next && pairing::swissRound(playersOf(tournament)) ? std::optional(*next) : std::nullopt;
}

bool endsEarly(const Tournament& tournament)
{
    return nextRound(tournament) && !pairing::swissRound(playersOf(tournament));
}

bool hadNoFurtherRound(const Tournament& tournament, long long before)
{
    return !pairing::swissRound(playersOf(tournament, before));
}

} // namespace tournament
