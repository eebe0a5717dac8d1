// What every correction of the record has in common. For the rooms of the desk.
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

/// What was decided with the correction about that match, or null.
const LaterChoice* decidedFor(const Correction& correction, const std::string& match);
/// What that comes to, without the match's title: `its result stands: Team 1 and Team 2 played it`, `Team 4
/// takes over what Team 1 played`.
std::string decidedText(const Correction& correction, const std::string& id, facts::Resolution choice);

/// Records what was decided for matches that the draft leaves disputed, and names those that still are. The
/// correction is what the draft was begun with, its tournament before is known.
Answer<void> resolveAll(Draft& draft, const std::vector<LaterChoice>& asked, const std::string& reason,
                        Correction& correction);
/// The first half of it, for a correction that goes on: what was decided is recorded, what is left is not
/// asked yet. What holds for a match holds again where others still are seated there later on.
Answer<void> resolveNext(Draft& draft, const std::vector<LaterChoice>& asked, const std::string& reason,
                         Correction& correction);
/// Refuses where a match is left disputed for which nothing was decided.
Answer<void> allDecided(const Correction& correction);

/// Writes the correction, what was decided with it, and the tournament before and after it. `write` (draft,
/// seen, options, change) puts in its facts.
template <class Change, class Options, class Write>
Answer<void> writeCorrection(Draft& draft, const tournament::Tournament& seen, const Options& options,
                             Change& change, Write write)
{
    change = {};
    change.before = draft.tournament();
    if (Answer<void> written = write(draft, seen, options, change); !written)
        return written;
    if (auto resolved = resolveAll(draft, options.then, options.reason, change); !resolved)
        return resolved;
    change.after = draft.tournament();
    return {};
}

/// The correction as it would be; nothing is recorded.
template <class Change, class Options, class Write>
Answer<Change> previewCorrection(const tournament::Tournament& tournament, const Environment& environment,
                                 const std::string& by, const Options& options, Write write)
{
    Change change;
    Draft draft(tournament, environment, by);
    if (auto written = writeCorrection(draft, tournament, options, change, write); !written)
        return tl::unexpected(written.error());
    return change;
}

/// Records it where something was decided for every match that it leaves disputed. `chosenIn` is the
/// tournament that somebody looked at; nothing: the desk's.
template <class Change, class Options, class Write>
Answer<Change> recordCorrection(Desk& desk, const std::string& by, const Options& options,
                                const tournament::Tournament* chosenIn, Write write)
{
    Change change;
    const tournament::Tournament seen = chosenIn ? *chosenIn : desk.tournament();
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto written = writeCorrection(draft, seen, options, change, write);
        return written ? allDecided(change) : written;
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    change.recorded = *std::move(recorded);
    return change;
}

/// What becomes of the match itself, a line each: its games, its result, who goes on, whether it has to be
/// signed anew, and of one that is open again its table and its clock.
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
