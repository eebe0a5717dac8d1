// Which teams can't advance to the playoff although their rank in the pool is high enough.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace tournament {

/// Where a team doesn't meet the tournament's gate. By default it meets it.
struct Shortfall {
    std::string rating;                    ///< the average if it is too low: `2.67`; otherwise empty
    std::optional<int> played{};           ///< too few matches
    std::optional<int> forfeits{};         ///< too many
    std::optional<bracket::Amount> wins{}; ///< too small a share of its matches
    friend bool operator==(const Shortfall&, const Shortfall&) = default;
};

/// For that seed. A team that can still meet the gate by playing and winning its open matches isn't short
/// yet.
Shortfall shortfallOf(const Tournament& tournament, const bracket::Record& record, int seed);

} // namespace tournament
