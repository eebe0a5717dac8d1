// Who may not advance to the playoff although its place in the pool would let it.
#pragma once

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace tournament {

/// What a team lacks of what the tournament's gate asks for; the default: nothing.
struct Shortfall {
    std::string rating;                    ///< too low: the mean, `2.67`; else empty
    std::optional<int> played{};           ///< too few matches
    std::optional<int> forfeits{};         ///< too many
    std::optional<bracket::Amount> wins{}; ///< too small a share of its matches
    friend bool operator==(const Shortfall&, const Shortfall&) = default;
};

/// Of that seed. Matches of its pool that are still open may all be played and won: who can still reach what
/// is asked for lacks nothing yet.
Shortfall shortfallOf(const Tournament& tournament, const bracket::Record& record, int seed);

} // namespace tournament
