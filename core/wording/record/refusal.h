// Why something isn't possible, as a sentence for people and as a line for programs.
#pragma once

#include "desk/checks/answer.h"

#include <string>
#include <vector>

namespace wording {

/// For commands.
std::string inFull(const desk::Mistake& mistake);
std::vector<std::string> inFull(const std::vector<desk::Mistake>& mistakes);
/// For a screen that everyone in the room can see: without the reason for a suspension and without the code
/// of a reading.
std::string onScreen(const desk::Mistake& mistake);
std::vector<std::string> onScreen(const std::vector<desk::Mistake>& mistakes);

/// A line for programs (formats.md): `ok` (false), `code`, `args` and `text`, as in members(). A place
/// becomes the argument `where`.
std::string refusalJson(const desk::Mistake& mistake);
/// The same for each mistake in a line of the input. `line` is its number.
std::string refusedJson(const desk::Failure& failure, int line);

} // namespace wording
