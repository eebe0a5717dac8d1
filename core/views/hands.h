// A hand as the sheets on paper and on the web page show it.
#pragma once

#include "scoring/ledger.h"
#include "tournament/model/match.h"
#include "wording/record/history.h"

#include <optional>
#include <string>
#include <vector>

namespace views {

/// A row of a game's sheet: a hand with what it came to, or what goes across, a misdeal or a time call.
struct HandRow {
    const tournament::Item* item = nullptr;
    const scoring::Hand* hand = nullptr;         ///< null of what goes across
    const scoring::HandLedger* ledger = nullptr; ///< null of a hand whose tricks are still to come
    int number = 0;
    bool isChanged = false; ///< it is not as it was first written down
    std::optional<scoring::Seat> dealer() const { return ledger ? ledger->dealer : hand->dealer; }
};
/// They point into the sheet. `changed`: of the match.
std::vector<HandRow> handRows(const tournament::Sheet& sheet,
                              const std::vector<wording::ChangedHand>& changed, int game);

/// The columns of one side and the marks next to the numbers; empty if there is none.
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
