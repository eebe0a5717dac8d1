// Who has left a ranking, and who can still go on from it. For this room alone.
#pragma once

#include "night.h"
#include "ranking.h"

#include "bracket/ranking.h"

namespace night {

/// Whether the seed withdrew with a match still to play in its pool, a round robin, Swiss.
bool isOut(const Night& night, int seed);

/// Who of them is rated too low to go on, as the night's policy has it.
std::vector<Barred> barredOf(const Night& night, const std::vector<bracket::Ranked>& places,
                             const bracket::Record& record);

/// `Ranking::line` of a pool with these places.
std::vector<bracket::Ranked> lineOf(const Night& night, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record);

} // namespace night
