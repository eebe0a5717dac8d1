// The draw as text for a terminal.
#pragma once

#include "bracket/bracket.h"

#include <string>

namespace wording {

/// A line of what it comes to, and every round with its matches. Of a single elimination, and of the winners'
/// rounds of a double elimination, before that the bracket in UTF-8 line drawing (one line a first-round
/// place, at most 80 columns): `M7` in the picture is match 7 of the list. The losers' rounds as a second
/// picture, where that is not wider. Of pools, who is in which, and who sits out.
std::string drawing(const bracket::Bracket& bracket);

} // namespace wording
