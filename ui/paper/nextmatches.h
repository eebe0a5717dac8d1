// Which matches are on, and which may come next; for this folder alone.
#pragma once

#include "night/night.h"

#include <string>
#include <vector>

namespace paper {

/// Matches whose teams are known and that have not begun, in playing order.
std::vector<std::string> waitingForASheet(const night::Night& night);
/// Those and what can follow them: matches that nobody has begun and of which each side is known or comes out
/// of a match that is ready or on.
std::vector<std::string> possibleNext(const night::Night& night);
/// Matches that people are called to or may be: ready, called and in play.
std::vector<const night::Match*> matchesOn(const night::Night& night);

} // namespace paper
