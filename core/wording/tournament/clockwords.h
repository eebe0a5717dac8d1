// Clocks and estimated ends, in words.
#pragma once

#include "tournament/forecast/forecast.h"
#include "tournament/queries/clock.h"

#include <string>

namespace wording {

/// `12:05 left`, `12:05 left, paused (a fire drill)`, `12:05 left until 20:00`, `time is up`,
/// `time was called`, `not started`.
std::string inWords(const tournament::Reading& reading);

/// Why it is early to call time: `Time isn’t up: 29:26 left.`, `Time isn’t up: the clock hasn’t started.`;
/// empty once time is up or was called.
std::string earlyText(const tournament::Reading& reading);

/// Why a clock is paused; empty if no reason is on record.
std::string pauseReason(const tournament::Clock& clock);

/// `4:05 per hand, from 37 timed hands`, `4:00 per hand (default, not enough hands timed yet)`.
std::string paceText(const tournament::Pace& pace);

// Estimated ends: to five minutes, by the room's wall clock.

/// `9:40 PM`, or `21:40` with 24 hours.
std::string aboutTime(const std::string& utc, int aheadMin);
/// `9:20–10:05 PM`: the earliest and the latest; empty if they are the same.
std::string spanText(const tournament::Until& until, int aheadMin);
/// `about 9:40 PM (9:20–10:05 PM)`; without the parentheses if there is no span.
std::string aboutText(const tournament::Until& until, int aheadMin);

} // namespace wording
