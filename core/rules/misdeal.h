// May this misdeal still be called, and by whom.
#pragma once

#include "venue.h"

#include "scoring/hand.h"

#include <string>
#include <string_view>

namespace rules {

/// How far the hand is. PlayStarted: the opening lead has been made.
enum class Stage { BeforeBidding, BiddingStarted, PlayStarted };

enum class MayCall { Anyone, OpponentsOnly, TooLate, NotOnSheet };

struct MisdealVerdict {
    MayCall answer = MayCall::NotOnSheet;
    std::string sentence; ///< for the supervisor
};

/// `reason` is one of the set's ids; anything else is not on the sheet. A call is always the caller's choice.
MisdealVerdict misdeal(const Set& set, std::string_view reason, Stage stage);

/// The reason in words: `no face card`.
std::string reasonInWords(std::string_view reason);
/// The reason of one on record: `no face card`; of a ruling `ruling: the deck had 51 cards`.
std::string reasonInWords(const scoring::Misdeal& misdeal);

} // namespace rules
