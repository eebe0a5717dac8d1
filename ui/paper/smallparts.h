// The drawing of one small score sheet; for this folder alone.
#pragma once

#include "smallsheet.h"

namespace paper {

/// In the box, with as many rows as it has room for, none lower than that (mm).
void drawSmallSheet(Pencil& pencil, const QRectF& box, const BlankSheet& sheet, double leastHeight);

} // namespace paper
