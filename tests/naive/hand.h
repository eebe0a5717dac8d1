// One hand, one side: README "How a hand is scored", steps 2 to 6, 8 and 9. The bags (step 7) and the end
// (step 10) need what went before and are the game's.
#pragma once

#include "naive/naive.h"

namespace naive {

struct Verdict {
    int raw = 0;
    int counted = 0;
    std::optional<bool> made;
    std::optional<int>
        number; ///< what the side bid; none where both partners bid nil or the hand bids itself
    int overtricks = 0;
    std::map<std::string, int> lines;
};

/// Both sides of `hand` must have their tricks.
Verdict judge(const json& parameters, const json& hand, int side, bool bidsItself);

/// The tricks that the side loses for its own challenges that were denied, where those have a price.
int tricksOfDenied(const json& parameters, const json& hand, int side);
/// The renege cases of this hand that the side lost: upheld against it, or (where the loser of the challenge
/// pays) its own challenge that was rejected. Always 0 at a venue without a renege rule.
int casesLost(const json& parameters, const json& hand, int side);

/// The cases of this hand upheld against the side.
int casesUpheld(const json& hand, int side);

/// Adds to a kind of line; nothing added leaves no line.
void addLine(std::map<std::string, int>& lines, const std::string& kind, int points);

} // namespace naive
