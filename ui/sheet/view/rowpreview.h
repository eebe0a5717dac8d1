// The result of the typed hand, and the objections to it.
#pragma once

#include "desk/corrections/correction.h"
#include "ui/sheet/entry/entrysession.h"
#include "ui/sheet/hands/entryrow.h"

namespace sheet {

struct RowPreview {
    QStringList says;
    bool hint = true; ///< there are no objections
    scoring::PerSide<Preview> sides{};
    std::optional<Field> wrong{}; ///< the first box with a mistake
};

/// For the next hand of the match, as it would be saved; for a hand being amended, how many tricks are typed.
RowPreview previewOf(const tournament::Tournament& tournament, const tournament::Match& match,
                     const EntrySession& session);

/// The result of an amended hand, beside the one on record.
scoring::PerSide<Preview> previewOf(const desk::Correction& seen);

/// Whether the rule sheet forbids the hand in the row, and it can be saved with a reason.
bool needsException(const tournament::Match& match, const EntrySession& session);

/// What the rules say for when time is up, and what that means now. Empty unless time is up or the question
/// is open (`isAsked`). If asked early, it begins with the time left.
QString timeUpText(const tournament::Tournament& tournament, const tournament::Match* match,
                   const tournament::Timestamp& now, bool isAsked);

} // namespace sheet
