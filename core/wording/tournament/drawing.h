// The draw in words, and as text for a terminal.
#pragma once

#include "bracket/bracket.h"

#include <string>

namespace wording {

/// `5 entries, single elimination: 4 matches, 3 byes`
std::string drawInShort(const bracket::Bracket& bracket);
/// That line, then each round with its matches. For a single elimination and for the winners' rounds of a
/// double elimination, first a picture of the bracket in UTF-8 line drawing (one line for each place in the
/// first round, at most 80 columns); `M7` in the picture is match 7 in the list. The losers' rounds get a
/// second picture if it isn't wider. For pools, the teams in each pool and who sits out.
std::string drawing(const bracket::Bracket& bracket);

} // namespace wording
