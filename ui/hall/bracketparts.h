// A bracket cut into pages for the hall.
#pragma once

#include "bracket/bracket.h"

#include <QString>

#include <vector>

namespace hall {

/// What a page shows of the rounds.
struct Part {
    /// The rounds count from 1. The slots of the first round have seeds without a meaning: only the geometry
    /// counts.
    bracket::Bracket bracket;
    QString name; ///< `Bracket`, `Bracket, part 2 of 4`
};

/// The parts of the first rounds from the top, then the last rounds. A part has at most `boxes` boxes of its
/// first round below each other, and at most `rounds` rounds side by side. `boxes` is a power of two.
std::vector<Part> partsOf(const bracket::Bracket& drawn, int boxes, int rounds);

} // namespace hall
