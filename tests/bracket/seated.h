// Who sits where in a whole draw, by the results of its matches.
#pragma once

#include "bracket/questions.h"
#include "bracket/seating.h"

namespace bracket {

/// The matches that are over. A match with a bye has no result and needs none.
using Results = std::map<MatchId, Ended, std::less<>>;

inline Seating seating(const Bracket& bracket, const Results& results, const PoolRanks& ranks = {})
{
    Seating all;
    const auto resultOf = [&](const Match& match, const Occupant&, const Occupant&) {
        const auto at = results.find(match.id);
        return at == results.end() ? std::nullopt : std::optional(at->second);
    };
    reseat(all, bracket, resultOf, ranks, {});
    return all;
}

/// Unknown until the deciding match is over.
inline Occupant champion(const Bracket& bracket, const Results& results, const PoolRanks& ranks = {})
{
    return seating(bracket, results, ranks).at(decidingMatch(bracket)->id).winner;
}

} // namespace bracket
