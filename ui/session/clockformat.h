// The format of times: as chosen in Settings, otherwise as on this computer.
#pragma once

#include "settings.h"

namespace session {

enum class ClockFormat { System, Hours12, Hours24 };

ClockFormat clockFormat(const Settings& settings);
/// Stores it, and uses it from now on.
void setClockFormat(Settings& settings, ClockFormat format);
/// Uses the stored format; called when the program starts.
void useClockFormat(const Settings& settings);

} // namespace session
