// A bracket cut into pages for the hall.
#pragma once

#include "bracket/bracket.h"

#include <QString>

#include <vector>

namespace hall {

/// What a page shows of the rounds.
struct Part {
    /// Its rounds count from 1, and the slots of the first are seeds that stand for nothing: only its
    /// geometry means something.
    bracket::Bracket bracket;
    QString name; ///< `Bracket`, `Bracket, part 2 of 4`
};

/// Those from the top of the first rounds, with the last rounds behind them. A part has at most so many boxes
/// of its first round under each other and so many rounds beside each other. `boxes` is a power of two.
std::vector<Part> partsOf(const bracket::Bracket& drawn, int boxes, int rounds);

} // namespace hall
