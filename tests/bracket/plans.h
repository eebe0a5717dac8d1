// Pools as they can be, for the tests.
#pragma once

#include "bracket/pools.h"
#include "bracket/roundrobin.h"

#include <algorithm>

namespace draws {

/// Every number of pools and of teams that advance from each, with so many places in the playoff at most.
inline std::vector<bracket::PoolsPlan> plansUpTo(int places)
{
    std::vector<bracket::PoolsPlan> plans;
    for (int pools = 1; pools <= bracket::mostPools; ++pools) {
        const int most = std::min(places / pools, bracket::mostInRoundRobin);
        for (int advance = 1; advance <= most; ++advance) {
            if (advance * pools >= 2)
                plans.push_back({pools, advance});
        }
    }
    return plans;
}

} // namespace draws
