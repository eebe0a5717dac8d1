// What was typed for a match, a team, a player or a supervisor.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace desk {

/// A supervisor's name as it is stored. Refuses what is no text that may be.
Answer<std::string> supervisorName(std::string_view typed);
/// What was typed for a match: its id, or the number that people see.
Answer<std::string> findMatch(const tournament::Tournament& tournament, std::string_view typed);
/// What was typed for a team: its id, or a name that only one team fits.
Answer<std::string> findTeam(const tournament::Tournament& tournament, std::string_view typed);
/// What was typed for a player, of that team or (empty) of any: an id, or a name that only one fits.
Answer<std::string> findPlayer(const tournament::Tournament& tournament, std::string_view typed,
                               std::string_view team);
} // namespace desk
