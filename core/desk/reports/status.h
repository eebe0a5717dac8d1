// The use cases that only show something: the state of a tournament, a match point by point, the record.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

// All texts end with a newline.

/// Teams, matches, standings and the last fact: for people, or as `courtside-status/1`.
std::string status(const Desk& desk, As as);

/// Every point of the match (id) and the reason for it: as a sheet, or as one line of `courtside-ledger/1`. A
/// match that was decided without play has its winner in `decided`. Refuses a match that isn't played.
Answer<std::string> ledger(const tournament::Tournament& tournament, const std::string& match, As as);

/// All facts in order, one on each line. As text: undone facts are marked, times are this computer's. As
/// JSON: as `do` reads it.
std::string log(const tournament::Tournament& tournament, As as);

} // namespace desk
