// Sheets that were entered for the wrong match, or with their sides in the wrong columns.
#pragma once

#include "record.h"

namespace tournament {

/// The record with each hand, misdeal, time call, ruling and score from paper where the moves that hold leave
/// it: under the match to which its sheet was moved, what was written for one side with the other. Only what
/// was written before a move goes with it; who dealt stays who it was.
Record asMoved(const Record& record);
bool hasMoves(const Record& record);
/// On whose sheet the fact is written; null where it stands on none.
const facts::Sitting* onSheetOf(const facts::Fact& fact);

/// Puts into the record of the match to which a sheet is moved what was written on it, and all that is about
/// that.
void carry(Record& into, const Record& from);

/// What stands under A and B exchanged.
facts::Fact mirrored(facts::Fact fact);

} // namespace tournament
