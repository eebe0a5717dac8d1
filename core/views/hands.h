// A hand as the sheets on paper and on the web page show it.
#pragma once

#include "scoring/ledger.h"

#include <string>

namespace views {

/// What stands in the columns of one side, and the marks beside the numbers; empty where there is none.
struct HandSideView {
    std::string tricks;       ///< `5`, `4+1` beside a nil, `–` while they are to come
    std::string counts;       ///< `counts 4`, where others than were taken
    std::string set;          ///< `set`
    bool paysForBags = false; ///< a penalty
    std::string bags;
    std::string score;
};
/// `ledger`: null of a hand whose tricks are still to come.
HandSideView handSideView(const scoring::SideHand& hand, const scoring::SideLedger* ledger);

} // namespace views
