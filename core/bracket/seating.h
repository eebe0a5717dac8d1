// Who sits in which match, given the results. Pure: the same results always give the same seating.
#pragma once

#include "bracket.h"
#include "byid.h"

#include <array>
#include <functional>
#include <map>
#include <set>

namespace bracket {

/// How a match ended: side A won, side B won, both are out (a double forfeit), or it was tied, which no match
/// of a knockout is. Open: it has not, and no one advances from it, even if a side of it is empty: other
/// teams were seated, and that is to be decided first.
enum class Winner { A, B, Nobody, Tied, Open };

/// How a match ended. `sat` are the seeds that were seated, if a ruling keeps them although the draw now
/// seats others; then it can still be open.
struct Ended {
    Winner winner = Winner::Nobody;
    std::optional<std::array<int, 2>> sat;

    Ended() = default;
    Ended(Winner won, std::optional<std::array<int, 2>> seeds = {}) : winner(won), sat(seeds) {}
    friend bool operator==(const Ended&, const Ended&) = default;
};

/// Not known yet: a match before it is not over.
struct Unknown {
    friend bool operator==(const Unknown&, const Unknown&) = default;
};
/// No one, by the results: both teams that could come are out. A team without an opponent advances without
/// playing.
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

/// Whether a match keeps the teams that were seated. Clashes: it was meant to, but one of them sits in
/// another match that is also kept and isn't over; no one can play both.
enum class Stand { None, Holds, Clashes };

/// The two sides of a match, who comes there by the earlier results, and who leaves it which way.
struct Seated {
    Occupant a;
    Occupant b;
    Occupant winner;
    Occupant loser;
    std::array<Occupant, 2> out{}; ///< the teams that are both out by it (a double forfeit)
    Stand stand = Stand::None;
    friend bool operator==(const Seated&, const Seated&) = default;
};
using Seating = ById<Seated>;

/// Who advances from the pools by their standings. A rank that is missing is Unknown. Vacant: no one is left
/// for that rank.
using PoolRanks = std::map<PoolRank, Occupant>;

/// How the match ended if these two are its sides; nothing while it hasn't. Returns the same for the same two
/// every time.
using ResultOf =
    std::function<std::optional<Ended>(const Match& match, const Occupant& a, const Occupant& b)>;

/// Brings a seating of that draw up to date after the results of some matches (their ids), or the teams that
/// advance from the pools, have changed; fills an empty one. Returns the matches whose teams have changed, or
/// that are now kept or clash, in playing order.
///
/// A result of a match that is not in the draw, or of a side not known yet, moves no one. A match with a bye
/// has no result and needs none. A match that is played only if necessary gets its two sides once the match
/// before it is won by side B. If side A won, the winner is alone in it and is champion: a corrected first
/// final makes the second appear or disappear, whatever was played in it.
///
/// Every team in a knockout has one place at a time: a match to play next or, if it is out, the one it left
/// by. If a match is kept although a corrected result sends another team there (`Ended::sat`), the two change
/// places: the team that was seated stays, and the one that would have come takes the place that the other
/// would have, even if that is out. What was played is kept with all that follows from it; the corrected
/// result counts in the record of both and moves no one. It takes effect when both sides of the match are
/// known.
std::vector<MatchId> reseat(Seating& seating, const Bracket& bracket, const ResultOf& resultOf,
                            const PoolRanks& ranks, const std::set<MatchId>& changed);

/// Whether the match was to be played only if necessary and isn't: its winner is alone in it.
bool isSpared(const Match& match, const Seated& seated);

} // namespace bracket
