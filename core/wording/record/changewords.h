// What a correction or a ruling changed, for the shift report and the list of rulings.
#pragma once

#include "tournament/model/inplay.h"
#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace wording {

/// How that correction of a hand or a sheet changed the result of each match that it wrote on, one sentence
/// each: `score of match 3: 313–232 → 312–352`, `winner of match 3: Aces High → Heart Breakers` or `match 3
/// reopened`. Empty if no result changed.
std::vector<std::string> resultsChanged(const tournament::Tournament& tournament, const facts::Entry& entry);
/// The points of the hand: `A 70 → −70, B 60 → 90 points`. If they are the same: `decides the game` or `no
/// change`.
std::string effectText(const tournament::RulingEffect& effect);
/// The same for a ruling (a decided challenge or a foul). Empty if it changes nothing, and for other facts.
std::string rulingChanged(const tournament::Tournament& tournament, const facts::Entry& entry);

} // namespace wording
