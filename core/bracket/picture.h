// The picture part of the drawing: the layout set in characters.
#pragma once

#include "bracket.h"

namespace bracket {

std::string picture(const Bracket& bracket);

} // namespace bracket
