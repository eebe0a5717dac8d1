// A random draw that anyone can repeat: the same seed gives the same order on every machine; and one in which
// teams of one affiliation are kept apart.
#pragma once

#include "bracket.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bracket {

/// The way of drawing, which is on record beside the seed. Another way gets another number; this one never
/// changes.
inline constexpr int shuffleVersion = 1;

/// 0 to `count` - 1 in a random order. FNV-1a (64 bits) of the seed's bytes starts SplitMix64; from the last
/// place down to the second each is swapped with one of the places up to itself (Fisher and Yates), and
/// numbers that would favor some places are thrown away.
std::vector<int> shuffled(int count, std::string_view seed);

/// The order in which entrants are drawn, as places in the list from 0: those with a seed of their own first,
/// by it; the others in their order, or randomly from `lot`.
std::vector<std::size_t> drawOrder(const std::vector<std::optional<int>>& seeds,
                                   const std::optional<std::string>& lot);

/// The way of drawing of `shuffled` and then this: it is on record, and never changes.
inline constexpr int apartVersion = 2;

/// How soon those in two places of the draw come together, the soonest first: of every place, from 0 for the
/// first seed, the section that it is in. Two in one section may meet in it.
using Sections = std::vector<std::vector<int>>;

/// Of a knockout those who may meet in the first round, those by the second, and so on, the final left out;
/// of pools the pools; of Swiss the first round. None of a round robin, where all meet all, and none where
/// there is no such draw.
Sections sectionsOf(Kind kind, int entries, int pools);

/// The order, which says who is in which place, with some of them exchanged. The first `seeded` places stay.
/// Every two of one affiliation (empty: none) that share a section count, in an earlier one more than any
/// number in later ones; exchanges are made as long as that becomes less, in the order that
/// core/wording/tournament tells. With that as few meet in a first round as can be.
std::vector<std::size_t> keptApart(std::vector<std::size_t> order, std::size_t seeded,
                                   const std::vector<std::string>& affiliations, const Sections& sections);

} // namespace bracket
