// A large knockout cut into brackets that a page or a screen can hold.
#pragma once

#include "bracket.h"

namespace bracket {

/// The match as it stands in a bracket of which the rounds before `first` are cut off: its round counts from
/// 1 then. Of the winners' part the slots of a round that became the first are seeds that stand for nothing:
/// only the geometry means something.
Match withoutRoundsBefore(Match match, int first);

/// The winners' rounds `first` to `last`, a bracket for each match of round `last`, from the top; cut off as
/// above.
std::vector<Bracket> cutWinners(const Bracket& whole, int first, int last);

/// The losers' rounds `first` to `last`, likewise, from the top: cut where more than so many matches of the
/// first of them would stand under each other. `most` is a power of two.
std::vector<Bracket> cutLosers(const Bracket& whole, int first, int last, int most);

} // namespace bracket
