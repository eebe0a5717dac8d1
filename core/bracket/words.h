// A draw in the words that people see, on screen, on paper and in the terminal.
#pragma once

#include "questions.h"

namespace bracket {

/// `single elimination`.
std::string name(Kind kind);

/// `Quarterfinals`, `Semifinals`, `Final` for the last rounds of a knockout, `Third place`, `Round 2`.
std::string roundName(const Bracket& bracket, Part part, int round);

/// `seed 1`, `bye`, `winner of 7`, `loser of 8`, `rank 1 of pool A`; byes on the way are looked through, so
/// every number is that of a match that is played.
std::string inWords(const Bracket& bracket, const Slot& slot);

} // namespace bracket
