// The ranks in a pool, a round robin, or Swiss, by the matches on record.
#pragma once

#include "gates.h"

#include "bracket/questions.h"
#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tournament {

// The teams that have left a ranking, and those that can still advance from it. For this room only.

/// From the record of the whole tournament, for one pool or for all.
bracket::Record recordFor(const Tournament& tournament);

/// Whether the seed withdrew while it still had a match in its pool, round robin or Swiss.
bool isOut(const Tournament& tournament, int seed);

/// A team that doesn't advance by its place, because it misses the tournament's gate.
struct Barred {
    int seed = 1;
    Shortfall lacks;
};

/// `Ranking::line` for a pool with these places.
std::vector<bracket::Ranked> lineOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record);

/// The ranking of a pool or of the whole tournament.
struct Ranking {
    std::string pool; ///< `A`; `*` for the teams of all pools that are in line for a wildcard; empty: the
                      ///< whole tournament
    /// Best first. For each: the tie that decided its place. A team that withdrew after all its matches keeps
    /// its place.
    std::vector<bracket::Ranked> places;
    /// The teams that can advance, in the order of the table: in a pool, without those that withdrew before
    /// the playoff began and those that miss the gate. If such a team was in a tie, the others are compared
    /// again from the first tiebreaker.
    std::vector<bracket::Ranked> line;
    std::vector<Barred> barred;
    std::vector<int> withdrawn; ///< seeds: withdrew with a match still to play; behind all others
    bool isComplete = false; ///< every match of it is over; for Swiss, every possible round (swissrounds.h)
    int goOn = 0;            ///< the number of teams that advance to the playoff; 0 if there is none
};

/// A team that withdraws while it still has a match in its pool (a round robin, Swiss) loses its remaining
/// matches and ranks behind all others. Whether its results count is up to the tournament's policy, because
/// the teams that would have met it later didn't have the same chances. If it has met everyone, all had the
/// same chances, and everything stays as played, its rank too. It doesn't advance: if nothing of the playoff
/// had begun when it left, the next in order does; later, its place in the playoff stays as drawn, and its
/// match there goes to the other side, as in a knockout.
///
/// The rankings of the draw: of each pool and of the wildcards, of a round robin, or of Swiss; none for a
/// knockout. If a team isn't in a published round of Swiss, because it came late or had withdrawn, the round
/// counts as a match not won, in its own winning percentage and in its opponents' strength of schedule.
std::vector<Ranking> rankings(const Tournament& tournament);

/// By seed, only for Swiss: the published rounds that the team wasn't in, because it came late or had
/// withdrawn.
std::map<int, std::vector<int>> missedRounds(const Setting& setting);

/// A match as the rankings count it; nothing while it is open, if a side was empty, and for teams that
/// withdrew with matches still to play if the tournament expunges those.
std::optional<bracket::Meeting> meetingOf(const Tournament& tournament, const Match& match);

/// Whether the match counts in a ranking: it is final, and neither disputed nor held by a protest.
bool isOver(const Match& match);

/// Whether all matches of the pool (empty: of the tournament's rankings) are over.
bool isComplete(const Tournament& tournament, std::string_view pool);

/// How many advance from each pool by rank, and how many wildcards.
struct Advancement {
    int fromEach = 0;
    int wildcards = 0;
};
Advancement advancementOf(const bracket::Bracket& bracket);

/// For one of several pools.
Ranking poolRanking(const Tournament& tournament, const bracket::Pool& pool);

} // namespace tournament
