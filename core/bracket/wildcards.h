// Where those sit in a playoff who go on besides the ranks of the pools.
#pragma once

#include "seating.h"

namespace bracket {

/// Keeps a wildcard and the team of its own pool apart in their first match of the playoff where the places
/// among the wildcards (pools.h) could not: it exchanges places with the lowest of those who go on by the
/// last rank, have no bye, and meet nobody of their own pool by it; so nobody of a better rank moves. Only
/// once all wildcards are known can that be told: until then the places that may be exchanged stay open.
void keepWildcardsApart(const Bracket& bracket, PoolRanks& ranks);

} // namespace bracket
