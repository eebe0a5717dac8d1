// The use cases that only look: how a night stands.
#pragma once

#include "desk.h"

#include <string>

namespace desk {

/// Teams, matches, standings and how far the journal is: for people, or as `courtside-status/1`. Its last
/// line is ended, as of all that follow.
std::string status(const Desk& desk, As as);

} // namespace desk
