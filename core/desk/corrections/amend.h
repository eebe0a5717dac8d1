// The use case `amend`: a hand on record was written down wrong, is one too many, was forgotten, or is made
// void by ruling.
#pragma once

#include "proposal.h"

#include "scoring/hand.h"

namespace desk {

struct AmendOptions {
    /// ThrowIn: the deal was void by ruling, and is dealt again by the same player.
    enum class How { Replace, Strike, InsertBefore, ThrowIn };
    How how = How::Replace;
    std::string match{};       ///< its id
    std::optional<int> game{}; ///< nothing: the one in play or played last
    int hand = 1;              ///< as the sheet counts them
    /// May be empty while it is only looked at, and where only a dealer is added who was not known.
    std::string reason{};
    /// The hand as in a game record, without rulings, which are facts of their own. What it leaves out is
    /// kept from the hand it replaces; `null` for dealer or override removes that. Not with Strike or
    /// ThrowIn.
    std::string given{};
    facts::Seat calledBy = facts::Seat::A1; ///< of a hand made void: who asked for it
    std::vector<LaterChoice> then{};
};

/// The hand as `given` has it: its bids and tricks, and the dealer where there is one.
std::string givenBy(const scoring::Hand& hand);

/// Refuses a hand that is not there, what the checks refuse, and where the hand is another by now than what
/// was looked at.
Proposal amend(const AmendOptions& options);

} // namespace desk
