// Blank score sheets that share a page, to be cut apart; for this folder alone.
#pragma once

#include "sheetface.h"

namespace paper {

/// A sheet to write on.
struct BlankSheet {
    SheetFace face;
    int first = 1;                       ///< hand of its first row
    std::optional<scoring::Seat> dealer; ///< of that hand; nothing: not known yet
};

/// A sheet of no match, for that rule set: teams, players, match and table are written by hand.
BlankSheet emptySheet(const tournament::Tournament& tournament, const rules::Set& set);

/// For pages of `perPage` (2 or 4) the sheets of each page, from its top left: cut and stacked pile on pile,
/// they lie in their order. Nothing where a page has no more.
QList<QList<std::optional<qsizetype>>> cutAndStack(qsizetype sheets, int perPage);

/// Adds the pages.
void addSmallSheets(Binder& binder, const QList<BlankSheet>& sheets, int perPage);

} // namespace paper
