// Rows put together as teams.
#pragma once

#include "entry.h"

namespace roster {

/// The teams in the order of their first rows. Adds to the notes: doubled teams, seeds that contradict each
/// other, doubled names in a team, too many players, captains who are not on the team, and a team of one.
/// Of teams whose partners have two affiliations too: those have none. Affiliations that differ only in how
/// they are written become the one that comes first.
std::vector<Team> teamsFrom(const std::vector<Entry>& entries, Shape shape, Notes& notes);

/// The affiliations that the partners among these name, each once.
std::vector<std::string> affiliationsOf(const std::vector<Player>& players);

} // namespace roster
