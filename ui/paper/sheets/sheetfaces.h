// The faces of score sheets, taken from the record; for this folder alone.
#pragma once

#include "sheetface.h"

namespace paper {

/// Of one game of a match, from 1.
SheetFace faceOf(const Record& record, const tournament::Match& match, int game);
/// How the table writes it down, as far as the venue has it.
QString legendOf(const rules::Set& set);

} // namespace paper
