// The use case `resolve`: what becomes of a disputed match, where that was not said with the correction that
// made it so.
#pragma once

#include "correction.h"

#include <string>
#include <vector>

namespace desk {

struct ResolveOptions {
    std::string match; ///< its id
    facts::Resolution choice = facts::Resolution::Stand;
    std::string reason;            ///< may be empty while it is only looked at
    std::vector<LaterChoice> then; ///< about later matches that it leaves disputed
};

/// What would come of it; nothing is recorded. Refuses a match that is not there or not disputed, and who
/// cannot be seated.
Answer<Correction> previewResolve(const tournament::Tournament& tournament, const Environment& environment,
                                  const std::string& by, const ResolveOptions& options);
/// Records it. Refuses also without a reason, and where the draw seats others by now than in `seen`, the
/// tournament that somebody looked at.
Answer<Correction> resolve(Desk& desk, const std::string& by, const ResolveOptions& options,
                           const tournament::Tournament* seen = nullptr);

/// Everything that it changes, a line each: what becomes of the match, the result, later matches.
std::string resolveText(const Correction& change, const std::string& id);
/// The same as one JSON object.
std::string resolveJson(const Correction& change, const std::string& match);

} // namespace desk
