// Draws a knockout: who loses is out.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int fewestEntries = 2;
inline constexpr int mostEntries = 256;

/// The seeds of a first round of `size` places (a power of two) from the top: 1 16 8 9 4 13 5 12 … . Two and
/// two they meet; if every favourite wins, 1 meets 2 in the final and the first four are the semifinalists.
std::vector<int> seedOrder(int size);

/// The draw for 2 to 256 entries, or why there is none. Byes go to the top seeds, never two to a match. The
/// final is the last winners' round.
///
/// With `thirdPlace` the losing semifinalists play `T-1`, numbered before the final. Of 3 entries only one
/// loses a semifinal, so `T-1` then holds a bye and is not played: that one is third. 2 entries are refused.
std::variant<Bracket, Refusal> singleElimination(int entries, bool thirdPlace);

} // namespace bracket
