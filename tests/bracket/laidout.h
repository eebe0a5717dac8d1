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

/// From the middle of one side to that of the other, with one step between.
inline void waysRunFromBoxToBox(const LaidOut& laidOut)
{
    for (const bracket::Connector& way : laidOut.drawn.connectors) {
        const bracket::Box& from = boxOf(laidOut.drawn, way.from);
        const bracket::Box& to = boxOf(laidOut.drawn, way.to);
        QVERIFY(bracket::winnerGoesTo(laidOut.bracket, way.from) == (bracket::Place{way.to, way.side}));
        QVERIFY(way.points.front() == (bracket::Point{from.right(), from.middle()}));
        QVERIFY(way.points.back() == (bracket::Point{to.x, to.middle()}));
        QVERIFY(way.points[0].y == way.points[1].y && way.points[2].y == way.points[3].y);
        QVERIFY(way.points[1].x == way.points[2].x);
    }
}

} // namespace draws
