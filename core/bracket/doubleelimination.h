// Draws a double elimination: who has lost twice is out.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int mostInDoubleElimination = 128;

/// The draw for 2 to 128 entries, or why there is none: winners' rounds as in a knockout, the losers' rounds,
/// and the final `F-1` between the two who are left, the one without a loss on side A.
///
/// `F-2` is played only if that one loses `F-1`, for then both have lost once. With `singleFinal` there is
/// no `F-2`. So many entries play twice as many matches less 2, and one more if necessary.
///
/// Losers of the first winners' round meet each other; those of a later round r come into losers' round
/// 2r - 2. A losers' match that both sides would have a bye in does not stand in the draw.
std::variant<Bracket, Refusal> doubleElimination(int entries, bool singleFinal);

/// The losers' round before which, in a draw of so many places (a power of two from 4 to 128), no two who met
/// in the winners' rounds can meet again: 2, 3, 4, 5, 7, 8 for 4, 8, 16, 32, 64, 128. No way of sending
/// losers on can put that off longer.
int firstRematch(int places);

} // namespace bracket
