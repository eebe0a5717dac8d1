#include "counts.h"

#include "tournament/model/lineup.h"

namespace tournament {

namespace {

bool isWalkover(const Match& match)
{
    return match.state == State::Final && match.outcome && match.games.empty() &&
           match.outcome != Outcome::Ruling;
}

/// A second final of which nobody knows yet whether it is necessary.
bool mayNotBe(const Tournament& tournament, const Match& match)
{
    const bracket::Match* plan = drawn(*tournament.setting, match.id);
    return plan && plan->ifNecessary && (match.teams.a.empty() || match.teams.b.empty());
}

void countMatch(const Tournament& tournament, const Match& match, Counts& counts)
{
    if (!match.number || isSpared(match) || mayNotBe(tournament, match))
        return;
    ++counts.matches;
    counts.over += match.state == State::Final ? 1 : 0;
    counts.walkovers += isWalkover(match) ? 1 : 0;
}

} // namespace

Counts countsOf(const Tournament& tournament)
{
    Counts counts;
    for (const Team& team : tournament.setting->teams) {
        ++counts.teams;
        counts.withdrawn += team.withdrawn ? 1 : 0;
        counts.players += static_cast<int>(playersToCount(tournament, team).size());
    }
    for (const Match* match : inOrder(tournament))
        countMatch(tournament, *match, counts);
    return counts;
}

} // namespace tournament
