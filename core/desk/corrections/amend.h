// The use case `amend`: a hand on record is wrong, was never played, was forgotten, or is made void by
// ruling.
#pragma once

#include "proposal.h"

#include "scoring/hand.h"

namespace desk {

struct AmendOptions {
    /// ThrowIn: the deal is void by ruling, and the same dealer deals again.
    enum class How { Replace, Strike, InsertBefore, ThrowIn };
    How how = How::Replace;
    std::string match{};       ///< its id
    std::optional<int> game{}; ///< nothing: the one in play or played last
    int hand = 1;              ///< by its number on the sheet
    /// Can be empty for a preview, and if only an unknown dealer is added.
    std::string reason{};
    /// The hand as in a game record, without rulings, which are separate facts. What it leaves out is kept
    /// from the hand it replaces; `null` for dealer or override removes that. Not with Strike or ThrowIn.
    std::string given{};
    facts::Seat calledBy = facts::Seat::A1; ///< of a hand made void: who called it
    std::vector<LaterChoice> then{};
};

/// The hand with the given bids and tricks, and the dealer if there is one.
std::string givenBy(const scoring::Hand& hand);

/// Refuses a hand that isn't there, what the checks refuse, and a hand that has changed since the preview.
Proposal amend(const AmendOptions& options);

} // namespace desk
