// What a correction or a ruling changed, for the lines of the shift report.
#pragma once

#include "tournament/model/tournament.h"

#include <string>

namespace wording {

/// `winner: Aces High → Heart Breakers; score: 313–232 → 312–352`: what that correction of a hand did to the
/// result of its match; empty if that is the same.
std::string resultChanged(const tournament::Tournament& tournament, const facts::Entry& entry);
/// `A +30, B −120 points`: what the ruling on a challenge does to the scores of its hand; empty if nothing.
std::string pointsMoved(const tournament::Tournament& tournament, const facts::Decision& decision);

} // namespace wording
