// Why a team stands where it does: what the row of a table says of it. For this room alone.
#pragma once

#include "ranking.h"
#include "standing.h"

namespace tournament {

/// Of a ranking. What decided last comes first and whole: it is what parted the row from its neighbour.
std::string decidedByTies(const Setting& setting, const bracket::Ranked& ranked, const Ranking& ranking);
/// `rated 2.67 on average, the playoff asks for 3.0`
std::string barredText(const Setting& setting, const Barred& barred);

/// By the match (its id) that it has its place by: `final, match 7: beat Full House`, `quarterfinals, match
/// 3: lost to Full House`, `round 1, match 2: no-show against Full House`; where it shares its places with
/// others also that these are not played out, and where it has changed places with another, for which match.
std::string decidedByMatch(const Tournament& tournament, const std::string& id, const Standing& standing);

/// `3rd of pool A, does not go on`; of who withdrew and so has no rank there `withdrew from pool A`.
std::string decidedByPool(const Tournament& tournament, const std::string& pool,
                          const std::optional<int>& rank);

} // namespace tournament
