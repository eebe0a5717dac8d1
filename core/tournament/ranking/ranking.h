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

// Who has left a ranking, and who can still advance from it. For this room alone.

/// What is on record of the whole tournament, for one pool or for all.
bracket::Record recordFor(const Tournament& tournament);

/// Whether the seed withdrew with a match still to play in its pool, a round robin, Swiss.
bool isOut(const Tournament& tournament, int seed);

/// A team that does not advance by its place: the tournament's gate asks for more.
struct Barred {
    int seed = 1;
    Shortfall lacks;
};

/// Which of them may not advance by the tournament's gate.
std::vector<Barred> barredOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                             const bracket::Record& record);

/// `Ranking::line` of a pool with these places.
std::vector<bracket::Ranked> lineOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record);

/// A pool or the whole tournament as a ranking.
struct Ranking {
    std::string pool; ///< `A`; `*` for those of all pools who want a wildcard; empty: the whole tournament
    /// The best first. For each: by which tie it has its place. A team that withdrew after all its matches
    /// keeps its place.
    std::vector<bracket::Ranked> places;
    /// Who can advance, in the order of the table: in a pool without those who withdrew before the playoff
    /// began, and without those whom the gate holds back; of several who were tied with one of these the
    /// rest start again.
    std::vector<bracket::Ranked> line;
    std::vector<Barred> barred;
    std::vector<int> withdrawn; ///< seeds: who withdrew with a match still to play; behind all others
    bool isComplete = false; ///< every match of it is over; of Swiss, every round that can be (swissnext.h)
    int goOn = 0;            ///< how many of them advance to the playoff; 0 if there is none
};

/// A team that withdraws while it still has a match to play in its pool (a round robin, Swiss) loses the
/// matches that are left, ranks behind all others, and what it played counts as the tournament's policy has
/// it: the teams that would have met it later did not have the same chances. Once it has met everyone all had
/// them, and everything is kept as it was played, its place in the table too. It does not advance: as long as
/// nothing of the playoff had begun when it left, the next in the order does; later its place in the playoff
/// is as drawn, and its match there goes to the other side, as in a knockout.
///
/// The rankings of the draw: of each pool and of the wildcards, of a round robin, or of Swiss; none of a
/// knockout. A published round of Swiss without a team, because it came late or had withdrawn, counts as a
/// match that it has not won, in its own share and in the strength of those it met.
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

/// How many advance from each pool by their rank, and how many besides.
struct Advancement {
    int fromEach = 0;
    int wildcards = 0;
};
Advancement advancementOf(const bracket::Bracket& bracket);

/// Of one pool of several.
Ranking poolRanking(const Tournament& tournament, const bracket::Pool& pool);

} // namespace tournament
