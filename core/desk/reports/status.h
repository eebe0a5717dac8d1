// The use cases that only show something: the state of a tournament, a match point by point, the record.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

// The last line of each is ended too.

/// Teams, matches, standings and the last fact: for people, or as `courtside-status/1`.
std::string status(const Desk& desk, As as);

/// Every point of the match (its id) and the reason for it: the sheet, or one line of `courtside-ledger/1`. A
/// match decided without play is won by `decided`. Refuses a match that isn't played.
Answer<std::string> ledger(const tournament::Tournament& tournament, const std::string& match, As as);

/// Every fact in order, one per line: as text, with undone facts marked and the time of this machine, or as
/// `do` reads it.
std::string log(const tournament::Tournament& tournament, As as);

} // namespace desk
