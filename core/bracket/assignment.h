// Who takes which place at the least cost; for this folder alone.
#pragma once

#include <vector>

namespace bracket {

/// For each row of a square table of costs its column, each column once, the sum of the costs least (Kuhn's
/// Hungarian method with shortest ways, O(n³)).
std::vector<std::size_t> cheapest(const std::vector<std::vector<long long>>& costs);

} // namespace bracket
