// Clocks and estimated ends, in words.
#pragma once

#include "tournament/forecast/forecast.h"
#include "tournament/queries/clock.h"

#include <string>

namespace wording {

/// `12:05 left`, `12:05 left, paused (a fire drill)`, `12:05 left until 20:00`, `time is up`,
/// `time was called`, `not started`.
std::string inWords(const tournament::Reading& reading);

/// Why it is too early to call time: `Time isn’t up: 29:26 left.`, `Time isn’t up: the clock hasn’t started.`
/// Empty when time is up or was called.
std::string earlyText(const tournament::Reading& reading);

/// Why the clock is paused. Empty if no reason is on record.
std::string pauseReason(const tournament::Clock& clock);

/// `4:05 per hand, from 37 timed hands`, `4:00 per hand (default, not enough hands timed yet)`.
std::string paceText(const tournament::Pace& pace);

// Estimated ends, rounded to five minutes, as times on the room's wall clock.

/// `9:40 PM`, or `21:40` with a 24-hour clock.
std::string aboutTime(const std::string& utc, int aheadMin);
/// `9:20–10:05 PM`: earliest and latest. Empty if they are the same.
std::string spanText(const tournament::Until& until, int aheadMin);
/// `about 9:40 PM (9:20–10:05 PM)`. Without parentheses if both are the same.
std::string aboutText(const tournament::Until& until, int aheadMin);

} // namespace wording
