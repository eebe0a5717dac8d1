// The teams of a demo tournament. For this room alone.
#pragma once

#include "roster/roster.h"

#include <string_view>
#include <vector>

namespace desk {

/// As many teams have names.
inline constexpr int mostDemoTeams = 256;

/// resources/demo/roster.csv as it was when the program was built (embed.cmake).
std::string_view demoRoster();
/// The first so many: those of the roster, then others with names as various. No name is there twice, and
/// each has two or three players.
std::vector<roster::Team> demoTeams(int count);

} // namespace desk
