#include "bracketoverview.h"

#include "bracketpages.h"

#include "ui/paper/page/words.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;

namespace paper {

namespace {

constexpr double wayOver = 10; ///< mm from the parts to the first box
constexpr double mostLine = 6.5;
constexpr double namesShare = 0.46;  ///< minimum share of the width for the parts with their names
constexpr double widestOver = 80;    ///< mm, of a single box for the final; names get the rest
constexpr double leastBoxOver = 5.5; ///< width of a box, in lines

/// The rounds after the parts. A box of the first one is between the two parts that lead to it, half of
/// wayOver away.
TreePage treeBeside(const Record& record, const bracket::Bracket& end, double width, double pitch)
{
    bracket::Measures measures{8, 2, 1, 2};
    const int columns = bracket::layout(end, measures).columns;
    const double gaps = (columns - 1) * measures.gap;
    const double line = std::min({mostLine, 2 * pitch / 3.4, width / (columns * leastBoxOver + gaps)});
    measures.boxWidth = (width / line - gaps) / columns;
    measures.above = 2 * pitch / line - measures.boxHeight;
    bracket::Layout layout = bracket::layout(end, measures);
    for (bracket::Box& box : layout.boxes)
        if (box.match == "T-1") // close below the final, because there are no parts below it
            box.y = layout.boxes[layout.boxes.size() - 2].y + 4;
    TreePage page = treeOf(record, std::move(layout), line);
    raiseBoxes(page);
    return page;
}

Overview overviewOf(const Record& record, const std::vector<Part>& parts, const QRectF& room,
                    qsizetype firstPage)
{
    Overview overview;
    const qsizetype count = static_cast<qsizetype>(parts.size()) - 1;
    for (qsizetype i = 0; i < count; ++i)
        overview.parts << PartBox{Paper::tr("Part %1 · page %2").arg(i + 1).arg(firstPage + i),
                                  entrantsOf(*record.tournament, parts[static_cast<std::size_t>(i)].bracket)};
    const double pitch = room.height() / static_cast<double>(count);
    const bool isFinalAlone = bracket::layout(parts.back().bracket).columns == 1;
    const double leftOver = isFinalAlone ? room.width() - wayOver - widestOver : 0;
    const double names = std::max(room.width() * namesShare, leftOver);
    overview.row = fitNames(overview.parts, {names, pitch - betweenParts});
    const double width = overview.row > 0 ? names : 0.3 * room.width();
    const double left = room.left() + width + wayOver;
    overview.tree = treeBeside(record, parts.back().bracket, room.right() - left, pitch);
    // A layout has the room for titles above each box; here half of it is below.
    const double line = overview.tree.line;
    overview.corner = {left, room.top() - (2 * pitch / line - 2) / 2 * line};
    addChampion(overview.tree, *record.tournament, room.top() - overview.corner.y(),
                room.bottom() - overview.corner.y());
    QRectF place(room.left(), room.top() + betweenParts / 2, width, pitch - betweenParts);
    for (qsizetype i = 0; i < count; ++i, place.translate(0, pitch)) {
        overview.places << place;
        const auto box =
            std::ranges::find_if(overview.tree.layout.boxes, [n = i / 2](const bracket::Box& each) mutable {
                return each.column == 0 && n-- == 0;
            });
        if (box == overview.tree.layout.boxes.end())
            continue;
        const QPointF from(place.right(), place.center().y());
        const QPointF to(overview.corner + QPointF(box->x, box->middle()) * line);
        overview.links << Link{from, to, (from.x() + to.x()) / 2};
    }
    return overview;
}

constexpr Type partType{9, Weight::Medium};
constexpr Type lowPartType{7.5, Weight::Medium}; // of a box with a single row
constexpr double besideLowTitle = 2;             // mm, from the title to the text beside it
constexpr Type belowType{leastText};
constexpr double titleRow = 5.4; ///< mm
constexpr double leastRow = 3.4; ///< mm: a name of 8 points
constexpr double mostRow = 7;
constexpr double pointsInMm = 72 / 25.4;
constexpr double seedWidth = 5;

/// The width of a column of names.
double columnWidth(const PartBox& box, double width)
{
    return (width - (box.columns + 1) * partPad) / box.columns;
}

/// The name, fitted into its row in a box of that width.
SetName nameIn(const PartBox& box, const QString& name, double row, double width)
{
    const double room = columnWidth(box, width) - seedWidth - partPad;
    return setName(name, {row * 0.62 * pointsInMm}, {room, row});
}

/// The entrants in one column of the box.
QList<Entrant> columnOf(const PartBox& box, int column)
{
    const qsizetype rows = (box.entrants.size() + box.columns - 1) / box.columns;
    return box.entrants.mid(column * rows, rows);
}

/// The height of an entrant's row, as much as the name needs.
double rowHeight(const SetName& name, double row)
{
    return qMax(row, static_cast<double>(name.lines.size()) * nameLine(name.type));
}

double namesHeight(const PartBox& box, double row, double width)
{
    double most = 0;
    for (int column = 0; column < box.columns; ++column) {
        double height = 0;
        for (const Entrant& each : columnOf(box, column))
            height += rowHeight(nameIn(box, each.name, row, width), row);
        most = qMax(most, height);
    }
    return most;
}

double belowHeight(const PartBox& box)
{
    return static_cast<double>(box.below.size()) * lineHeight(belowType);
}

void drawNames(Pencil& pencil, const QRectF& rect, const PartBox& box, double row)
{
    const Type small{row * 0.5 * pointsInMm};
    const double wide = columnWidth(box, rect.width());
    double x = rect.left() + partPad;
    for (int column = 0; column < box.columns; ++column, x += wide + partPad) {
        double y = rect.top() + titleRow;
        for (const Entrant& each : columnOf(box, column)) {
            const SetName name = nameIn(box, each.name, row, rect.width());
            const double height = rowHeight(name, row);
            pencil.text({x, y, seedWidth, height}, each.seed, small, atRight);
            pencil.name({x + seedWidth + partPad, y, wide - seedWidth - partPad, height}, name);
            y += height;
        }
    }
}

} // namespace

QRectF overviewRoom(const Binder& binder, bool landscape)
{
    return binder.area(landscape).adjusted(0, headingHeight(1) + 1, 0, -2);
}

void addOverview(Binder& binder, bool landscape, const Overview& overview)
{
    const auto draw = [=](Pencil& pencil, double) {
        for (const auto& [place, words] : overview.bands)
            pencil.text(place, words, {10.5, Weight::Medium});
        for (const Link& link : overview.links)
            pencil.link(link.from, link.to, link.elbow);
        for (qsizetype i = 0; i < overview.parts.size(); ++i)
            drawPart(pencil, overview.places[i], overview.parts[i],
                     overview.parts[i].entrants.isEmpty() ? 0 : overview.row);
        paintTree(pencil, overview.tree, overview.corner);
    };
    binder.addHeaded(
        landscape, {bracketWords(binder.tournament(), treeWord(binder.tournament()), Paper::tr("overview"))},
        draw);
}

void addOverviewPage(Binder& binder, const std::vector<Part>& parts)
{
    addOverview(binder, true,
                overviewOf(binder.record(), parts, overviewRoom(binder, true),
                           binder.pages() + 2)); // the parts follow this page
}

QList<Entrant> entrantsOf(const tournament::Tournament& tournament, const bracket::Bracket& part)
{
    QList<Entrant> all;
    for (const bracket::Match& drawn : part.matches) {
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        if (drawn.round != 1 || !match)
            continue;
        for (const scoring::Side side : scoring::bothSides)
            if (!std::holds_alternative<bracket::Bye>(side == scoring::Side::A ? drawn.a : drawn.b)) {
                const views::SideView view = views::sideView(tournament, *match, side);
                all << Entrant{q(view.seed), q(view.name)};
            }
    }
    return all;
}

void addBelow(PartBox& box, const QString& text, double width)
{
    if (!text.isEmpty())
        box.below += wrapped(text, belowType, width - 2 * partPad);
}

double fitNames(QList<PartBox>& boxes, const QSizeF& size)
{
    for (const int columns : {2, 3}) {
        for (PartBox& box : boxes)
            box.columns = columns;
        for (double row = mostRow; row >= leastRow - 0.01; row -= 0.2)
            if (std::ranges::all_of(boxes, [&](const PartBox& box) {
                    return heightOf(box, row, size.width()) <= size.height();
                }))
                return row;
    }
    return 0;
}

double heightOf(const PartBox& box, double row, double width)
{
    return titleRow + (row > 0 ? namesHeight(box, row, width) : 0) + belowHeight(box) + partPad;
}

void drawPart(Pencil& pencil, const QRectF& rect, const PartBox& box, double row)
{
    pencil.frame(rect, stroke);
    const double left = rect.left() + partPad;
    const double width = rect.width() - 2 * partPad;
    const bool namesFirst = row == 0 && !box.entrants.isEmpty();
    const bool isLow = namesFirst && rect.height() < 2 * titleRow; // the name is beside the title
    const Type type = isLow ? lowPartType : partType;
    QRectF title(left, rect.top() + 0.6, width, titleRow - 1);
    if (isLow)
        title = {left, rect.top(), widthOf(box.title, type) + 0.2, rect.height()};
    pencil.text(title, box.title, type);
    double y = rect.top() + titleRow + (row > 0 ? namesHeight(box, row, rect.width()) : 0);
    if (row > 0) {
        drawNames(pencil, rect, box, row);
    } else if (namesFirst) {
        const QString words =
            Paper::tr("%1 and %2 others")
                .arg(box.entrants.constFirst().name, QString::number(box.entrants.size() - 1));
        const QPointF corner =
            isLow ? QPointF(title.right() + besideLowTitle, rect.top()) : title.bottomLeft();
        const QRectF place(corner, QPointF(left + width, rect.bottom()));
        const SetName name = setName(words, {leastName}, place.size());
        const double height =
            std::min(rowHeight(name, isLow ? place.height() : title.height()), place.height());
        pencil.name({place.left(), place.top(), place.width(), height}, name);
        y = place.top() + height;
    }
    if (y + belowHeight(box) <= rect.bottom())
        pencil.lines({left, y, width, 0}, box.below, belowType);
}

} // namespace paper
