// The use cases that only look: the state of a tournament, a match point by point, the record.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

// Each ends its last line.

/// Teams, matches, standings and how far the journal is: for people, or as `courtside-status/1`.
std::string status(const Desk& desk, As as);

/// Every point of the match (its id) and the reason for it: the sheet, or one line of `courtside-ledger/1`. A
/// match decided without play is won by `decided`. Refuses a match that nobody plays.
Answer<std::string> ledger(const tournament::Tournament& tournament, const std::string& match, As as);

/// Every fact in order, one per line: as text, with undone facts marked and the time of this machine, or as
/// `do` reads it.
std::string log(const tournament::Tournament& tournament, As as);

} // namespace desk
