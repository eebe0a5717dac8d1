// What the hand that is typed would come to, and what stands against it.
#pragma once

#include "desk/corrections/correction.h"
#include "ui/sheet/entry/entrysession.h"
#include "ui/sheet/hands/entryrow.h"

namespace sheet {

struct RowPreview {
    QStringList says;
    bool hint = true; ///< nothing stands against it
    scoring::PerSide<Preview> sides{};
    std::optional<Field> wrong{}; ///< the first box of what is wrong
};

/// Of the next hand of the match, as saving has it; of one that is amended how many tricks are typed.
RowPreview previewOf(const tournament::Tournament& tournament, const tournament::Match& match,
                     const EntrySession& session);

/// What a hand that is amended comes to, beside what is on record.
scoring::PerSide<Preview> previewOf(const desk::Correction& seen);

/// Whether the sheet objects to the hand in the row, and saves it with a reason.
bool letsIn(const tournament::Match& match, const EntrySession& session);

/// The rule of the tournament for time that is up, and what it comes to now; empty where it is not up, and
/// not being asked about either. Asked about early, it says first how much is left.
QString timeUpText(const tournament::Tournament& tournament, const tournament::Match* match,
                   const tournament::Timestamp& now, bool isAsked);

} // namespace sheet
