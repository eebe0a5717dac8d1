// A knockout cut into parts that a screen can show to who stands far away; for this folder alone.
#pragma once

#include "faces.h"

#include "bracket/bracket.h"

#include <QString>

#include <vector>

namespace hall {

// A knockout cut into parts that a screen can show to who stands far away; for this folder alone.

/// What a page shows of the rounds.
struct Part {
    /// Its rounds count from 1, and the slots of the first are seeds that stand for nothing: only its
    /// geometry means something.
    bracket::Bracket bracket;
    QString name; ///< `Losers' rounds`; empty where its columns say enough
};

/// Those from the top of the first rounds, with the last rounds behind them. A part has at most so many boxes
/// of its first round under each other and so many rounds beside each other. `boxes` is a power of two.
std::vector<Part> partsOf(const bracket::Bracket& drawn, int boxes, int rounds);

// One part of a knockout as boxes on a page; for this folder alone.

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
