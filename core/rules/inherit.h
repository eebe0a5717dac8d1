// What a rule file has from the one that it is `from`: values, and where they come from.
#pragma once

#include "venue.h"

namespace rules {

/// What a phase of the origin is now that the phase which it takes over from is `parent`, and no longer
/// `parentBefore`: all that it had otherwise, and else what `parent` has.
Values takenOver(const Values& parent, const Values& parentBefore, const Values& before);

/// The origin's phase that this one of the venue's began as: that of its name, or of the phase that it takes
/// over from.
const Phase& phaseBefore(const Venue& venue, const Phase& phase, const Venue& origin);

/// Completes the cites that a file gives. One of the origin holds where its value was kept; where a value was
/// changed and the file cites nothing, it is not on the sheet.
void takeOverCites(Venue& venue, const Venue& origin);

} // namespace rules
