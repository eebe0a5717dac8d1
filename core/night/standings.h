// Who stands where.
#pragma once

#include "night.h"

namespace night {

struct Standing {
    std::optional<int> rank; ///< from 1, shared by those who went out in one round; nothing while it is open
    std::string team;
    int won = 0; ///< matches, byes not counted
    int lost = 0;
    int pointsFor = 0; ///< of matches that were played to their end; nobody is given points for a forfeit
    int pointsAgainst = 0;
    std::string decidedBy; ///< what broke a tie; empty where nothing had to
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Every team of the draw: those still in the event first, then by rank; among equals by seed.
std::vector<Standing> standings(const Night& night);

} // namespace night
