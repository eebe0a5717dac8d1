// The teams of a demo tournament. For this room alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// As many teams have names.
inline constexpr int mostDemoTeams = 256;

struct DemoTeam {
    std::string name;
    std::vector<std::string> players; ///< two or three
    std::string affiliation;          ///< empty: none
};

/// resources/demo/roster.csv as it was when the program was built (embed.cmake).
std::string_view demoRoster();
/// The first so many: those of the roster, then others with names as various. No name is there twice.
std::vector<DemoTeam> demoTeams(int count);

} // namespace desk
