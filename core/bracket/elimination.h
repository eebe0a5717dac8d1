// Draws a knockout: who loses is out, or who has lost twice.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int fewestEntries = 2;
inline constexpr int mostEntries = 256;

/// The seeds of a first round of `size` places (a power of two) from the top: 1 16 8 9 4 13 5 12 … . Two and
/// two they meet; if every favourite wins, 1 meets 2 in the final and the first four are the semifinalists.
std::vector<int> seedOrder(int size);

/// The winners' rounds of a knockout of these, the best first: byes go to the first of them, never two to a
/// match.
std::vector<std::vector<Match>> knockoutRounds(const std::vector<Slot>& entrants, const std::string& letters);

/// The same in playing order, a third-place match before the final where one is wished.
std::vector<Match> knockout(const std::vector<Slot>& entrants, const std::string& letters, bool thirdPlace);

/// The draw for 2 to 256 entries, or why there is none. Byes go to the top seeds, never two to a match. The
/// final is the last winners' round.
///
/// With `thirdPlace` the losing semifinalists play `T-1`, numbered before the final. Of 3 entries only one
/// loses a semifinal, so `T-1` then holds a bye and is not played: that one is third. 2 entries are refused.
std::variant<Bracket, Refusal> singleElimination(int entries, bool thirdPlace);

inline constexpr int mostInDoubleElimination = 128;

/// The draw for 2 to 128 entries, or why there is none: winners' rounds as in a knockout, the losers' rounds,
/// and the final `F-1` between the two who are left, the one without a loss on side A.
///
/// `F-2` is played only if that one loses `F-1`, for then both have lost once. With `singleFinal` there is no
/// `F-2`. The entries play twice as many matches less 2, and one more if necessary.
///
/// Losers of the first winners' round meet each other; those of a later round r enter losers' round 2r - 2. A
/// losers' match in which both sides would have a bye is not in the draw.
std::variant<Bracket, Refusal> doubleElimination(int entries, bool singleFinal);

} // namespace bracket
