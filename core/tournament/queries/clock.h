// The clock of a game, worked out from what was done to it. The moment it is read at comes in as an argument.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <optional>

namespace tournament {

struct Clock {
    enum class State { NotStarted, Running, Paused };
    State state = State::NotStarted;
    int game = 1;             ///< whose it is; 1 where the limit is the match's
    Timestamp since;          ///< of the last start, pause or resume
    long long counted = 0;    ///< milliseconds up to then
    long long added = 0;      ///< milliseconds given, or taken away where negative
    std::string reason;       ///< of the pause; empty where none was given
    bool lacksReason = false; ///< the last pause, though it may be over
    bool isFinished = false;  ///< it stopped when the match was finished, which is open again
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// Whether its rules limit the time, so that there is a clock to be started.
bool hasClock(const Match& match);
/// Whether that may be done to a clock in that state.
bool mayBe(facts::ClockDeed what, Clock::State state);
/// The same of a whole clock: one that stopped because its match was finished may be paused for another
/// reason, and a pause without a reason may get one, once.
bool mayBe(facts::ClockDeed what, const Clock& clock);
/// The clock of the game in play, or of the match if that has the limit. A void playing does not count, nor
/// does the time during which the match was signed or decided: if a correction opens it again its clock is
/// stopped until it is resumed, and if that is undone it continues from then. A withdrawal in mid play does
/// not stop it: if that is undone, the time in between has counted.
Clock clockOf(const scoring::RuleSet& rules, const Match& match, const Record& record);
/// Milliseconds it has run.
long long elapsed(const Clock& clock, const Timestamp& now);
/// Milliseconds left of so many minutes; below zero once they are over.
long long left(const Clock& clock, int limitMin, const Timestamp& now);

/// A clock as somebody sees it at a moment.
struct Reading {
    Clock clock;
    std::optional<int> limitMin; ///< nothing where only the time of day ends play
    long long whole = 0;         ///< milliseconds, with what was given or taken away
    long long left = 0;          ///< milliseconds; below zero once the time is over
    bool called = false;         ///< time was called in the game in play
    std::string endsAt; ///< `20:00` where all play ends sooner than the limit does; then `whole` and `left`
                        ///< are up to it, from the call on
    friend bool operator==(const Reading&, const Reading&) = default;
};
/// Whether time was called in the game in play, in a hand or between two.
bool isTimeCalled(const Tournament& tournament, const Match& match);
/// Milliseconds until the room's wall clock shows that time, `20:00`; below zero if it has. Of today's,
/// yesterday's and tomorrow's it is the next one, because a tournament may run past midnight; but one that
/// was shown within the last six hours, because that is what ended this tournament.
long long millisUntil(const std::string& timeOfDay, const Timestamp& now);
/// Of a match that was called and is not over; nothing where nothing limits its time.
std::optional<Reading> readingOf(const Tournament& tournament, const Match& match, const Timestamp& now);
/// From so many milliseconds left on, a clock warns.
inline constexpr long long warnsAt = 5LL * 60'000;
/// Whether the time is over and no one has called it yet; never of a clock that is stopped, unless play ends
/// by the time of day.
bool isUp(const Reading& reading);
/// Whether it is about to be over.
bool isAlmostUp(const Reading& reading);
/// Of the whole time what is over, 0 to 1.
double shareOver(const Reading& reading);
/// `12:05` from milliseconds, `14:15:04` where it is an hour or more, started seconds counted whole; `0:00`
/// once time is up.
std::string timeText(long long millis);
} // namespace tournament
