// What a match of the demo is there for, when the window tries it.
#pragma once

#include "scoring/hand.h"
#include "tournament/model/match.h"

namespace desk {

enum class DemoTask {
    None,
    Score,  ///< the next hand is played
    Amend,  ///< the tricks of a hand were entered for the wrong side
    Decide, ///< a challenge is pending
    Call    ///< the match is ready
};

/// What that match of the second round is there for; None of any other.
DemoTask taskOf(const tournament::Setting& setting, const tournament::Match& match);
/// So many hands of the match are on record when somebody begins to try.
int handsBefore(DemoTask task);
/// The hand that has to be amended.
inline constexpr int demoMistypedHand = 2;
/// A hand without a nil in which both sides make their bid, and which looks wrong with its tricks swapped.
bool isPlain(const scoring::Hand& hand);

} // namespace desk
