// What there is to do in each match of the demo in the window.
#pragma once

#include "scoring/hand.h"
#include "tournament/model/match.h"

namespace desk {

enum class DemoTask {
    None,
    Score,  ///< the next hand can be scored
    Amend,  ///< the tricks of a hand were entered for the wrong side
    Decide, ///< a challenge is open
    Call    ///< the match is ready
};

/// The task of that match of the second round. None for any other match.
DemoTask taskOf(const tournament::Setting& setting, const tournament::Match& match);
/// How many hands of the match are on record at the start.
int handsBefore(DemoTask task);
/// The hand to amend.
inline constexpr int demoMistypedHand = 2;
/// Whether the hand has no nil, both sides make their bid, and it looks wrong with the tricks swapped.
bool isPlain(const scoring::Hand& hand);

} // namespace desk
