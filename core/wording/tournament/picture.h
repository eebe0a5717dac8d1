// The picture part of the drawing: the layout set in characters.
#pragma once

#include "bracket/bracket.h"

#include <string>

namespace wording {

/// Winners' rounds that seeds begin, and a third-place match.
std::string picture(const bracket::Bracket& bracket);

// The losers' rounds part of the drawing, in characters.

/// The losers' rounds of a double elimination as a tree whose leaves are those who come from the winners'
/// rounds, each a line, a heading over it. Empty where there are none, and where it would be wider than the
/// 80 columns of a terminal: then the list of matches says it all.
std::string losersPicture(const bracket::Bracket& bracket);

} // namespace wording
