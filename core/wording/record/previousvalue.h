// What stood on record before a fact that replaced it. For this room alone.
#pragma once

#include "tournament/model/tournament.h"

#include <string>

namespace wording {

/// `A bid 4+3, took 8; B bid 3+2, took 5`: what the hand, the team, the rating… was when this fact was
/// recorded, in full; empty where it replaced nothing. Tricks that are added to bids replace nothing.
std::string previousValue(const tournament::Tournament& tournament, const facts::Entry& entry);

} // namespace wording
