// A random draw that anyone can repeat: the same seed gives the same order on every machine. It can also keep
// teams of one affiliation apart.
#pragma once

#include "bracket.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bracket {

/// The method of drawing, which is on record with the seed. Another method gets another number; this one
/// never changes.
inline constexpr int shuffleVersion = 1;

/// 0 to `count` - 1 in a random order. FNV-1a (64 bits) of the seed's bytes starts SplitMix64; from the last
/// place down to the second each is swapped with one of the places up to itself (Fisher and Yates), and
/// numbers that would favor some places are thrown away.
std::vector<int> shuffled(int count, std::string_view seed);

/// The order in which entrants are drawn, as places in the list from 0: those with a seed of their own first,
/// by it; the others in their order, or at random from `lot`.
std::vector<std::size_t> drawOrder(const std::vector<std::optional<int>>& seeds,
                                   const std::optional<std::string>& lot);

/// The method of `shuffled` followed by this. It is on record and never changes.
inline constexpr int apartVersion = 2;

/// How soon two places of the draw meet, soonest first: for every place, from 0 for the first seed, its
/// section. Two places in one section can meet in it.
using Sections = std::vector<std::vector<int>>;

/// For a knockout: those who can meet in the first round, those who can by the second, and so on, without the
/// final. For pools: the pools. For Swiss: the first round. None for a round robin, where all meet, and if
/// the draw isn't possible.
Sections sectionsOf(Kind kind, int entries, int pools);

/// The order of teams by place, with some of them swapped. The first `seeded` places stay. Every two teams of
/// one affiliation (empty: none) in one section count, and more in an earlier section than any number in
/// later ones. Teams are swapped as long as that gets less, in the order that core/wording/tournament
/// describes. Then as few as possible meet in a first round.
std::vector<std::size_t> keptApart(std::vector<std::size_t> order, std::size_t seeded,
                                   const std::vector<std::string>& affiliations, const Sections& sections);

} // namespace bracket
