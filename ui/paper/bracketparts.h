// A large draw cut into parts that a page can hold readably; for this folder alone.
#pragma once

#include "bracket/bracket.h"

#include <vector>

namespace paper {

/// Up to this many places of the first round go onto one page.
inline constexpr int placesOnAPage = 32;
/// Above that, a page holds so many, and the last page the rounds behind them.
inline constexpr int placesOfAPart = 16;

/// The draw itself, or its parts from the top with the last rounds behind them. In the last, rounds count
/// from 1 and the slots of the first are seeds that stand for nothing: only its geometry means something.
std::vector<bracket::Bracket> partsOf(const bracket::Bracket& bracket);

} // namespace paper
