// The draw as text for a terminal.
#pragma once

#include "bracket.h"

namespace bracket {

/// A line of what it comes to, the bracket in UTF-8 line drawing (one line a first-round place, at most 80
/// columns), and every round with its matches. `M7` in the picture is match 7 of the list. For single
/// elimination.
std::string drawing(const Bracket& bracket);

} // namespace bracket
