// What a rule file takes over from the one named in its `from`: values and their sources.
#pragma once

#include "venue.h"

#include <string_view>

namespace rules {

/// The values of an origin's phase after the phase that it builds on has changed from `parentBefore` to
/// `parent`: keeps its own differences, and otherwise has the values of `parent`.
Values takenOver(const Values& parent, const Values& parentBefore, const Values& before);
/// The values of the phase with that name if its file doesn't set any. In `venue`, the phase that it builds
/// on must be complete.
Values unsaid(const Venue& venue, std::string_view name, const Venue& origin);

/// The origin's phase from which this phase of the venue began: the one with its name, or the one with the
/// name of the phase that it builds on.
const Phase& phaseBefore(const Venue& venue, const Phase& phase, const Venue& origin);

/// Whether a sentence of the origin is still true under the venue's rules: the rule it is about is the same
/// in all phases.
bool isStillTrue(const Sentence& sentence, const Venue& venue, const Venue& origin);

/// Whether both use the same sheet, so citations of the origin are valid for the venue too.
bool isSameSheet(const std::string& sheet, const Venue& origin);
/// Completes the citations that a file gives. With the same sheet, an origin's citation is kept if its value
/// was kept, and its reading if all values of its group were, because the reading may be about another value
/// there. With a sheet of its own, only what the file cites counts.
void takeOverCites(Venue& venue, const Venue& origin, bool isSameSheet);

} // namespace rules
