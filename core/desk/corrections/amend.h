// The use case `amend`: a hand on record is wrong, was never played, is missing, or is void by a ruling.
#pragma once

#include "proposal.h"

#include "scoring/hand.h"

namespace desk {

struct AmendOptions {
    /// ThrowIn: a ruling makes the deal void, and the same dealer deals again.
    enum class How { Replace, Strike, InsertBefore, ThrowIn };
    How how = How::Replace;
    std::string match{};       ///< id
    std::optional<int> game{}; ///< nothing: the game in play or played last
    int hand = 1;              ///< its number on the sheet
    /// Can be empty for a preview, and if only an unknown dealer is added.
    std::string reason{};
    /// The hand as in a game record, without rulings, which are separate facts. What isn't given stays as in
    /// the hand it replaces; `null` removes the dealer or the override. Not used with Strike or ThrowIn.
    std::string given{};
    facts::Seat calledBy = facts::Seat::A1; ///< for a void hand: who called it
    std::vector<LaterChoice> then{};
};

/// The hand with these bids and tricks, and the dealer if known.
std::string givenBy(const scoring::Hand& hand);

/// Refuses a hand that doesn't exist, what the checks refuse, and a hand that has changed since the preview.
Proposal amend(const AmendOptions& options);

} // namespace desk
