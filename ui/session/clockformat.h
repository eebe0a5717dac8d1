// How a time of day is written: as Settings says, else as the system does.
#pragma once

#include "settings.h"

namespace session {

enum class ClockFormat { System, Hours12, Hours24 };

ClockFormat clockFormat(const Settings& settings);
/// Remembered, and used from now on.
void setClockFormat(Settings& settings, ClockFormat format);
/// Writes times as it was remembered: at the start of the program.
void useClockFormat(const Settings& settings);

} // namespace session
