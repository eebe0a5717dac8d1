// Points in time, as machines stamp them.
#pragma once

#include <string>

namespace tournament {

/// A moment as a machine saw it. Two of the same boot are ordered by the boot-time clock, which sleep does
/// not stop and no one sets; others by UTC.
struct Timestamp {
    std::string utc;  ///< as in a stamp
    std::string boot; ///< which start of the machine; empty where it does not say
    long long bootMs = 0;
    int aheadMin = 0; ///< minutes that the wall clock of the room is ahead of UTC
    friend bool operator==(const Timestamp&, const Timestamp&) = default;
};
/// Milliseconds from one to the other, never less than none.
long long millisBetween(const Timestamp& from, const Timestamp& to);

/// Milliseconds since 1970 of a time as in a stamp, `2026-11-21T19:42:07.123Z`.
long long millisOf(const std::string& utc);
/// The same the other way round.
std::string utcOf(long long millis);
/// `2026-11-21`: the day that it is then in the room.
std::string dayOf(const std::string& utc, int aheadMin);
/// `20:15`: what the room's wall clock shows then, seconds left off.
std::string wallClock(const std::string& utc, int aheadMin);

} // namespace tournament
