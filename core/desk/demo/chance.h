// Random values from a seed: the same on every machine, unlike the distributions of the standard library.
#pragma once

#include "scoring/hand.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>

namespace desk {

class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_engine(seed) {}

    /// From `low` to `high`, both included.
    int between(int low, int high)
    {
        return low + static_cast<int>(m_engine() % static_cast<std::uint64_t>(high - low + 1));
    }
    bool oneIn(int n) { return between(1, n) == 1; }
    scoring::Side side() { return oneIn(2) ? scoring::Side::A : scoring::Side::B; }
    scoring::Seat seat() { return {side(), between(0, 1)}; }
    /// One of the items of a non-empty array or vector.
    template <class Items>
    const auto& oneOf(const Items& items)
    {
        return items[static_cast<std::size_t>(between(0, static_cast<int>(std::size(items)) - 1))];
    }
    /// A UUID of version 4.
    std::string uuid();

private:
    std::mt19937_64 m_engine;
};

} // namespace desk
