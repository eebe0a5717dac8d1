// A draw by lot in which teams of one affiliation are kept apart.
#pragma once

#include "bracket.h"

#include <string>
#include <vector>

namespace bracket {

/// The way of drawing of `shuffle.h` and then this: it stands in the record, and never changes.
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
/// number in later ones; exchanges are made as long as that becomes less, in the order of `apartInWords`.
/// With that as few meet in a first round as can be.
std::vector<std::size_t> keptApart(std::vector<std::size_t> order, std::size_t seeded,
                                   const std::vector<std::string>& affiliations, const Sections& sections);

/// The way from an order drawn by lot to that one in words by which anyone can take it again: a step each.
std::vector<std::string> apartInWords(Kind kind, int pools);

} // namespace bracket
