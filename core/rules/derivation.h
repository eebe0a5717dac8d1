// Where each number of the score sheet comes from: step by step, with the rule behind each step.
#pragma once

#include "why.h"

#include "scoring/hand.h"

namespace rules {

/// The numbers that a side has in a row of the sheet.
enum class Figure { Bid, Tricks, Points, Bags, Score };

struct Step {
    std::string amount; ///< what it adds or is: `+50`, `3`, `nil`
    std::string words;
    std::string source;  ///< see placeOf(); empty where it was counted at the table
    std::string reading; ///< how the place was read, or empty
};

struct Derivation {
    std::vector<Step> steps;
    std::vector<std::string> notes; ///< what else bears on it, a sentence each
};

/// A row of the sheet, and where that side stood before it.
struct Row {
    scoring::Hand hand;
    scoring::HandLedger ledger;
    scoring::StartSide before;
};

/// The derivation of a side's number. Points and bags of a hand after the end are nothing, and it says so.
Derivation derivation(const Set& set, Figure figure, scoring::Side side, const Row& row,
                      const Who& who = seatAlone);

} // namespace rules
