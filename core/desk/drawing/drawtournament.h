// The use case of drawing a tournament that has its teams.
#pragma once

#include "howdrawn.h"

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// The names of the teams in the standings of the tournament in that file. Refuses what is no sound file of
/// this program, and a tournament that is not drawn.
Answer<std::vector<std::string>> standingsIn(const std::string& path, const Environment& environment);

/// Draws the teams that have not withdrawn: those with a seed first, by it; the others in their order, or by
/// lot. Seeds that standings give are recorded before it. A draw that is on record is replaced until matches
/// have begun. Refuses standings that name no team of the tournament.
Answer<Recorded> drawTournament(Desk& desk, const std::string& by, const HowDrawn& how);

} // namespace desk
