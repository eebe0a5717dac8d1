// The clock of a game, worked out from what was done to it. The moment it is read at comes in as an argument.
#pragma once

#include "night.h"

#include <optional>

namespace night {

/// A moment as a machine saw it. Two of the same boot are told apart by the boot-time clock, which sleep does
/// not stop and nobody sets; others by UTC.
struct Moment {
    std::string utc;  ///< as in a stamp
    std::string boot; ///< which start of the machine; empty where it does not say
    long long bootMs = 0;
    friend bool operator==(const Moment&, const Moment&) = default;
};
/// Milliseconds from one to the other, never less than none.
long long millisBetween(const Moment& from, const Moment& to);

struct Clock {
    enum class State { NotStarted, Running, Paused };
    State state = State::NotStarted;
    int game = 1;          ///< whose it is; 1 where the limit is the match's
    Moment since;          ///< of the last start, pause or resume
    long long counted = 0; ///< milliseconds up to then
    long long added = 0;   ///< milliseconds given, or taken away where negative
    std::string reason;    ///< of the pause
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// Whether its rules limit the time.
bool hasClock(const Match& match);
/// The clock of the game in play, or of the match where that has the limit. A void playing counts for
/// nothing.
Clock clockOf(const scoring::RuleSet& rules, const Match& match, const Record& record);
/// Milliseconds it has run.
long long elapsed(const Clock& clock, const Moment& now);
/// Milliseconds left of so many minutes; below zero once they are over.
long long left(const Clock& clock, int limitMin, const Moment& now);

/// A clock as somebody sees it at a moment.
struct Reading {
    Clock clock;
    int limitMin = 0;
    long long whole = 0; ///< milliseconds, with what was given or taken away
    long long left = 0;  ///< milliseconds; below zero once the time is over
    bool called = false; ///< time was called in the game whose clock it is
    friend bool operator==(const Reading&, const Reading&) = default;
};
/// Of a match that was called and is not over; nothing where it has no clock.
std::optional<Reading> readingOf(const Night& night, const Match& match, const Moment& now);
/// From so many milliseconds left on, a clock warns.
inline constexpr long long warnsAt = 5 * 60'000;
/// Whether the time is over and nobody has called it yet; never of a clock that stands.
bool isUp(const Reading& reading);
/// Whether a clock that runs is about to come to its end.
bool isAlmostUp(const Reading& reading);
/// Of the whole time what is over, 0 to 1.
double shareOver(const Reading& reading);
/// `12:05` from milliseconds, started seconds counted whole; `0:00` once time is up.
std::string timeText(long long millis);
/// `12:05 left`, `12:05 left, paused (a fire drill)`, `time is up`, `time was called`, `not started`.
std::string inWords(const Reading& reading);

} // namespace night
