#include "bracketoverview.h"

#include "bracket/questions.h"
#include "ui/paper/page/words.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;

namespace paper {

namespace {

// In mm unless stated otherwise.
constexpr double bandRow = 6; ///< of the headings above the winners and losers parts
constexpr double betweenColumns = 8;
constexpr double finalsShare = 0.31;  ///< of the width, at the right
constexpr double finalsInset = 6;     ///< left of their boxes, for the line from above
constexpr double finalsLine = 6.6;    ///< height of a side in the box of a final
constexpr double secondFinalAt = 3.2; ///< lines below the top of the final
constexpr double finalsHeight = 39;
constexpr double leastLosersHeight = 17; ///< of a losers part
constexpr double underLosers = 2;        ///< between a losers part and the next below
constexpr double namelessHeight = 22;    ///< maximum of a winners part without names

/// Parts with the same rounds: the first one, and their number.
struct Stage {
    qsizetype first = 0;
    qsizetype count = 0;
    bool isOfLosers = false;
    double height = leastLosersHeight; ///< of each losers part

    double pitch() const { return height + underLosers; }
};

/// The winners rounds, their last rounds if on a page of their own, then the losers rounds.
QList<Stage> stagesOf(const std::vector<Part>& parts)
{
    QList<Stage> stages;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (i > 0 && parts[i].name == parts[i - 1].name)
            ++stages.back().count;
        else
            stages << Stage{static_cast<qsizetype>(i), 1,
                            isOf(parts[i], bracket::Part::Losers) || isOf(parts[i], bracket::Part::Final)};
    return stages;
}

/// The columns. Those of the losers parts share the width of the winners parts.
struct Columns {
    Columns(const QRectF& all, qsizetype losersStages)
        : room(all), wide((1 - finalsShare) * room.width() - betweenColumns),
          narrow((wide - betweenColumns * static_cast<double>(losersStages - 1)) /
                 static_cast<double>(losersStages))
    {
    }
    double left(qsizetype column) const
    {
        return room.left() + static_cast<double>(column) * (narrow + betweenColumns);
    }
    double finals() const { return room.left() + wide + betweenColumns; }
    double finalsWidth() const { return room.right() - finals(); }

