#include "chart.h"

#include "wording/tr.h"
#include "ui/kit/text.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

using scoring::Side;

bool paidForBags(const scoring::SideLedger& side)
{
    return std::any_of(side.lines.begin(), side.lines.end(),
                       [](const scoring::Line& line) { return line.kind == scoring::LineKind::BagPenalty; });
}

} // namespace

Chart chartOf(const tournament::Match& match, int game)
{
    Chart chart;
    const auto& end = match.rules->rules.end;
    if (end.length != scoring::Length::FixedHands)
        chart.target = end.target;
    if (game > static_cast<int>(match.games.size()))
        return chart;
    for (const scoring::HandLedger& hand : match.games[static_cast<std::size_t>(game) - 1].ledger.hands) {
        if (hand.state == scoring::State::AfterEnd)
            break;
        if (chart.points.empty()) { // level, or as the paper had it
            const scoring::Start began = tournament::startOf(match, game);
            ChartPoint start;
            for (const Side side : scoring::bothSides)
                start.score[side] = began.sides[side].score;
            chart.points.push_back(start);
        }
        ChartPoint point;
        point.hand = hand.hand;
        for (const Side side : scoring::bothSides) {
            const scoring::SideLedger& ledger = hand.sides[side];
            point.score[side] = ledger.score;
            point.isSet[side] = ledger.made == false;
            point.bagPenalty[side] = paidForBags(ledger);
        }
        chart.points.push_back(point);
    }
    return chart;
}

QString inWords(const Chart& chart)
{
    QStringList says;
    for (const ChartPoint& point : chart.points) {
        if (point.hand == 0)
            continue;
        QStringList sides;
        for (const Side side : scoring::bothSides) {
            QString words = (side == Side::A ? u"A "_s : u"B "_s) + kit::number(point.score[side]);
            if (point.isSet[side])
                words += u", "_s + Window::tr("set");
            if (point.bagPenalty[side])
                words += u", "_s + Window::tr("bag penalty");
            sides << words;
        }
        says << Window::tr("Hand %1: %2.").arg(QString::number(point.hand), sides.join(u"; "_s));
    }
    if (chart.target)
        says << Window::tr("The game is to %1.").arg(*chart.target);
    return says.join(u' ');
}

} // namespace sheet
