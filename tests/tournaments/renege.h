// A claim of a renege, for whoever tests what becomes of it.
#pragma once

#include "desk/rulings/ruling.h"

namespace tournaments {

/// Of hand 1: in trick 4, led with clubs, A's first player played the 7 of diamonds, and the queen of clubs
/// in trick 9.
inline desk::CaseOptions renegeClaim(const std::string& match)
{
    desk::CaseOptions options{.match = match,
                              .hand = 1,
                              .claim = desk::Claim{facts::Challenger::B, facts::Seat::A1, 4},
                              .evidence = facts::Evidence()};
    options.evidence->led = facts::Suit::Clubs;
    options.evidence->played = "7D";
    options.evidence->shown = "QC";
    options.evidence->shownBook = 9;
    return options;
}

} // namespace tournaments
