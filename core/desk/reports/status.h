// The use cases that only look: how a tournament stands, a match point by point, what is on record.
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

/// Every fact in order, a line each: in words, with what was taken back marked and the time of this machine;
/// or as `do` takes it.
std::string log(const tournament::Tournament& tournament, As as);

} // namespace desk
