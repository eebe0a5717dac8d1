// Putting back what was taken back, and what taking back asks of the record too. For the checks alone.
#pragma once

#include "checks.h"

namespace desk {

// Putting back what was taken back, and what taking back asks of the record too. For the checks alone.

/// Whether it sets the tournament up.
bool isSetting(const facts::Fact& fact);
/// Whether anything but taking back was recorded after that fact, and holds. The clock runs beside the sheet.
bool isOvertaken(const tournament::Record& record, long long seq);

/// What stands against putting back what that retract took: whatever it concerns must not have gone on since.
Objections againstPuttingBack(const Tournament& tournament, const tournament::Filed& target,
                              const facts::Retract& retract);

} // namespace desk
