// Rows put together as teams.
#pragma once

#include "entry.h"

namespace roster {

/// The teams in the order of their first rows. Adds to the notes: doubled teams, seeds that contradict each
/// other, doubled names in a team, too many players, captains who are not on the team, and a team of one.
std::vector<Team> teamsFrom(const std::vector<Entry>& entries, Shape shape, Notes& notes);

} // namespace roster
