// May this misdeal still be called, and by whom.
#pragma once

#include "venue.h"

#include "message/message.h"

#include <string>
#include <string_view>

namespace rules {

/// How far the hand is. PlayStarted: the opening lead has been made.
enum class Stage { BeforeBidding, BiddingStarted, PlayStarted };

enum class MayCall { Anyone, OpponentsOnly, TooLate, NotOnSheet };

struct MisdealVerdict {
    MayCall answer = MayCall::NotOnSheet;
    message::Message why; ///< for the supervisor
};

/// `reason` is one of the set's ids; anything else is not on the sheet. A call is always the caller's choice.
MisdealVerdict misdeal(const Set& set, std::string_view reason, Stage stage);

/// The reason of that id: `no face card`.
message::Message misdealReason(std::string_view reason);
/// The same where it begins what is said: `No face card`.
message::Message misdealReasonFirst(std::string_view reason);

} // namespace rules
