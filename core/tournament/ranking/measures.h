// What a table of the standings shows for a team besides its rank, and what separates two neighbors in it.
#pragma once

#include "standings.h"

#include <map>
#include <optional>
#include <string>

namespace tournament {

struct Measures {
    int difference = 0;          ///< points; in a table, up to the cap per game of its ranking
    std::optional<int> strength; ///< of schedule, in percent; nothing if no ranking uses it
};
/// By team. `inPools`: only matches in pools; otherwise all that the standings count.
std::map<std::string, Measures> measures(const Tournament& tournament, bool inPools);

/// The last tiebreaker that separated two neighbors in a table; nothing if their records did.
std::optional<bracket::Breaker> partedBy(const Standing& ahead, const Standing& behind);

} // namespace tournament
