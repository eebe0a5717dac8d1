// The faces of score sheets, taken from the record; for this folder alone.
#pragma once

#include "sheetface.h"

namespace paper {

/// Of one game of a match, from 1.
SheetFace faceOf(const Record& record, const tournament::Match& match, int game);
} // namespace paper
