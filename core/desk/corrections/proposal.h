// The path of a correction: a verb proposes it, and every proposal is previewed, recorded and put into words
// here in the same way.
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
    std::vector<LaterChoice> then; ///< the decisions about later matches
    /// Puts its facts into the draft, and what it is about into the change. Makes the verb's refusals.
    std::function<Answer<void>(const Attempt& at)> write;
    const Telling* telling = nullptr;
};

/// A proposal being put into a draft.
struct Attempt {
    const Proposal& proposal;
    const Tournament& seen; ///< the tournament that the person saw when proposing it
    bool isPreview = false; ///< it isn't recorded, and its reason can still be given
    Draft& draft;
    Correction& change;
    bool lacksReason() const { return !isPreview && proposal.reason.empty(); }
};

/// The words for the own part of one kind of correction; the rest is the same for all.
struct Telling {
    using Lines = std::vector<std::string> (*)(const Correction& change);
    Lines first; ///< before results and later matches
    /// The members of its JSON object before those about later matches.
    json::Object (*members)(const Correction& change);
    Lines last = nullptr; ///< after everything else
};

/// The preview of the correction; nothing is recorded. Makes the verb's refusals, and refuses a decision
/// about a match that it doesn't dispute.
Answer<Correction> preview(const Tournament& tournament, const Environment& environment,
                           const std::string& by, const Proposal& proposal);
/// Records it together with the decisions: one undo takes all of it. Also refuses if it leaves a match
/// disputed without a decision, and if its subject has changed since `seen`, the tournament that the person
/// saw (nothing: the current one).
Answer<Correction> record(Desk& desk, const std::string& by, const Proposal& proposal,
                          const Tournament* seen = nullptr);

/// Everything that it changes, one line each.
std::string correctionText(const Correction& change);
/// The same as one JSON object.
std::string correctionJson(const Correction& change);

// For the verbs.

/// The proposal of a verb that has options, with their reason and decisions.
template <class Options>
Proposal proposalOf(const Options& options, Answer<void> (*write)(const Attempt& at, const Options& options),
                    const Telling& telling)
{
    return {options.reason, options.then, [options, write](const Attempt& at) { return write(at, options); },
            &telling};
}

/// Records the decisions for matches that are disputed so far, while the correction continues: a decision for
/// a match is applied again if others are still seated there later on. Matches without a decision are left
/// for later.
Answer<void> resolveNext(const Attempt& at);
/// `match 5 was decided: seat the other team`, for each later match with a decision.
std::vector<std::string> decidedLines(const Correction& change);

// Finds a hand of a sheet by its number.

/// A hand on record with its place on the sheet.
struct FoundHand {
    facts::Spot spot;
    const tournament::Item* item = nullptr;
    message::Message place; ///< `match 3, hand 5`
};

/// The hand of that number on the sheet; no `game`: the one in play or played last. Refuses if there is none.
Answer<FoundHand> findHand(const Match& match, std::optional<int> game, int hand);
/// The same in the tournament `now`, if it was chosen in the tournament `seen`. Refuses if someone else
/// recorded something in the meantime and the number is now another hand's.
Answer<FoundHand> findHand(const Tournament& now, const Tournament& seen, const std::string& match,
                           std::optional<int> game, int hand);
/// Why nothing is recorded: the sheet has changed since the person saw it.
tl::unexpected<Failure> sheetChanged(const Match& match);

} // namespace desk
