// The hands of a match's sheet, and what stands under them, without the reasons that a supervisor wrote. For
// this room alone.
#pragma once

#include "pagewords.h"

#include "wording/record/history.h"

#include <string>
#include <vector>

namespace share {

/// `◆ A`, `● B`
std::string shapeOf(tournament::Side side);

/// A hand with its number on the sheet.
struct HandRow {
    const scoring::Hand* hand = nullptr;
    const scoring::HandLedger* ledger = nullptr; ///< null of one whose tricks are still to come
    int number = 1;
};

/// The game's hands; what is no hand goes across the table.
std::vector<HandRow> addHands(Markup& out, const tournament::Match& match, const tournament::Sheet& sheet,
                              const std::vector<wording::ChangedHand>& changed, int game);
/// Rulings, and what hands said before they were changed.
void addNotes(Markup& out, const View& view, const tournament::Match& match, const std::vector<HandRow>& rows,
              const std::vector<wording::ChangedHand>& changed, int game);
/// Where every point comes from, of the hands that are counted.
void addWhy(Markup& out, const View& view, const tournament::Match& match, const std::vector<HandRow>& rows);

} // namespace share
