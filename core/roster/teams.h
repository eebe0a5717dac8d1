// Rows put together as teams.
#pragma once

#include "entry.h"

namespace roster {

/// The teams in the order of their first rows. Adds to the notes: doubled teams, seeds that contradict each
/// other, doubled names in a team, too many players (on every row of the team), captains who are not on the
/// team, and a team of one. Of teams whose players have two affiliations alike too: those have none.
/// Affiliations that differ only in how they are written become the one that comes first.
std::vector<Team> teamsFrom(const std::vector<Entry>& entries, Shape shape, Notes& notes);

/// Those of the players, as `mostNamed` takes them.
std::vector<std::string> affiliationsOf(const std::vector<Player>& players);

} // namespace roster
