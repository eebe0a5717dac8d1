// What an absence would cost, before the match is decided by it.
#pragma once

#include "tournament/queries/absence.h"

#include <string>
#include <vector>

namespace desk {

/// A sentence a side, whoever is at fault first: `Low Club: no-show, ranks as a forfeit, rated 0.0, fee 20,
/// absence 2 of 2: out of the tournament`, `Full House goes on, rated 4.0`. The match has both its teams.
std::vector<std::string> costOf(const tournament::Tournament& tournament, const tournament::Match& match,
                                const tournament::Absence& absence);

} // namespace desk
