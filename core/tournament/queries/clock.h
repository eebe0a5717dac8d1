// The clock of a game, computed from its facts. The current time is an argument.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <optional>

namespace tournament {

struct Clock {
    enum class State { NotStarted, Running, Paused, Called }; ///< Called: it stopped, because time was called
    State state = State::NotStarted;
    int game = 1;             ///< the game it belongs to; 1 if the limit is for the match
    Timestamp since;          ///< of the last start, pause or resume, or when time was called
    long long counted = 0;    ///< milliseconds counted until `since`
    long long added = 0;      ///< milliseconds added; negative: removed
    std::string reason;       ///< for the pause; empty: none given
    bool lacksReason = false; ///< the last pause has no reason, even if the pause is over
    bool isFinished = false;  ///< it stopped because the match was finished, and the match is open again
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// Whether the rules have a time limit, so there is a clock to start.
bool hasClock(const Match& match);
/// Whether that can be done to a clock in that state.
bool mayBe(facts::ClockAction what, Clock::State state);
/// The same for a whole clock. A clock that stopped because its match was finished can be paused for another
/// reason, and a pause without a reason can be given one once.
bool mayBe(facts::ClockAction what, const Clock& clock);
/// The clock of the game in play, or of the match if the limit is for the match. Void attempts don't count,
/// nor does the time while the match was signed or decided. If a correction reopens the match, the clock
/// stays stopped until it is resumed; if the correction is undone, the clock continues from then. A
/// withdrawal during play doesn't stop the clock: if it is undone, the time in between has counted. Once time
/// is called in the game in play, the clock no longer changes, unless a sheet is moved here later, which
/// brings its counted time.
Clock clockOf(const Tournament& tournament, const Match& match);
/// Milliseconds that it has run.
long long elapsed(const Clock& clock, const Timestamp& now);
/// Milliseconds left of that many minutes. Negative when they are over.
long long left(const Clock& clock, int limitMin, const Timestamp& now);

/// A clock as shown at some time. Once time is called, as it was when time was called.
struct Reading {
    Clock clock;
    std::optional<int> limitMin; ///< nothing if only the time of day ends play
    long long whole = 0;         ///< milliseconds, including time added or removed
    long long left = 0;          ///< milliseconds; negative when the time is over
    bool called = false;         ///< time was called in the game in play
    /// `20:00` if all play ends before the limit does; `whole` and `left` then run from the call to that
    /// time.
    std::string endsAt;
    friend bool operator==(const Reading&, const Reading&) = default;
};
/// Whether time was called in the game in play, during a hand or between two hands.
bool isTimeCalled(const Tournament& tournament, const Match& match);
/// Milliseconds until the wall clock in the room shows that time (`20:00`). Negative if it was within the
/// last six hours, because then it ended this tournament. Otherwise the next such time, today or tomorrow,
/// because a tournament can run past midnight.
long long millisUntil(const std::string& timeOfDay, const Timestamp& now);
/// For a match that was called and isn't over. Nothing if it has no time limit.
std::optional<Reading> readingOf(const Tournament& tournament, const Match& match, const Timestamp& now);
/// The clock warns when this many milliseconds are left.
inline constexpr long long warnsAt = 5LL * 60'000;
/// Whether the time is over and no one has called it yet. Never for a stopped clock, unless play ends by the
/// time of day.
bool isUp(const Reading& reading);
bool isAlmostUp(const Reading& reading);
/// How much of the whole time is over, 0 to 1.
double shareOver(const Reading& reading);
/// `12:05`, or `14:15:04` from one hour on, rounded up to seconds. `0:00` when the time is over.
std::string timeText(long long millis);
} // namespace tournament
