// What a fact says, in full and in words that a supervisor understands. For the rooms of the desk.
#pragma once

#include "settingwords.h"

#include "tournament/model/tournament.h"

#include <string>

namespace wording {

/// `match 3, hand 5: A bid 4+nil, took 5+0; B bid 6, took 8`. Names are those that are known now; what a fact
/// is about is looked up in the tournament; where its sheet was moved since, it says so.
FactLine factLine(const tournament::Tournament& tournament, const facts::Entry& entry);
std::string factText(const tournament::Tournament& tournament, const facts::Entry& entry);
/// `A bid 4+nil, took 5+0; B bid 6, took 8`
std::string inFull(const facts::Hand& hand);

} // namespace wording
