// Which matches are on, and which may come next.
#pragma once

#include "night.h"

#include <string>
#include <vector>

namespace night {

/// Matches whose teams are known and that have not begun, in playing order.
std::vector<std::string> waitingForASheet(const Night& night);
/// Those and what can follow them: matches that nobody has begun and of which each side is known or comes out
/// of a match that is ready or on.
std::vector<std::string> possibleNext(const Night& night);
/// Matches that people are called to or may be: ready, called and in play.
std::vector<const Match*> matchesOn(const Night& night);

} // namespace night
