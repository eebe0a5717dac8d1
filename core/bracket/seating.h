// Who sits where, given who won what. Pure: the same results always give the same seating.
#pragma once

#include "bracket.h"
#include "byid.h"

#include <array>
#include <functional>
#include <map>
#include <set>

namespace bracket {

/// How a match ended: side A won, side B won, or both are out (a double forfeit). Open: it has not, and
/// nobody goes on from it, though a side of it be empty: others sat down to it, and that is to be decided
/// first.
enum class Winner { A, B, Nobody, Open };

/// How a match ended. `sat` are the seeds that sat down to it where a ruling lets that stand though the draw
/// now seats others; then it may be open too.
struct Ended {
    Winner winner = Winner::Nobody;
    std::optional<std::array<int, 2>> sat;

    Ended() = default;
    Ended(Winner won, std::optional<std::array<int, 2>> seeds = {}) : winner(won), sat(seeds) {}
    friend bool operator==(const Ended&, const Ended&) = default;
};

/// The matches that are over. A match with a bye has no result and needs none.
using Results = std::map<MatchId, Ended, std::less<>>;

/// Not known yet: a match before it is not over.
struct Unknown {
    friend bool operator==(const Unknown&, const Unknown&) = default;
};
/// Nobody, by what happened: both who could have come are out. Whoever meets nobody goes on without playing.
struct Vacant {
    friend bool operator==(const Vacant&, const Vacant&) = default;
};
using Occupant = std::variant<Unknown, Seed, Bye, Vacant>;
inline bool isKnown(const Occupant& who)
{
    return !std::holds_alternative<Unknown>(who);
}
inline bool isTeam(const Occupant& who)
{
    return std::holds_alternative<Seed>(who);
}

/// Whether a match stands though others sat down to it. Clashes: it was to, and one of them sits in another
/// match that stands so and is not over; nobody can play both.
enum class Stand { None, Holds, Clashes };

/// The two sides of a match, who come there by what was played before it, and who leaves it which way.
struct Seated {
    Occupant a;
    Occupant b;
    Occupant winner;
    Occupant loser;
    std::array<Occupant, 2> out{}; ///< who are both out by it (a double forfeit)
    Stand stand = Stand::None;
    friend bool operator==(const Seated&, const Seated&) = default;
};
using Seating = ById<Seated>;

/// Who goes on from the pools, as their standings have it; whoever is not in it is Unknown. Vacant: nobody is
/// left for that rank.
using PoolRanks = std::map<PoolRank, Occupant>;

/// The whole draw. A result of a match that is not in the draw, or of a side not known yet, moves nobody.
///
/// A match that is played only if necessary has its two sides as soon as the match before it went to side B.
/// If that went to side A, the winner stands in it against a bye and goes on as champion: a corrected first
/// final makes the second appear or disappear, whatever was played in it.
///
/// Everybody in a knockout has one place at a time: a match to play next or, out of it, the one they left by.
/// Where a match stands though a corrected result sends somebody else there (`Ended::sat`), the two change
/// places: who sat down stays, and who would have come takes the place that the other has otherwise, be it
/// that of who is out. So what was played stands with all that comes of it; the corrected result counts in
/// the record of both and moves nobody. It takes effect when both sides of the match are known.
Seating seating(const Bracket& bracket, const Results& results, const PoolRanks& ranks = {});

/// How the match ended if these two come to its sides; nothing while it has not. The same answer whenever it
/// is asked for the same two.
using ResultOf =
    std::function<std::optional<Ended>(const Match& match, const Occupant& a, const Occupant& b)>;

/// Brings a seating of that draw up to date after the results of some matches (their ids), or who goes on
/// from the pools, have changed; an empty one is filled. Answers the matches that others now sit down to, or
/// that stand or clash since, in playing order.
std::vector<MatchId> reseat(Seating& seating, const Bracket& bracket, const ResultOf& resultOf,
                            const PoolRanks& ranks, const std::set<MatchId>& changed);

/// Whether the match was to be played only if necessary, and is not: its winner stands there alone.
bool isSpared(const Match& match, const Seated& seated);

/// Who sits in that one slot; for several, ask `seating` once.
Occupant occupant(const Bracket& bracket, const Slot& slot, const Results& results,
                  const PoolRanks& ranks = {});

/// Who has won the tournament: Unknown until the deciding match is over, and where standings decide.
Occupant champion(const Bracket& bracket, const Results& results, const PoolRanks& ranks = {});

} // namespace bracket
