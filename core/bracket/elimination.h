// Draws for knockouts: one loss eliminates, or two.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int fewestEntries = 2;
inline constexpr int mostEntries = 256;

/// The seeds of a first round with `size` places (a power of two), from the top: 1 16 8 9 4 13 5 12 … . Each
/// pair meets. If every favorite wins, 1 meets 2 in the final, and the first four are the semifinalists.
std::vector<int> seedOrder(int size);

/// The winners' rounds of a knockout of these entrants, best first. Byes go to the best, never two in one
/// match.
std::vector<std::vector<Match>> knockoutRounds(const std::vector<Slot>& entrants, const std::string& letters);

/// The same in playing order, with a match for third place before the final if requested.
std::vector<Match> knockout(const std::vector<Slot>& entrants, const std::string& letters, bool thirdPlace);

/// The draw for 2 to 256 entries, or why there is none. Byes go to the top seeds, never two in one match. The
/// final is the last winners' round. With `thirdPlace`, the losing semifinalists play `T-1`, numbered before
/// the final. With 3 entries only one team loses a semifinal, so `T-1` has a bye and isn't played, and that
/// team is third. With 2 entries it is refused.
std::variant<Bracket, Refusal> singleElimination(int entries, bool thirdPlace);

inline constexpr int mostInDoubleElimination = 128;

/// The draw for 2 to 128 entries, or why there is none: winners' rounds as in a knockout, losers' rounds, and
/// the final `F-1` between the last two teams. The team without a loss is side A. `F-2` is played only if
/// that team loses `F-1`, because then both have lost once. With `singleFinal` there is no `F-2`. The number
/// of matches is twice the entries minus 2, plus one if necessary.
/// The losers of the first winners' round meet each other. Those of a later round r enter losers' round 2r -
/// 2. A losers' match in which both sides would have a bye isn't in the draw.
std::variant<Bracket, Refusal> doubleElimination(int entries, bool singleFinal);

} // namespace bracket
