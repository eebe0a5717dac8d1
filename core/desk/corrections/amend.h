// The use case `amend`: a hand on record was written down wrong, is one too many, was forgotten, or is thrown
// in by ruling.
#pragma once

#include "correction.h"
#include "rowchange.h"

#include "scoring/hand.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

struct AmendOptions {
    /// ThrowIn: the deal was void by ruling, and is dealt again by the same player.
    enum class How { Replace, Strike, InsertBefore, ThrowIn };
    How how = How::Replace;
    std::string match;       ///< its id
    std::optional<int> game; ///< nothing: the one in play or played last
    int hand = 1;            ///< as the sheet counts them
    /// May be empty while it is only looked at, and where only a dealer is added who was not known.
    std::string reason;
    /// The hand as in a game record, without what was ruled on it: those are facts of their own. In place of
    /// a hand on record what it leaves out is kept; `null` for dealer or override takes that away. Not with
    /// Strike or ThrowIn.
    std::string given;
    facts::Seat calledBy = facts::Seat::A1; ///< of a hand that is thrown in: who asked for it
    std::vector<LaterChoice> then;
};

/// The hand as `given` has it: its bids and tricks, and the dealer where there is one.
std::string givenBy(const scoring::Hand& hand);

/// An amendment with all that it changes.
struct Amendment : Correction {
    facts::Hand hand;      ///< as it goes on record
    bool thrownIn = false; ///< as a misdeal by ruling
};

/// What the amendment would change; nothing is recorded. Refuses a hand that is not there, what the checks
/// refuse, and a decision about a match that is not disputed by it.
Answer<Amendment> previewAmend(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const AmendOptions& options);
/// Records the amendment together with what was decided, so that one undo takes all of it back. Refuses also
/// where it leaves a match disputed for which nothing was decided, and where the hand is another by now than
/// in `chosenIn`, the tournament that somebody looked at (nothing: it was chosen now).
Answer<Amendment> amend(Desk& desk, const std::string& by, const AmendOptions& options,
                        const tournament::Tournament* chosenIn = nullptr);

/// Everything that changes, a line each: the hand, scores after it, the game and the match, later matches.
std::string amendedText(const Amendment& amendment);
/// The same as one JSON object.
std::string amendedJson(const Amendment& amendment);

// What an amendment changes, to be told as text or as JSON. For the rooms of the desk.

/// The match that is amended, before and after.
const tournament::Match& matchBefore(const Amendment& amendment);
const tournament::Match& matchAfter(const Amendment& amendment);
/// The hand as it stood at that place; nothing where there was none.
std::optional<facts::Hand> handBefore(const Amendment& amendment);

} // namespace desk
