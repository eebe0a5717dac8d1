// Draws as they are laid out.
#pragma once

#include "draws.h"

#include "bracket/layout.h"

#include <algorithm>

namespace draws {

constexpr double exact = 1e-9;

inline const bracket::Box& boxOf(const bracket::Layout& layout, const bracket::MatchId& match)
{
    return *std::find_if(layout.boxes.begin(), layout.boxes.end(),
                         [&](const bracket::Box& box) { return box.match == match; });
}

} // namespace draws