    QRectF room;
    double wide;
    double narrow;
};

TreePage finalsOf(const Record& record, double width)
{
    bracket::Layout layout;
    for (const bracket::Match& match : record.tournament->setting->bracket.matches)
        if (match.bracket == bracket::Part::Final)
            layout.boxes.push_back({match.id, 0, 0, layout.boxes.empty() ? 0 : secondFinalAt,
                                    (width - finalsInset) / finalsLine, 2});
    return treeOf(record, std::move(layout), finalsLine);
}

PartBox partBoxOf(const tournament::Tournament& tournament, const std::vector<Part>& parts, qsizetype index,
                  qsizetype firstPage, double width)
{
    const bracket::Bracket& whole = tournament.setting->bracket;
    const Part& part = parts[static_cast<std::size_t>(index)];
    PartBox box{Paper::tr("Part %1 · page %2").arg(index + 1).arg(firstPage + index), {}};
    const bool isOfWinners = isOf(part, bracket::Part::Winners);
    if (isOfWinners && bracket::find(whole, part.bracket.matches.front().id)->round == 1)
        box.entrants = entrantsOf(tournament, part.bracket);
    else
        addBelow(box, part.name, width);
    addBelow(box,
             isOfWinners ? whereLosersGo(whole, part, parts, firstPage) : incomingLosersText(whole, part),
             width);
    return box;
}

/// Places the parts of the winners rounds one below the other, as high as their names need.
void placeWinners(Overview& overview, const Stage& stage, const QRectF& room, double width)
{
    const double most = room.height() / static_cast<double>(stage.count) - betweenParts;
    QList<PartBox> boxes = overview.parts.mid(0, stage.count);
    overview.row = fitNames(boxes, {width, most});
    if (overview.row == 0) { // names matter more than where losers go, which the losers parts also say
        for (PartBox& box : boxes)
            box.below.clear();
        overview.row = fitNames(boxes, {width, most});
    }
    if (overview.row > 0)
        overview.parts = boxes + overview.parts.mid(stage.count);
    double height = overview.row > 0 ? 0 : qMin(most, namelessHeight);
    for (qsizetype i = 0; overview.row > 0 && i < stage.count; ++i)
        height = qMax(height, heightOf(overview.parts.at(i), overview.row, width));
    for (qsizetype i = 0; i < stage.count; ++i)
        overview.places << QRectF(room.left(), room.top() + static_cast<double>(i) * (height + betweenParts),
                                  width, height);
}

/// Places the last winners rounds at the right, vertically centered beside the parts that lead to them.
void placeLastWinners(Overview& overview, const Columns& columns)
{
    const double middle = (overview.places.constFirst().top() + overview.places.constLast().bottom()) / 2;
    const double height = heightOf(overview.parts.at(overview.places.size()), 0, columns.finalsWidth());
    const QRectF last(columns.finals(), middle - height / 2, columns.finalsWidth(), height);
    const double elbow = last.left() - betweenColumns / 2;
    for (const QRectF& place : std::as_const(overview.places))
        overview.links << Link{{place.right(), place.center().y()}, {last.left(), middle}, elbow};
    overview.places << last;
}

/// Places a column of losers parts, with lines from the column before.
void placeLosers(Overview& overview, const Stage& stage, qsizetype before, const QPointF& corner,
                 double width)
{
    const qsizetype first = overview.places.size();
    for (qsizetype i = 0; i < stage.count; ++i)
        overview.places << QRectF(corner.x(), corner.y() + static_cast<double>(i) * stage.pitch(), width,
                                  stage.height);
    for (qsizetype i = 0; i < before; ++i) {
        const QRectF& from = overview.places.at(first - before + i);
        const QRectF& to = overview.places.at(first + i * stage.count / before);
        overview.links << Link{
            {from.right(), from.center().y()}, {to.left(), to.center().y()}, corner.x() - betweenColumns / 2};
    }
}

/// Places the final after the last losers part. Lines from the winners parts above lead down to it, or to
/// that losers part if it has the last winners rounds.
void placeFinals(Overview& overview, const QList<QRectF>& lastOfWinners, const Columns& columns,
                 bool hasWinnersInLast)
{
    const QRectF& last = overview.places.constLast();
    const QPointF to(columns.finals() + finalsInset, last.center().y());
    overview.corner = {to.x(), to.y() - finalsLine};
    overview.links << Link{{last.right(), to.y()}, to, last.right()};
    const double down = columns.finals() + finalsInset / 2;
    const QPointF ofWinners = hasWinnersInLast ? QPointF(last.right(), to.y() - last.height() / 4) : to;
    for (const QRectF& each : lastOfWinners) {
        const bool isAbove = each.right() > down;
        const QPointF from =
            isAbove ? QPointF(down, each.bottom()) : QPointF(each.right(), each.center().y());
        overview.links << Link{from, ofWinners, down};
    }
}

Overview doubleOverviewOf(const Record& record, const std::vector<Part>& parts, const QRectF& room,
                          qsizetype firstPage)
{
    const tournament::Tournament& tournament = *record.tournament;
    Overview overview;
    QList<Stage> stages = stagesOf(parts);
    const qsizetype ofWinners =
        std::count_if(stages.begin(), stages.end(), [](const Stage& each) { return !each.isOfLosers; });
    const Columns columns(room, stages.size() - ofWinners);
    double below = finalsHeight;
    for (qsizetype at = 0; at < stages.size(); ++at) {
        Stage& stage = stages[at];
        const double width = at == 0            ? columns.wide
                             : stage.isOfLosers ? columns.narrow
                                                : columns.finalsWidth();
        for (qsizetype i = stage.first; i < stage.first + stage.count; ++i)
            overview.parts << partBoxOf(tournament, parts, i, firstPage, width);
        if (!stage.isOfLosers)
            continue;
        for (qsizetype i = stage.first; i < stage.first + stage.count; ++i)
            stage.height = qMax(stage.height, heightOf(overview.parts.at(i), 0, width));
        below = qMax(below, stage.pitch() * static_cast<double>(stage.count));
    }
    placeWinners(overview, stages[0], room.adjusted(0, bandRow, 0, -bandRow - below), columns.wide);
    if (ofWinners > 1)
        placeLastWinners(overview, columns);
    const QList<QRectF> lastOfWinners =
        ofWinners > 1 ? QList<QRectF>{overview.places.constLast()} : overview.places;
    const double losersAt = overview.places.at(stages[0].count - 1).bottom() + betweenParts + bandRow;
    for (qsizetype at = ofWinners; at < stages.size(); ++at)
        placeLosers(overview, stages[at], at > ofWinners ? stages[at - 1].count : 0,
                    {columns.left(at - ofWinners), losersAt}, columns.narrow);
    placeFinals(overview, lastOfWinners, columns, isOf(parts.back(), bracket::Part::Winners));
    overview.tree = finalsOf(record, columns.finalsWidth());
    const double over = ofWinners > 1 ? lastOfWinners.constFirst().bottom() : room.top();
    addChampion(overview.tree, tournament, over - overview.corner.y(), room.bottom() - overview.corner.y());
    const auto band = [&](double top, bracket::Part part) {
        const QRectF& first = overview.places.constFirst();
        overview.bands.emplace_back(QRectF(first.left(), top - bandRow, first.width(), bandRow - 1),
                                    q(wording::heading(tournament.setting->bracket, part)));
    };
    band(overview.places.constFirst().top(), bracket::Part::Winners);
    band(losersAt, bracket::Part::Losers);
    return overview;
}

} // namespace

/// Landscape if names are at least as large then, like the pages that follow.
void addDoubleOverviewPage(Binder& binder, const std::vector<Part>& parts)
{
    const auto overviewIn = [&](bool landscape) {
        return doubleOverviewOf(binder.record(), parts, overviewRoom(binder, landscape),
                                binder.pages() + 2); // the parts follow this page
    };
    const Overview upright = overviewIn(false);
    const Overview across = overviewIn(true);
    const bool landscape = across.row > 0 && across.row >= upright.row;
    addOverview(binder, landscape, landscape ? across : upright);
}

} // namespace paper
