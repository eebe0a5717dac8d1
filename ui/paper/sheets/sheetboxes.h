// The boxes of a score sheet that are filled in at the table; for this folder alone.
#pragma once

#include "ui/paper/page/pencil.h"

namespace paper {

inline constexpr double boxHeight = 25; ///< mm

/// A box with its title; returns where its lines begin.
QRectF drawBoxFrame(Pencil& pencil, const QRectF& box, const QString& title);
/// For a renege, the time (where there is a limit) and the result.
void drawBlankBoxes(Pencil& pencil, const QRectF& area, bool timed);

} // namespace paper
