// What stands in the rows of a score sheet, blank or filled; for this folder alone.
#pragma once

#include "tournament/model/match.h"
#include "ui/paper/page/words.h"
#include "wording/record/history.h"

#include <QList>
#include <QStringList>

#include <array>

namespace paper {

/// A number, and under it in small words what is to be known of it: `set`, `failed`.
struct SheetCell {
    QString text;
    QString mark;
};

/// Whether the venue bids by player, in two columns, or by side.
enum class BidColumns { ByPlayer, BySide, BySideWithNil };
BidColumns bidColumnsOf(const scoring::RuleSet& rules);

/// One line of the sheet: a hand, or a sentence across (a misdeal, a time call).
struct SheetRow {
    QString number{};
    QString dealer{};
    scoring::PerSide<std::array<SheetCell, 6>> cells{}; ///< bid, bid, tricks, points, bags, score
    QString across{};
    bool isHeading = false; ///< of those across
    bool isFilled = false;
};

/// The game as it is on record, and in `notes` what its marks stand for: `Hand 5: …`. Hands among `changed`
/// have a star, and a note of what they said before; so have those that were struck.
QList<SheetRow> filledRows(const tournament::Sheet& sheet, const rules::Set& set,
                           const std::vector<wording::ChangedHand>& changed, QStringList& notes);
/// Where the game stood as it was taken over from paper, in a line across; none where it began here.
QList<SheetRow> paperRows(const tournament::Match& match, int game);
/// Rows to write on, for hand `first` and those after it; the dealers are named where the first is known.
QList<SheetRow> blankRows(int first, int count, std::optional<scoring::Seat> dealer);

} // namespace paper
