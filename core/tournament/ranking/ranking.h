// The ranks in a pool, a round robin or Swiss, computed from the matches on record.
#pragma once

#include "gates.h"

#include "bracket/questions.h"
#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tournament {

// The teams that left a ranking, and those that can still advance from it. Only for this room.

/// For one pool or for all, from the record of the whole tournament.
bracket::Record recordFor(const Tournament& tournament);

/// Whether the seed withdrew while it still had a match to play in its pool, round robin or Swiss.
bool isOut(const Tournament& tournament, int seed);

/// A team that can't advance despite its rank, because it doesn't meet the tournament's gate.
struct Barred {
    int seed = 1;
    Shortfall lacks;
};

/// `Ranking::line` for a pool with these places.
std::vector<bracket::Ranked> lineOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record);

/// The ranking of a pool or of the whole tournament.
struct Ranking {
    /// `A`; `*`: the teams of all pools that compete for a wildcard; empty: the whole tournament.
    std::string pool;
    /// Best first, each with the tie that decided its place. A team that withdrew after all its matches keeps
    /// its place.
    std::vector<bracket::Ranked> places;
    /// The teams that can advance, in the order of the table. In a pool, without those that withdrew before
    /// the playoff began and those that don't meet the gate. If such a team was in a tie, the others are
    /// compared again from the first tiebreaker.
    std::vector<bracket::Ranked> line;
    std::vector<Barred> barred;
    std::vector<int> withdrawn; ///< seeds that withdrew with a match still to play; behind all others
    bool isComplete = false;    ///< every match is over; in Swiss, every possible round (swissrounds.h)
    int advanceCount = 0;       ///< how many teams advance to the playoff; 0: there is none
};

/// The rankings of the draw: of each pool and of the wildcards, of a round robin, or of Swiss. None for a
/// knockout.
/// A team that withdraws with a match left in its pool (or round robin, or Swiss) loses its remaining matches
/// and ranks behind all others. The tournament's policy says whether its results count, because the teams
/// that would have met it later didn't have the same chances. If it had met everyone, all had the same
/// chances, and everything stays as played, its rank too. It doesn't advance. If nothing of the playoff had
/// begun when it left, the next team in order does. Later, its place in the playoff stays as drawn, and its
/// opponent there wins, as in a knockout.
/// A published Swiss round that a team isn't in, because it came late or had withdrawn, counts as a match not
/// won, in its winning percentage and in its opponents' strength of schedule.
std::vector<Ranking> rankings(const Tournament& tournament);

/// By seed, only for Swiss: the published rounds that the team isn't in, because it came late or had
/// withdrawn.
std::map<int, std::vector<int>> missedRounds(const Setting& setting);

/// A match as the rankings count it. Nothing while it is open, if a side was empty, or if one of its teams
/// withdrew with matches still to play and the tournament expunges those.
std::optional<bracket::Meeting> meetingOf(const Tournament& tournament, const Match& match);

/// Whether the match counts in a ranking: it is final, not disputed, and not held by a protest.
bool isOver(const Match& match);

/// Whether all matches of the pool are over. Empty: of all rankings of the tournament.
bool isComplete(const Tournament& tournament, std::string_view pool);

/// How many teams advance from each pool by rank, and how many as wildcards.
struct Advancement {
    int fromEach = 0;
    int wildcards = 0;
};
Advancement advancementOf(const bracket::Bracket& bracket);

/// The ranking of one of several pools.
Ranking poolRanking(const Tournament& tournament, const bracket::Pool& pool);

} // namespace tournament
