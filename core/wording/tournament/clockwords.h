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
/// `about 21:40`: to five minutes, by the room's wall clock.
std::string aboutText(const std::string& utc, int aheadMin);
/// `about 21:40 (21:20 to 22:05)`; without the parentheses if all three are the same.
std::string aboutText(const tournament::Until& until, int aheadMin);

} // namespace wording
