// How corrections are made. A use case proposes a correction; previewing, recording and describing it are the
// same for all and happen here.
#pragma once

#include "correction.h"

#include <functional>
#include <string>
#include <vector>

namespace desk {

struct Attempt;

/// A proposed change of the record.
struct Proposal {
    std::string reason;            ///< can be empty for a preview
    std::vector<LaterChoice> then; ///< decisions about later matches
    /// Adds the facts to the draft and records in the correction what it is about. Refuses what this use case
    /// refuses.
    std::function<Answer<void>(const Attempt& at)> write;
    const ProposalText* telling = nullptr;
};

/// A proposal while its facts are added to a draft.
struct Attempt {
    const Proposal& proposal;
    const Tournament& seen; ///< the tournament as the person saw it when proposing
    bool isPreview = false; ///< nothing is recorded, and the reason may still be missing
    Draft& draft;
    Correction& change;
    bool lacksReason() const { return !isPreview && proposal.reason.empty(); }
};

/// How to describe one kind of correction. The rest of the text is the same for all kinds.
struct ProposalText {
    using Lines = std::vector<std::string> (*)(const Correction& change);
    Lines first; ///< lines before results and later matches
    /// The members of the JSON object before those about later matches.
    json::Object (*members)(const Correction& change);
    Lines last = nullptr; ///< lines after everything else
};

/// Previews the correction; nothing is recorded. Refuses what the use case refuses, and a decision about a
/// match that the correction doesn't dispute.
Answer<Correction> preview(const Tournament& tournament, const Environment& environment,
                           const std::string& by, const Proposal& proposal);
/// Records the correction and its decisions; one undo reverses all of it. Also refuses if it leaves a match
/// disputed without a decision, and if its subject has changed since `seen`, the tournament that the person
/// saw (null: the current one).
Answer<Correction> record(Desk& desk, const std::string& by, const Proposal& proposal,
                          const Tournament* seen = nullptr);

/// Everything that the correction changes, one line each.
std::string correctionText(const Correction& change);
/// The same as one JSON object.
std::string correctionJson(const Correction& change);

// For the use cases.

/// The proposal of a use case whose options include a reason and decisions.
template <class Options>
Proposal proposalOf(const Options& options, Answer<void> (*write)(const Attempt& at, const Options& options),
                    const ProposalText& telling)
{
    return {options.reason, options.then, [options, write](const Attempt& at) { return write(at, options); },
            &telling};
}

/// Adds the decisions for the matches that are disputed so far, in the middle of the correction. If later
/// facts change who belongs in a match, its decision is applied again. Matches without a decision stay as
/// they are.
Answer<void> resolveNext(const Attempt& at);
/// For each later match with a decision: `match 5 was decided: seat the other team`.
std::vector<std::string> decidedLines(const Correction& change);

// Finds a hand on a sheet by its number.

/// A hand on record and its place on the sheet.
struct FoundHand {
    facts::Spot spot;
    const tournament::Item* item = nullptr;
    message::Message place; ///< `match 3, hand 5`
};

/// The hand with that number on the sheet. No `game`: the one in play or played last. Refuses if there is
/// none.
Answer<FoundHand> findHand(const Match& match, std::optional<int> game, int hand);
/// The hand in the tournament `now` that was chosen in the tournament `seen`. Refuses if someone else
/// recorded something in between and another hand has the number now.
Answer<FoundHand> findHand(const Tournament& now, const Tournament& seen, const std::string& match,
                           std::optional<int> game, int hand);
/// Says that nothing was recorded, because the sheet has changed since the person saw it.
tl::unexpected<Failure> sheetChanged(const Match& match);

} // namespace desk
