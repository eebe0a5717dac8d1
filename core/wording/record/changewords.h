// What a correction or a ruling changed, for the lines of the shift report.
#pragma once

#include "tournament/model/inplay.h"
#include "tournament/model/tournament.h"

#include <string>

namespace wording {

/// `winner: Aces High → Heart Breakers; score: 313–232 → 312–352`: what that correction of a hand did to the
/// result of its match; empty if that is the same.
std::string resultChanged(const tournament::Tournament& tournament, const facts::Entry& entry);
/// `A +30, B −120 points`, or without points `decides the game` or `no change`.
std::string effectText(const tournament::RulingEffect& effect);
/// The same of the ruling on a challenge; empty if it changes nothing.
std::string rulingChanged(const tournament::Tournament& tournament, const facts::Decision& decision);

} // namespace wording
