// The picture part of the drawing: the layout set in characters.
#pragma once

#include "bracket/bracket.h"

#include <string>

namespace wording {

/// Winners' rounds that seeds begin, and a third-place match.
std::string picture(const bracket::Bracket& bracket);

} // namespace wording
