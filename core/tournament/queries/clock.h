// The clock of a game, computed from its facts. The time at which it is read is an argument.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <optional>

namespace tournament {

struct Clock {
    enum class State { NotStarted, Running, Paused, Called }; ///< Called: time was, so it has stopped
    State state = State::NotStarted;
    int game = 1;             ///< its game; 1 if the limit is the match's
    Timestamp since;          ///< of the last start, pause or resume, or of the call of time
    long long counted = 0;    ///< milliseconds counted until then
    long long added = 0;      ///< milliseconds added; negative: taken away
    std::string reason;       ///< of the pause; empty if none was given
    bool lacksReason = false; ///< the last pause has no reason, even if it is over
    bool isFinished = false;  ///< it stopped when the match was finished; the match is open again
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// Whether its rules have a time limit, so that there is a clock to start.
bool hasClock(const Match& match);
/// Whether that can be done to a clock in that state.
bool mayBe(facts::ClockDeed what, Clock::State state);
/// The same for a whole clock: one that stopped because its match was finished can be paused for another
/// reason, and a pause without a reason can get one, once.
bool mayBe(facts::ClockDeed what, const Clock& clock);
/// The clock of the game in play, or of the match if that has the limit. A void playing doesn't count, nor
/// does the time during which the match was signed or decided: if a correction reopens it, its clock is
/// stopped until it is resumed, and if that is undone, it continues from then. A withdrawal during play
/// doesn't stop it: if that is undone, the time in between has counted. Once time is called in the game in
/// play, it stays as it was then; only a sheet that is moved here afterwards brings what its clock counted.
Clock clockOf(const Tournament& tournament, const Match& match);
/// Milliseconds it has run.
long long elapsed(const Clock& clock, const Timestamp& now);
/// Milliseconds left of that many minutes; negative once they are over.
long long left(const Clock& clock, int limitMin, const Timestamp& now);

/// A clock as shown at a time; once time is called, as it was then.
struct Reading {
    Clock clock;
    std::optional<int> limitMin; ///< nothing if only the time of day ends play
    long long whole = 0;         ///< milliseconds, including time added or taken away
    long long left = 0;          ///< milliseconds; negative once the time is over
    bool called = false;         ///< time was called in the game in play
    std::string endsAt;          ///< `20:00` if all play ends before the limit does; `whole` and `left`
                                 ///< then count up to it, from the call on
    friend bool operator==(const Reading&, const Reading&) = default;
};
/// Whether time was called in the game in play, during a hand or between two.
bool isTimeCalled(const Tournament& tournament, const Match& match);
/// Milliseconds until the room's wall clock shows that time, `20:00`; negative once it has. Of yesterday,
/// today and tomorrow, it is the next such time, because a tournament can run past midnight; but a time
/// within the last six hours counts, because it ended this tournament.
long long millisUntil(const std::string& timeOfDay, const Timestamp& now);
/// For a match that was called and isn't over; nothing if it has no time limit.
std::optional<Reading> readingOf(const Tournament& tournament, const Match& match, const Timestamp& now);
/// A clock warns when this many milliseconds are left.
inline constexpr long long warnsAt = 5LL * 60'000;
/// Whether the time is over and no one has called it yet; never for a stopped clock, unless play ends by the
/// time of day.
bool isUp(const Reading& reading);
/// Whether the time is almost over.
bool isAlmostUp(const Reading& reading);
/// The part of the whole time that is over, 0 to 1.
double shareOver(const Reading& reading);
/// `12:05` from milliseconds, `14:15:04` from an hour on, rounded up to seconds; `0:00` once time is up.
std::string timeText(long long millis);
} // namespace tournament
