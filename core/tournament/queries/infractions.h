// What a venue's sheet forbids without naming a price.
#pragma once

#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <vector>

namespace tournament {

/// What the tournament's sheet forbids without naming a price, whichever the phase.
std::vector<rules::Infraction> infractionsIn(const Tournament& tournament);
} // namespace tournament
