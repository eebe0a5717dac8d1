// A random draw that anyone can repeat: the same seed gives the same order on every machine. It can also keep
// teams of the same affiliation apart.
#pragma once

#include "bracket.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bracket {

/// The version of the method, which is recorded with the seed. Another method gets another number. This
/// method must never change.
inline constexpr int shuffleVersion = 1;

/// 0 to `count` - 1 in random order. FNV-1a (64 bits) of the seed's bytes starts SplitMix64. From the last
/// place down to the second, each is swapped with one of the places up to itself (Fisher and Yates). Random
/// numbers that would favor some places are skipped.
std::vector<int> shuffled(int count, std::string_view seed);

/// The order in which entrants are drawn, as indexes in the list: first those with a seed, by seed; the
/// others in the order of the list, or at random from `lot`.
std::vector<std::size_t> drawOrder(const std::vector<std::optional<int>>& seeds,
                                   const std::optional<std::string>& lot);

/// The method of `shuffled` followed by `keptApart`. It is recorded and must never change.
inline constexpr int apartVersion = 2;

/// How soon two places in the draw can meet, soonest first. Each list has a section number for each place,
/// from the first seed on. Two places in the same section can meet there.
using Sections = std::vector<std::vector<int>>;

/// For a knockout: who can meet in the first round, who by the second round, and so on, without the final.
/// For pools: the pools. For Swiss: the first round. Empty for a round robin, where all meet, and if the draw
/// isn't possible.
Sections sectionsOf(Kind kind, int entries, int pools);

/// The order of teams by place, with some of them swapped to keep affiliations apart. The first `seeded`
/// places stay. Each two teams of the same affiliation (empty: none) in one section count, and one pair in an
/// earlier section counts more than any number in later ones. Teams are swapped as long as that reduces the
/// count, in the order described in core/wording/tournament. At the end, as few as possible meet in a first
/// round.
std::vector<std::size_t> keptApart(std::vector<std::size_t> order, std::size_t seeded,
                                   const std::vector<std::string>& affiliations, const Sections& sections);

} // namespace bracket
