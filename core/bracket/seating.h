// Which team sits in which match, given the results. Pure: the same results always give the same seating.
#pragma once

#include "bracket.h"
#include "byid.h"

#include <array>
#include <functional>
#include <map>
#include <set>

namespace bracket {

/// How a match ended: side A won, side B won, both are out (a double forfeit), or it was tied, which can't
/// happen in a knockout. Open: it hasn't ended and no one advances, even if one side is empty, because other
/// teams were seated and that must be decided first.
enum class Winner { A, B, Nobody, Tied, Open };

/// How a match ended. `sat`: the seeds that were seated, if a ruling keeps them although the draw now seats
/// others. The match can then still be open.
struct Ended {
    Winner winner = Winner::Nobody;
    std::optional<std::array<int, 2>> sat;

    Ended() = default;
    Ended(Winner won, std::optional<std::array<int, 2>> seeds = {}) : winner(won), sat(seeds) {}
    friend bool operator==(const Ended&, const Ended&) = default;
};

/// Not known yet: an earlier match isn't over.
struct Unknown {
    friend bool operator==(const Unknown&, const Unknown&) = default;
};
/// No one, by the results: both teams that could have come are out. A team without an opponent advances
/// without playing.
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

/// Whether a match keeps the teams that were seated. Clashes: a ruling says so, but one of them sits in
/// another match that is also kept and isn't over. No one can play both.
enum class Stand { None, Holds, Clashes };

/// The two sides of a match by the earlier results, and which team leaves it as winner and loser.
struct Seated {
    Occupant a;
    Occupant b;
    Occupant winner;
    Occupant loser;
    std::array<Occupant, 2> out{}; ///< the teams that are both out after it (a double forfeit)
    Stand stand = Stand::None;
    friend bool operator==(const Seated&, const Seated&) = default;
};
using Seating = ById<Seated>;

/// Who advances from the pools by their standings. A missing rank is Unknown. Vacant: no team is left for
/// that rank.
using PoolRanks = std::map<PoolRank, Occupant>;

/// How the match ended if these are its two sides. Nothing while it hasn't ended. Must return the same for
/// the same sides each time.
using ResultOf =
    std::function<std::optional<Ended>(const Match& match, const Occupant& a, const Occupant& b)>;

/// Updates a seating after the results of some matches (ids) or the teams that advance from the pools have
/// changed. Fills an empty one. Returns the matches whose teams changed or that are now kept or clash, in
/// playing order.
/// A result moves no one if its match isn't in the draw or a side isn't known yet. A match with a bye needs
/// no result. A match that is played only if necessary gets its two sides when side B wins the previous
/// match. If side A wins that, it is alone in the match and is the champion. So correcting the first final
/// makes the second appear or disappear, whatever was played in it.
/// Each team in a knockout has one place at a time: a match to play next or, if it is eliminated, the match
/// in which it was. If a match is kept although a corrected result sends another team there (`Ended::sat`),
/// the two teams swap places: the seated team stays, and the other gets the place that the seated one would
/// have, even if that is out of the tournament. Everything that was played is kept, with what follows from
/// it. The corrected result counts in the records of both teams and moves no one. This begins when both sides
/// of the match are known.
std::vector<MatchId> reseat(Seating& seating, const Bracket& bracket, const ResultOf& resultOf,
                            const PoolRanks& ranks, const std::set<MatchId>& changed);

/// Whether the match was to be played only if necessary and isn't: its winner is alone in it.
bool isUnneeded(const Match& match, const Seated& seated);

} // namespace bracket
