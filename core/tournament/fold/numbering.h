// Numbers of matches, which people have called out and printed. For this room alone.
#pragma once

#include "bracket/bracket.h"

namespace tournament {

/// Gives the matches of a draw that has grown by a team the numbers that they had `before`; those that come
/// into being get the next behind the last. Where the draw is another one as a whole, since one of them now
/// has other sides or is not there, nobody can have sat down yet, and `now` keeps its own in playing order.
void keepNumbers(const bracket::Bracket& before, bracket::Bracket& now);

} // namespace tournament
