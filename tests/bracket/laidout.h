// Draws as they are laid out.
#pragma once

#include "draws.h"

#include "bracket/layout.h"
#include "bracket/questions.h"

#include <QTest>

#include <algorithm>

namespace draws {

constexpr double exact = 1e-9;

inline const bracket::Box& boxOf(const bracket::Layout& layout, const bracket::MatchId& match)
{
    return *std::find_if(layout.boxes.begin(), layout.boxes.end(),
                         [&](const bracket::Box& box) { return box.match == match; });
}

struct LaidOut {
    bracket::Bracket bracket;
    bracket::Layout drawn;
};

/// One for each played match, and no other; all of them inside the drawing.
inline void boxesAreOfPlayedMatches(const LaidOut& laidOut)
{
    const bracket::Measures measures;
    QCOMPARE(static_cast<int>(laidOut.drawn.boxes.size()), bracket::playedMatches(laidOut.bracket));
    for (const bracket::Box& box : laidOut.drawn.boxes) {
        QVERIFY(bracket::isPlayed(*bracket::find(laidOut.bracket, box.match)));
        QVERIFY(box.x >= 0 && box.right() <= laidOut.drawn.width + exact);
        QVERIFY(box.y >= measures.above - exact && box.y + box.height <= laidOut.drawn.height + exact);
    }
}

} // namespace draws
