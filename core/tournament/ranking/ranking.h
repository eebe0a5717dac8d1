// Who stands where in a pool, a round robin, in Swiss, by the matches on record.
#pragma once

#include "bracket/questions.h"
#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tournament {

// Who has left a ranking, and who can still go on from it. For this room alone.

/// What is on record of the whole tournament, for one pool or for all.
bracket::Record recordFor(const Tournament& tournament);

/// Whether the seed withdrew with a match still to play in its pool, a round robin, Swiss.
bool isOut(const Tournament& tournament, int seed);

/// A team that does not go on for how it behaved: the tournament's policy asks for a better rating.
struct Barred {
    int seed = 1;
    std::string rating; ///< the mean, `2.67`
};

/// Who of them is rated too low to go on, as the tournament's policy has it.
std::vector<Barred> barredOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                             const bracket::Record& record);

/// `Ranking::line` of a pool with these places.
std::vector<bracket::Ranked> lineOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record);

/// A pool or the whole tournament as a ranking.
struct Ranking {
    std::string pool; ///< `A`; `*` for those of all pools who want a wildcard; empty: the whole tournament
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

/// By seed, of Swiss alone: the published rounds that it was not in, since it came late or had withdrawn.
std::map<int, std::vector<int>> missedRounds(const Setting& setting);

/// A match as the rankings count it; nothing while it is open, where a side was empty, and of teams that
/// withdrew with matches still to play where the tournament expunges those.
std::optional<bracket::Meeting> meetingOf(const Tournament& tournament, const Match& match);

/// Whether the match has its part in a ranking: it is final, and neither disputed nor held by a protest.
bool isOver(const Match& match);

/// Whether all matches of the pool (empty: of the tournament's rankings) are over.
bool isComplete(const Tournament& tournament, std::string_view pool);

/// How many go on from each pool by their rank, and how many besides.
struct Advancement {
    int fromEach = 0;
    int wildcards = 0;
};
Advancement advancementOf(const bracket::Bracket& bracket);

/// Of one pool of several.
Ranking poolRanking(const Tournament& tournament, const bracket::Pool& pool);

} // namespace tournament
