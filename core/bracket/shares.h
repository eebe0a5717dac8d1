// Matches won of those that were played: what several breakers count. For this room alone.
#pragma once

#include "breakers.h"

#include <array>
#include <string>
#include <vector>

namespace bracket {

inline constexpr std::array<std::size_t, 2> bothPlaces{0, 1};

inline bool wins(const Meeting& meeting, std::size_t place)
{
    return meeting.winner == (place == 0 ? Winner::A : Winner::B);
}

/// How many of how many.
struct Share {
    long long of = 0;
    long long all = 0;
};
Value shareValue(const Share& share);

/// Wins among these alone. Applies where each has met each, and equally often; of play-ins also where they
/// make a ladder with one of them at its top. Empty where it does not.
std::vector<Value> winsAmong(const std::vector<int>& among, const Record& record, bool playIns);

} // namespace bracket
