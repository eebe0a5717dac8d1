#include "partbox.h"

#include "ui/paper/page/words.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr Type partType{9, Weight::Medium};
constexpr Type belowType{6.5};
constexpr double titleRow = 5.4; ///< mm
constexpr double leastRow = 3.4; ///< mm: a name of 6 points
constexpr double pointsInMm = 72 / 25.4;

/// Names in two columns of that many rows.
qsizetype nameRowsOf(const PartBox& box)
{
    return (box.entrants.size() + 1) / 2;
}

double belowHeight(const PartBox& box)
{
    return static_cast<double>(box.below.size()) * lineHeight(belowType);
}

void drawNames(Pencil& pencil, const QRectF& rect, const PartBox& box, double row)
{
    const Type type{row * 0.62 * pointsInMm};
    const Type small{row * 0.5 * pointsInMm};
    const double seed = widthOf(u"256"_s, small);
    const double column = (rect.width() - 3 * partPad) / 2;
    for (qsizetype i = 0; i < box.entrants.size(); ++i) {
        const double x = rect.left() + partPad + (i < nameRowsOf(box) ? 0 : column + partPad);
        const double y = rect.top() + titleRow + row * static_cast<double>(i % nameRowsOf(box));
        pencil.text({x, y, seed, row}, box.entrants[i].seed, small, Qt::AlignRight | Qt::AlignVCenter);
        pencil.name({x + seed + partPad, y, column - seed - partPad, row}, box.entrants[i].name, type);
    }
}

/// Where there is no room for its names: how many they are, and who is drawn first.
QString inOneLine(const PartBox& box)
{
    return Paper::tr("%1 and %2 others")
        .arg(box.entrants.constFirst().name, QString::number(box.entrants.size() - 1));
}

} // namespace

QList<Entrant> entrantsOf(const tournament::Tournament& tournament, const bracket::Bracket& part)
{
    QList<Entrant> all;
    for (const bracket::Match& drawn : part.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        if (drawn.round != 1 || !match)
            continue;
        for (const scoring::Side side : scoring::bothSides) {
            const bool isA = side == scoring::Side::A;
            if (!std::holds_alternative<bracket::Bye>(isA ? drawn.a : drawn.b))
                all << Entrant{seedWord(tournament, match->teams[side]), sideName(tournament, *match, side)};
        }
    }
    return all;
}

void addBelow(PartBox& box, const QString& text, double width)
{
    if (!text.isEmpty())
        box.below += wrapped(text, belowType, width - 2 * partPad);
}

double nameRow(const QList<PartBox>& boxes, double height, double most)
{
    double row = most;
    for (const PartBox& box : boxes)
        row = qMin(row, (height - titleRow - partPad - belowHeight(box)) /
                            static_cast<double>(qMax(qsizetype(1), nameRowsOf(box))));
    return row < leastRow ? 0 : row;
}

double heightOf(const PartBox& box, double row)
{
    return titleRow + row * static_cast<double>(nameRowsOf(box)) + belowHeight(box) + partPad;
}

void drawPart(Pencil& pencil, const QRectF& rect, const PartBox& box, double row)
{
    pencil.frame(rect, stroke);
    const bool isLow = row == 0 && rect.height() < 2 * titleRow;
    QRectF line(rect.left() + partPad, rect.top() + (isLow ? 0 : 0.6), rect.width() - 2 * partPad,
                isLow ? rect.height() / 2 : titleRow - 1);
    pencil.text(line, box.title, isLow ? Type{7.5, Weight::Medium} : partType);
    double y = rect.top() + titleRow + row * static_cast<double>(nameRowsOf(box));
    if (row > 0) {
        drawNames(pencil, rect, box, row);
    } else if (!box.entrants.isEmpty()) {
        line.translate(0, line.height());
        pencil.text(line, inOneLine(box), {isLow ? 7 : 8.0});
        y = line.bottom();
    }
    if (y + belowHeight(box) <= rect.bottom())
        pencil.lines({line.left(), y, line.width(), 0}, box.below, belowType);
}

} // namespace paper
