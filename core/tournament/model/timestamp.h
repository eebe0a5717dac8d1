// Points in time, as recorded by machines.
#pragma once

#include <string>

namespace tournament {

/// A time as one machine saw it. Two times of the same boot are compared by the boot-time clock, which sleep
/// doesn't stop and no one can set. Others are compared by UTC.
struct Timestamp {
    std::string utc;  ///< as in a stamp
    std::string boot; ///< the boot of the machine; empty if it isn't known
    long long bootMs = 0;
    int aheadMin = 0; ///< minutes by which the room's wall clock is ahead of UTC
    friend bool operator==(const Timestamp&, const Timestamp&) = default;
};
/// Milliseconds between them, at least 0.
long long millisBetween(const Timestamp& from, const Timestamp& to);

/// Milliseconds since 1970. `utc` is in the format of a stamp: `2026-11-21T19:42:07.123Z`.
long long millisOf(const std::string& utc);
std::string utcOf(long long millis);
/// `2026-11-21`: the date in the room at that time.
std::string dayOf(const std::string& utc, int aheadMin);
/// `20:15`: the wall clock in the room at that time, without seconds.
std::string wallClock(const std::string& utc, int aheadMin);

} // namespace tournament
