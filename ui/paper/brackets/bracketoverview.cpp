#include "bracketoverview.h"

#include "bracketpages.h"
#include "brackettree.h"
#include "partbox.h"

#include "ui/paper/page/words.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;

namespace paper {

namespace {

constexpr double wayOver = 10; ///< mm from the parts to the first box
constexpr double mostLine = 6.5;
constexpr double leastBoxOver = 5.5; ///< lines, of a box's width

/// All that is on the page, and where.
struct Overview {
    QList<PartBox> parts;
    QRectF room;        ///< of the parts, from the corner under the heading
    double pitch = 0;   ///< from one part to the next
    TreePage tree;      ///< of the rounds behind them
    QPointF treeCorner; ///< from where its layout counts
};

/// The rounds behind the parts: the first of their boxes stand half wayOver between the two parts that lead
/// to them.
TreePage treeBeside(const tournament::Tournament& tournament, const bracket::Bracket& end, double width,
                    double pitch)
{
    bracket::Measures measures{8, 2, 1, 2};
    const int columns = bracket::layout(end, measures).columns;
    const double gaps = (columns - 1) * measures.gap;
    const double line = std::min({mostLine, 2 * pitch / 3.4, width / (columns * leastBoxOver + gaps)});
    measures.boxWidth = (width / line - gaps) / columns;
    measures.above = 2 * pitch / line - measures.boxHeight;
    bracket::Layout layout = bracket::layout(end, measures);
    for (bracket::Box& box : layout.boxes)
        if (box.match == "T-1") // close under the final: below it are no parts
            box.y = layout.boxes[layout.boxes.size() - 2].y + 4;
    return treeOf(tournament, std::move(layout), line);
}

Overview overviewOf(const tournament::Tournament& tournament, const std::vector<Part>& parts,
                    const QRectF& room, qsizetype firstPage)
{
    Overview overview;
    const qsizetype count = static_cast<qsizetype>(parts.size()) - 1;
    for (qsizetype i = 0; i < count; ++i)
        overview.parts << PartBox{Paper::tr("Part %1 · page %2").arg(i + 1).arg(firstPage + i),
                                  entrantsOf(tournament, parts[static_cast<std::size_t>(i)].bracket)};
    overview.pitch = room.height() / static_cast<double>(count);
    const bool named = nameRow(overview.parts, overview.pitch - betweenParts) > 0;
    overview.room = QRectF(room.topLeft(), QSizeF(room.width() * (named ? 0.46 : 0.3), room.height()));
    const double left = overview.room.right() + wayOver;
    overview.tree = treeBeside(tournament, parts.back().bracket, room.right() - left, overview.pitch);
    // A layout keeps the room above a box over it; here half of it stands below.
    const double above = 2 * overview.pitch / overview.tree.line - 2;
    overview.treeCorner = {left, room.top() - above / 2 * overview.tree.line};
    return overview;
}

QRectF partRect(const Overview& overview, qsizetype part)
{
    const double top = overview.room.top() + static_cast<double>(part) * overview.pitch + betweenParts / 2;
    return {overview.room.left(), top, overview.room.width(), overview.pitch - betweenParts};
}

/// From the middle of a part to the middle of the box that its winner goes to.
void drawWay(Pencil& pencil, const Overview& overview, qsizetype part)
{
    const std::vector<bracket::Box>& boxes = overview.tree.layout.boxes;
    const auto box =
        std::find_if(boxes.begin(), boxes.end(), [n = part / 2](const bracket::Box& each) mutable {
            return each.column == 0 && n-- == 0;
        });
    if (box == boxes.end())
        return;
    const QRectF rect = partRect(overview, part);
    const QPointF from(rect.right(), rect.center().y());
    const QPointF to(overview.treeCorner + QPointF(box->x, box->middle()) * overview.tree.line);
    const double elbow = (from.x() + to.x()) / 2;
    pencil.rule(from, {elbow, from.y()}, stroke);
    pencil.rule({elbow, from.y()}, {elbow, to.y()}, stroke);
    pencil.rule({elbow, to.y()}, to, stroke);
}

void drawOverview(Pencil& pencil, const Overview& overview)
{
    const double row = nameRow(overview.parts, overview.pitch - betweenParts);
    for (qsizetype i = 0; i < overview.parts.size(); ++i) {
        drawWay(pencil, overview, i);
        drawPart(pencil, partRect(overview, i), overview.parts[i], row);
    }
    paintTree(pencil, overview.tree, overview.treeCorner);
}

} // namespace

void addOverviewPage(Binder& binder, const std::vector<Part>& parts)
{
    const tournament::Tournament& tournament = binder.tournament();
    const QRectF area = binder.area(true);
    const double top = lineHeight({18}) + lineHeight({10.5}) + 4;
    const Overview overview = overviewOf(tournament, parts, area.adjusted(0, top, 0, -2),
                                         binder.pages() + 2); // they follow this page
    const QString name = tournamentName(tournament);
    const QString below = bracketWords(tournament, Paper::tr("overview"));
    binder.add(true, [=](Pencil& pencil) {
        heading(pencil, area, name, {below});
        drawOverview(pencil, overview);
    });
}

} // namespace paper
