#include "sheetboxes.h"

#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr double boxPad = 2.4;

/// A line to write on behind a word; returns where the next word begins.
double field(Pencil& pencil, double x, double y, const QString& word, double length)
{
    constexpr Type type{9.5};
    const double wide = widthOf(word, type);
    pencil.text({x, y, wide + 0.3, 5}, word, type);
    pencil.across(x + wide + 1, y + 4.6, length);
    return x + wide + length + 2.6;
}

double choice(Pencil& pencil, double x, double y, const QString& word)
{
    constexpr Type type{9.5};
    pencil.tickBox({x, y + 2.5}, 3.2);
    const double wide = widthOf(word, type);
    pencil.text({x + 4.2, y, wide + 0.3, 5}, word, type);
    return x + wide + 7;
}

} // namespace

QRectF drawBoxFrame(Pencil& pencil, const QRectF& box, const QString& title)
{
    pencil.frame(box, stroke);
    pencil.text({box.left() + boxPad, box.top() + 1.5, box.width() - 2 * boxPad, 5}, title,
                {10, Weight::Medium});
    return box.adjusted(boxPad, 8, -boxPad, 0);
}

void drawBlankBoxes(Pencil& pencil, const QRectF& area, bool timed)
{
    const double gap = 3;
    const double room = area.width() - (timed ? 2 : 1) * gap;
    const double challengeWidth = room * (timed ? 0.43 : 0.62);
    const double timeWidth = timed ? room * 0.31 : 0;
    const QRectF challenge(area.left(), area.top(), challengeWidth, boxHeight);
    const QRectF inChallenge = drawBoxFrame(pencil, challenge, Paper::tr("Renege challenge"));
    double x = field(pencil, inChallenge.left(), inChallenge.top(), Paper::tr("by"), 9);
    x = field(pencil, x, inChallenge.top(), Paper::tr("against"), 9);
    x = field(pencil, x, inChallenge.top(), Paper::tr("hand"), 7);
    field(pencil, x, inChallenge.top(), Paper::tr("book"), 7);
    x = choice(pencil, inChallenge.left(), inChallenge.top() + 9, Paper::tr("upheld"));
    x = choice(pencil, x, inChallenge.top() + 9, Paper::tr("rejected"));
    const QString who = Paper::tr("supervisor");
    field(pencil, x, inChallenge.top() + 9, who, inChallenge.right() - x - widthOf(who, {9.5}) - 1);
    double left = challenge.right() + gap;
    if (timed) {
        const QRectF inTime =
            drawBoxFrame(pencil, {left, area.top(), timeWidth, boxHeight}, Paper::tr("Time"));
        x = field(pencil, inTime.left(), inTime.top(), Paper::tr("started"), 12);
        field(pencil, x, inTime.top(), Paper::tr("called"), 12);
        x = choice(pencil, inTime.left(), inTime.top() + 9, Paper::tr("hand finished"));
        choice(pencil, x, inTime.top() + 9, Paper::tr("extra hand"));
        left += timeWidth + gap;
    }
    const QRectF inResult =
        drawBoxFrame(pencil, {left, area.top(), area.right() - left, boxHeight}, Paper::tr("Result"));
    const double half = inResult.width() / 2;
    for (const bool a : {true, false}) {
        const double at = inResult.left() + (a ? 0 : half);
        pencil.sideMark(a, {at, inResult.top() + 0.9, 3.2, 3.2});
        field(pencil, at + 4.2, inResult.top(), a ? u"A"_s : u"B"_s, half - 9.5);
    }
    field(pencil, inResult.left(), inResult.top() + 9, Paper::tr("winner"), inResult.width() - 13.5);
}

} // namespace paper
