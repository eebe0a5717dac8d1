// Who has left a ranking, and who can still go on from it. For this room alone.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

namespace tournament {

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

} // namespace tournament
