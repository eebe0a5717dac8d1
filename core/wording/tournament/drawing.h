// The draw in words, and as text for a terminal.
#pragma once

#include "bracket/bracket.h"

#include <string>

namespace wording {

/// `5 entries, single elimination: 4 matches, 3 byes`
std::string drawInShort(const bracket::Bracket& bracket);
/// That line, and every round with its matches. For a single elimination, and for the winners'
/// rounds of a double elimination, first the bracket in UTF-8 line drawing (one line per first-round place,
/// at most 80 columns): `M7` in the picture is match 7 of the list. The losers' rounds as a second picture,
/// if that isn't wider. For pools, the teams of each, and the team that sits out.
std::string drawing(const bracket::Bracket& bracket);

} // namespace wording
