// What the standings show for a team besides its rank, and what separates two neighbors in them.
#pragma once

#include "standings.h"

#include <map>
#include <optional>
#include <string>

namespace tournament {

struct Measures {
    int difference = 0;          ///< points; in a table, with the ranking's cap per game
    std::optional<int> strength; ///< of schedule, in percent; nothing if no ranking uses it
};
/// By team. `inPools`: only pool matches; otherwise all matches that the standings count.
std::map<std::string, Measures> measures(const Tournament& tournament, bool inPools);

/// The last tiebreaker that separated two neighbors in a table. Nothing if their records separated them.
std::optional<bracket::Breaker> partedBy(const Standing& ahead, const Standing& behind);

} // namespace tournament
