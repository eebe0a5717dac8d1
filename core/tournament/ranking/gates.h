// Which teams can't advance to the playoff although their place in the pool is good enough.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace tournament {

/// What a team lacks of the tournament's gate; by default nothing.
struct Shortfall {
    std::string rating;                    ///< too low: the average, `2.67`; otherwise empty
    std::optional<int> played{};           ///< too few matches
    std::optional<int> forfeits{};         ///< too many
    std::optional<bracket::Amount> wins{}; ///< too small a share of its matches
    friend bool operator==(const Shortfall&, const Shortfall&) = default;
};

/// For that seed. Open matches of its pool could all be played and won: a team that can still meet the gate
/// lacks nothing yet.
Shortfall shortfallOf(const Tournament& tournament, const bracket::Record& record, int seed);

} // namespace tournament
