// A hand as shown on paper sheets and the web page.
#pragma once

#include "scoring/ledger.h"
#include "tournament/model/match.h"
#include "wording/record/history.h"

#include <optional>
#include <string>
#include <vector>

namespace views {

/// A row of a game's sheet: a hand with its points, or a row across the whole table for a misdeal or a time
/// call.
struct HandRow {
    const tournament::Item* item = nullptr;
    const scoring::Hand* hand = nullptr;         ///< null for a row across
    const scoring::HandLedger* ledger = nullptr; ///< null for a hand without tricks
    int number = 0;
    bool isChanged = false;                ///< changed after it was first recorded
    std::optional<scoring::Seat> dealer{}; ///< if known, also before the tricks are entered
};
/// The rows point into the sheet. `changed`: the changed hands of the match.
std::vector<HandRow> handRows(const tournament::Sheet& sheet,
                              const std::vector<wording::ChangedHand>& changed, int game);

/// One side's columns and the marks next to its numbers. Empty where there is nothing.
struct HandSideView {
    std::string tricks;       ///< `5`, `4+1` with a nil, `–` before they are entered
    std::string counts;       ///< `counts 4` if it differs from the tricks taken
    std::string set;          ///< `set`
    bool paysForBags = false; ///< a bag penalty
    std::string bags;
    std::string score;
};
/// `ledger`: null for a hand without tricks.
HandSideView handSideView(const scoring::SideHand& hand, const scoring::SideLedger* ledger);

} // namespace views
