// What every correction of the record has in common. For this room alone.
#pragma once

#include "correction.h"

#include "json/value.h"

namespace desk {

/// What was asked for, to be looked at: a fact needs a reason, and that may not be known yet.
template <class Options>
Options lookedAt(Options options)
{
    if (options.reason.empty())
        options.reason = "not given yet";
    return options;
}

/// Records what was decided for matches that the draft leaves disputed, and names those that still are. The
/// correction is what the draft was begun with, its night before is known.
Answer<void> resolveAll(Draft& draft, const std::vector<Then>& asked, const std::string& reason,
                        Correction& correction);
/// Refuses where a match is left disputed for which nothing was decided.
Answer<void> allDecided(const Correction& correction);

/// What becomes of the match itself, a line each: its games, its result, who goes on, whether it has to be
/// signed anew.
std::vector<std::string> resultChanges(const Correction& correction, const std::string& match);

// The same as JSON.
/// Whether it is on record, and as which fact.
json::Object appliedJson(const Correction& correction);
/// A match before and after it.
json::Object resultJson(const Correction& correction, const std::string& match);
json::Array laterJson(const Correction& correction);
/// Ids of the matches that are not as they were.
json::Array changedJson(const Correction& correction);

} // namespace desk
