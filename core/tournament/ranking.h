// Who stands where in a pool, a round robin, in Swiss, by the matches on record.
#pragma once

#include "tournament.h"

#include "bracket/ranking.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tournament {

/// A team that does not go on for how it behaved: the tournament's policy asks for a better rating.
struct Barred {
    int seed = 1;
    std::string rating; ///< the mean, `2.67`
};

/// A pool or the whole event as a ranking.
struct Ranking {
    std::string pool; ///< `A`; `*` for those of all pools who want a wildcard; empty: the whole event
    /// The best first. Of each: by which tie it stands there. Who withdrew with all its matches behind it
    /// keeps its place.
    std::vector<bracket::Ranked> places;
    /// Who can go on, in the order of the table: in a pool without those who withdrew before the playoff
    /// began, and without those who are barred; of several who were level with one of these the rest start
    /// again.
    std::vector<bracket::Ranked> line;
    std::vector<Barred> barred;
    std::vector<int> withdrawn; ///< seeds: who withdrew with a match still to play; behind all others
    bool isComplete = false; ///< every match of it is over; of Swiss, every round that can be (swissnext.h)
    int goOn = 0;            ///< so many of them go on to the playoff; 0 where there is none
};

/// A team that withdraws while it still has a match to play in its pool (a round robin, Swiss) loses the
/// matches that are left, stands behind all others, and what it played counts as the tournament's policy has
/// it: those who would have met it later had not the same chances. Once it has met everybody all had them, so
/// all stays as it was played, its place in the table too. It does not go on: as long as nothing of the
/// playoff had begun when it left, the next in the order does; later its place in the playoff is as drawn,
/// and its match there the other side's, as in a knockout.
///
/// The rankings of the draw: of each pool and of the wildcards, of a round robin, or of Swiss; none of a
/// knockout. A published round of Swiss in which a team was not, since it came late or had withdrawn, counts
/// as a match that it has not won, in its own share and in the strength of those whom it met.
std::vector<Ranking> rankings(const Tournament& tournament);

/// Who goes on from which rank of which pool, as far as it is settled: the pool is complete, and nobody is
/// level there. Vacant where nobody is left for the rank.
bracket::PoolRanks poolRanks(const Tournament& tournament);
/// The same where it was so `before` the results of these matches changed (their ids): only the pools that
/// they are of are ranked anew.
bracket::PoolRanks poolRanks(const Tournament& tournament, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed);

/// By seed, of Swiss alone: the published rounds that it was not in, since it came late or had withdrawn.
std::map<int, std::vector<int>> missedRounds(const Setting& setting);
/// `round 1 not played counts as lost`, `rounds 1 and 2 not played count as lost`; empty of none.
std::string missedInWords(const std::vector<int>& rounds);

/// How rankings and pairings take such an ending: what was decided by a ruling counts as played, in mid
/// match too, since it says who won and that nobody gave up; absences as the tournament's policy ranks them.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match);
/// The same for that side of it: of a double forfeit one side may be a no-show.
bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match, Side side);
/// A match as the rankings count it; nothing while it is open, where a side was empty, and of teams that
/// withdrew with matches still to play where the tournament expunges those.
std::optional<bracket::Meeting> meetingOf(const Tournament& tournament, const Match& match);

/// Ranks that teams share though somebody has to go on from them: seeds, and the pool (`*`: for a wildcard).
struct Undecided {
    std::string pool;
    std::vector<int> seeds;
    bool allGoOn = false; ///< all of them do: it is about whom they meet in the playoff
    friend bool operator==(const Undecided&, const Undecided&) = default;
};
/// The play-in of two of them that is not over; null where there is none.
const Match* openPlayIn(const Tournament& tournament, const Undecided& tie);
/// `pool A: Full House, Nil Or Nothing are level for a place that goes on: draw lots or play a play-in`
std::string inWords(const Tournament& tournament, const Undecided& tie);
/// Complete rankings in which a play-in or a lot has to say who goes on, or who has won.
std::vector<Undecided> undecidedTies(const Tournament& tournament);

} // namespace tournament
