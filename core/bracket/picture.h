// The picture part of the drawing: the layout set in characters.
#pragma once

#include "bracket.h"

namespace bracket {

/// Winners' rounds that seeds begin, and a third-place match.
std::string picture(const Bracket& bracket);

} // namespace bracket
