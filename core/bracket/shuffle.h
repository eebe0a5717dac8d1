// A draw by lot that anyone can repeat: the same seed gives the same order on every machine.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bracket {

/// The way of drawing, which stands in the record beside the seed. Another way gets another number; this one
/// never changes.
inline constexpr int shuffleVersion = 1;

/// 0 to `count` - 1 in an order drawn by lot. FNV-1a (64 bits) of the seed's bytes starts SplitMix64; from
/// the last place down to the second each changes with one of the places up to itself (Fisher and Yates), and
/// numbers that would favour some places are thrown away.
std::vector<int> shuffled(int count, std::string_view seed);

/// The order in which entrants are drawn, as places in the list from 0: those with a seed of their own first,
/// by it; the others as they stand, or by a lot drawn from `lot`.
std::vector<std::size_t> drawOrder(const std::vector<std::optional<int>>& seeds,
                                   const std::optional<std::string>& lot);

/// The way to that order in words by which anyone can take it again, with paper or in any language: a step
/// each. `byLot`: those of `shuffled` are among them. `further` steps come before the places are the seeds.
std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further = {});

} // namespace bracket
