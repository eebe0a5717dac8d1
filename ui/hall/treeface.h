// One part of a knockout as boxes on a page; for this folder alone.
#pragma once

#include "parts.h"

#include "faces.h"

namespace hall {

/// As large as the room lets it; how high a line is then, at 1920 by 1080.
double lineOf(const Face& face, const bracket::Bracket& part, const QRectF& room);
/// The least line whose text is read from afar.
inline constexpr double leastLine = 48;
/// The same for the width of a box.
inline constexpr double leastBox = 380;
inline constexpr double boxGap = 44;
void drawTree(Face& face, const tournament::Tournament& tournament, const bracket::Bracket& part,
              const QRectF& room);

} // namespace hall
