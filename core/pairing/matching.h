// Pairs everybody at the least cost; for this folder alone.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace pairing {

/// What it costs that these two meet; nothing: they must not.
using Cost = std::function<std::optional<long long>(std::size_t, std::size_t)>;

/// For each of 0 to `count` - 1 the one it is paired with, so that the costs come to the least; nothing where
/// not all can be paired.
std::optional<std::vector<std::size_t>> cheapestPairs(std::size_t count, const Cost& cost);

} // namespace pairing
