// A draw as `courtside-bracket/1` (design: formats.md, Bracket).
#pragma once

#include "bracket/bracket.h"

#include <string>

namespace files {

/// One line of JSON, without the line's end. `number` stands only in matches that are played, `ifNecessary`
/// only where it is true.
std::string bracketJson(const bracket::Bracket& bracket);

} // namespace files
