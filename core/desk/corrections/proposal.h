// How a correction travels: a verb proposes it, and every proposal is previewed, recorded and worded here in
// the same way.
#pragma once

#include "correction.h"

#include <functional>
#include <string>
#include <vector>

namespace desk {

struct Attempt;

/// What somebody wants to change on record.
struct Proposal {
    std::string reason;            ///< may be empty while it is only looked at
    std::vector<LaterChoice> then; ///< what is decided about later matches
    /// Puts its facts into the draft, and what it is about into the change. Refuses what the verb does.
    std::function<Answer<void>(const Attempt& at)> write;
    const Telling* telling = nullptr;
};

/// A proposal on its way into a draft.
struct Attempt {
    const Proposal& proposal;
    const Tournament& seen;  ///< what somebody looked at when they proposed it
    bool isLookedAt = false; ///< it is not recorded
    Draft& draft;
    Correction& change;
    /// A fact needs one, and that may not be known yet while it is only looked at.
    std::string reason() const
    {
        return isLookedAt && proposal.reason.empty() ? "not given yet" : proposal.reason;
    }
};

/// How one kind of correction words its own part; the rest is worded for each in the same way.
struct Telling {
    using Lines = std::vector<std::string> (*)(const Correction& change);
    Lines first; ///< before results and later matches
    /// Its members of the JSON object, before those about later matches.
    json::Object (*members)(const Correction& change);
    Lines last = nullptr; ///< behind everything
};

/// The correction as it would be; nothing is recorded. Refuses what the verb does, and a decision about a
/// match that is not disputed by it.
Answer<Correction> preview(const Tournament& tournament, const Environment& environment,
                           const std::string& by, const Proposal& proposal);
/// Records it together with what was decided: one undo takes all of it back. Refuses also where it leaves a
/// match disputed for which nothing was decided, and where what it is about is not any more as in `seen`,
/// the tournament that somebody looked at (nothing: it is looked at now).
Answer<Correction> record(Desk& desk, const std::string& by, const Proposal& proposal,
                          const Tournament* seen = nullptr);

/// Everything that it changes, a line each.
std::string correctionText(const Correction& change);
/// The same as one JSON object.
std::string correctionJson(const Correction& change);

// For the verbs.

/// The proposal of a verb that has options, with their reason and what they decide.
template <class Options>
Proposal proposalOf(const Options& options, Answer<void> (*write)(const Attempt& at, const Options& options),
                    const Telling& telling)
{
    return {options.reason, options.then, [options, write](const Attempt& at) { return write(at, options); },
            &telling};
}

/// Records the decisions for matches that are disputed so far, while the correction continues: a decision for
/// a match applies again if others are still seated there later on. Matches without a decision are left for
/// later.
Answer<void> resolveNext(const Attempt& at);
/// `match 5 was decided: seat the other team`, of each later match for which something was.
std::vector<std::string> decidedLines(const Correction& change);

// Which hand of a sheet is meant by its number.

/// A hand on record with its place on the sheet.
struct FoundHand {
    facts::Spot spot;
    const tournament::Item* item = nullptr;
    message::Message place; ///< `match 3, hand 5`
};

/// The hand of that number, as the sheet counts them; nothing for `game` is the one in play or played last.
/// Refuses where there is none.
Answer<FoundHand> findHand(const Match& match, std::optional<int> game, int hand);
/// The same in the tournament as it is `now`, where it was chosen in what somebody had `seen`. Refuses where
/// somebody else wrote meanwhile and its number is another hand's.
Answer<FoundHand> findHand(const Tournament& now, const Tournament& seen, const std::string& match,
                           std::optional<int> game, int hand);
/// Why nothing is written on a sheet that is not the one that was looked at.
tl::unexpected<Failure> sheetChanged(const Match& match);

} // namespace desk
