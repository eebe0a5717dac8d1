// The teams of a demo tournament. Only for this room.
#pragma once

#include "roster/roster.h"

#include <string_view>
#include <vector>

namespace desk {

/// There are names for this many teams.
inline constexpr int mostDemoTeams = 256;

/// The content of resources/demo/roster.csv, embedded when the program is built (embed.cmake).
std::string_view demoRoster();
/// The first teams of the roster, followed by made-up teams if `count` is higher. No name occurs twice. Each
/// team has two or three players.
std::vector<roster::Team> demoTeams(int count);

} // namespace desk
