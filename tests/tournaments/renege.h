// A claim of a renege for tests.
#pragma once

#include "desk/rulings/ruling.h"

namespace tournaments {

/// In hand 1, trick 4, led with clubs, A's first player played the 7 of diamonds, and in trick 9 the queen of
/// clubs.
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
