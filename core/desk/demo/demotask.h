// What each match of the demo is for, when it is tried in the window.
#pragma once

#include "scoring/hand.h"
#include "tournament/model/match.h"

namespace desk {

enum class DemoTask {
    None,
    Score,  ///< the next hand can be scored
    Amend,  ///< the tricks of a hand were entered for the wrong side
    Decide, ///< a challenge is pending
    Call    ///< the match is ready
};

/// What that match of the second round is for; None for any other.
DemoTask taskOf(const tournament::Setting& setting, const tournament::Match& match);
/// The number of hands of the match that are on record at the start.
int handsBefore(DemoTask task);
/// The hand to amend.
inline constexpr int demoMistypedHand = 2;
/// A hand without a nil in which both sides make their bid, and which looks wrong with its tricks swapped.
bool isPlain(const scoring::Hand& hand);

} // namespace desk
