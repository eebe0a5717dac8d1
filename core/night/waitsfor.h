// Whom a match that people sat down to waits for, where it is open again who belongs there.
#pragma once

#include "night.h"

namespace night {

/// `match 4`, `match 4 and match 7`, `pool A`: what has to be over, or to be decided, before the draw knows
/// who plays in a match that people sat down to. A correction has opened that again, or it is held by a
/// challenge or a protest. Empty where the draw knows it, where the match is disputed, and while nobody sat
/// down to it.
std::string waitsFor(const Night& night, const Match& match);

/// `was played; who plays in it waits for match 4`, or `was called; …`; empty where it waits for nothing.
std::string waitsInWords(const Night& night, const Match& match);

} // namespace night
