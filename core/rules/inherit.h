// What a rule file has from the one that it is `from`: values, and where they come from.
#pragma once

#include "venue.h"

#include <string_view>

namespace rules {

/// What a phase of the origin is now that the phase which it takes over from is `parent`, and no longer
/// `parentBefore`: all that it had otherwise, and else what `parent` has.
Values takenOver(const Values& parent, const Values& parentBefore, const Values& before);
/// What the phase of that name has if its file says nothing of it; in `venue` the phase that it takes over
/// from is complete.
Values unsaid(const Venue& venue, std::string_view name, const Venue& origin);

/// The origin's phase that this one of the venue's began as: that of its name, or of the phase that it takes
/// over from.
const Phase& phaseBefore(const Venue& venue, const Phase& phase, const Venue& origin);

/// Whether a sentence of the origin is as true under the venue's rules: in no phase does the rule that it is
/// about differ.
bool isStillTrue(const Sentence& sentence, const Venue& venue, const Venue& origin);

/// Whether both are about that one sheet, so that what the origin cites holds for the other too.
bool isSameSheet(const std::string& sheet, const Venue& origin);
/// Completes the cites that a file gives. Of the same sheet, one of the origin holds where its value was
/// kept, and its reading where all of its group was: it may speak of another value there. Of a sheet of its
/// own only what the file cites.
void takeOverCites(Venue& venue, const Venue& origin, bool isSameSheet);

} // namespace rules
