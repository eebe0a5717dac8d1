// What comes from outside: the time, new ids, the name of the machine. The one seam for all of it, so that a
// tournament can be played again to the same bytes.
#pragma once

#include "tournament/queries/clock.h"

#include <functional>
#include <string>

namespace desk {

/// Which start of the machine it is, and the milliseconds since then, sleep included. Without an id where the
/// machine does not say.
struct Boot {
    std::string id; ///< UUID
    long long ms = 0;
};

struct Environment {
    std::function<std::string()> utc; ///< now, `2026-11-21T19:42:07.123Z`
    std::function<std::string()> op;  ///< a new UUID
    std::string device;               ///< 1 to 64 characters
    /// Whether after each fact the tournament is derived anew and compared, as tests do.
    bool comparesFold = false;
    std::function<Boot()> boot = [] { return Boot(); };
    std::function<int()> aheadMin = [] { return 0; }; ///< minutes that the room's wall clock is ahead of UTC
};

/// Now, as it sees it.
tournament::Timestamp timestampOf(const Environment& environment);
/// The day that it is in the room, `2026-11-21`.
std::string today(const Environment& environment);

/// The clock, the chance and the name of this machine. The fold is compared where COURTSIDE_COMPARE_FOLD is
/// set.
Environment thisMachine();

} // namespace desk
