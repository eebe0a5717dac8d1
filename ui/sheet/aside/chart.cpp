#include "chart.h"

#include "ui/drawing/marks.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

using scoring::Side;

namespace {

bool paidForBags(const scoring::SideLedger& side)
{
    return std::ranges::find(side.lines, scoring::LineKind::BagPenalty, &scoring::Line::kind) !=
           side.lines.end();
}

/// Two crossed strokes, for a set contract.
QPainterPath cross(const QPointF& center, double size)
{
    const QPointF arm(size / 2, size / 2);
    const QPointF other(size / 2, -size / 2);
    QPainterPath path;
    path.moveTo(center - arm);
    path.lineTo(center + arm);
    path.moveTo(center - other);
    path.lineTo(center + other);
    return path;
}

QRectF square(const QPointF& center, double size)
{
    return {center.x() - size / 2, center.y() - size / 2, size, size};
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
        if (chart.points.empty()) { // 0 to 0, or the score from paper
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

struct ScoreChart::Frame {
    QRectF plot;
    int lowest = 0;
    int highest = 1;
    int hands = 1;

    Frame(const QRectF& box, const Chart& chart) : plot(box)
    {
        highest = std::max(1, chart.target.value_or(1));
        for (const ChartPoint& point : chart.points)
            for (const Side side : scoring::bothSides) {
                lowest = std::min(lowest, point.score[side]);
                highest = std::max(highest, point.score[side]);
            }
        hands = std::max(1, static_cast<int>(chart.points.size()) - 1);
    }
    double y(int score) const
    {
        return plot.bottom() - plot.height() * (score - lowest) / (highest - lowest);
    }
    /// The x of a point, counted from 0.
    double x(std::size_t place) const
    {
        return plot.left() + plot.width() * static_cast<double>(place) / hands;
    }
    QPointF at(const Chart& chart, std::size_t place, Side side) const
    {
        return {x(place), y(chart.points[place].score[side])};
    }
};

ScoreChart::ScoreChart(kit::Theme& theme, QWidget* parent) : kit::Card(theme, parent), m_theme(theme)
{
    setAccessibleName(Window::tr("scores by hand"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    kit::follow(theme, this, [this] { setMaximumHeight(m_theme.px(mostHeight)); });
}

void ScoreChart::show(const Chart& chart)
{
    if (chart == m_chart)
        return;
    m_chart = chart;
    setAccessibleDescription(inWords(chart));
    update();
}

void ScoreChart::paintEvent(QPaintEvent* event)
{
    if (!isDrawn())
        return;
    kit::Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int edge = 16; // pixels, as in the cards above
    const int line = m_theme.px(20);
    const QRectF inner = QRectF(rect()).adjusted(edge, m_theme.px(12), -edge, -m_theme.px(8));
    painter.setPen(m_theme.colors().soft);
    painter.setFont(m_theme.font(15, kit::Weight::Medium));
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, Window::tr("Scores by hand"));
    const Frame frame(inner.adjusted(m_theme.px(34), line + m_theme.px(12), -m_theme.px(36),
                                     -line - m_theme.px(24)), // room for B's two marks below
                      m_chart);
    paintScale(painter, frame);
    for (const Side side : scoring::bothSides)
        paintLine(painter, frame, side);
    paintLetters(painter, frame);
    paintKey(painter, QRectF(inner.left(), inner.bottom() - line, inner.width(), line));
}

// Lines for the target and 0, and the numbers of the first and the last hand.
void ScoreChart::paintScale(QPainter& painter, const Frame& frame) const
{
    const kit::Colors& c = m_theme.colors();
    painter.setFont(m_theme.font(kit::Text::Small));
    const auto level = [&](int score) {
        const double y = frame.y(score);
        QPen pen(c.field, 1);
        if (score != 0)
            pen.setDashPattern({4, 4});
        painter.setPen(pen);
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
        painter.setPen(c.soft);
        const double high = m_theme.px(18);
        painter.drawText(QRectF(frame.plot.left() - m_theme.px(44), y - high / 2, m_theme.px(38), high),
                         Qt::AlignRight | Qt::AlignVCenter, kit::number(score));
    };
    level(0);
    if (m_chart.target)
        level(*m_chart.target);
}

void ScoreChart::paintLine(QPainter& painter, const Frame& frame, Side side) const
{
    const kit::Colors& c = m_theme.colors();
    const bool a = side == Side::A;
    const QColor color = a ? c.a : c.b;
    QPen pen(color, m_theme.px(2.5), a ? Qt::SolidLine : Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    if (!a)
        pen.setDashPattern({2.5, 1.5});
    QPainterPath path(frame.at(m_chart, 0, side));
    for (std::size_t i = 1; i < m_chart.points.size(); ++i)
        path.lineTo(frame.at(m_chart, i, side));
    painter.strokePath(path, pen);
    for (std::size_t i = 1; i < m_chart.points.size(); ++i) {
        const QPointF at = frame.at(m_chart, i, side);
        painter.fillPath(drawing::sideMark(a, square(at, m_theme.px(a ? 9 : 8))), color);
        // A's marks are above its line and B's below, so that they don't overlap.
        QPointF mark = at + QPointF(0, m_theme.px(a ? -11 : 11));
        if (m_chart.points[i].isSet[side]) {
            painter.strokePath(cross(mark, m_theme.px(7)), QPen(color, m_theme.px(2)));
            mark += QPointF(0, m_theme.px(a ? -10 : 10));
        }
        if (m_chart.points[i].bagPenalty[side]) {
            painter.setPen(QPen(color, m_theme.px(2)));
            painter.setBrush(c.panel);
            painter.drawRect(square(mark, m_theme.px(6)));
        }
    }
}

// The letters at the ends of the lines, moved apart if the lines meet.
void ScoreChart::paintLetters(QPainter& painter, const Frame& frame) const
{
    const std::size_t last = m_chart.points.size() - 1;
    const double high = m_theme.px(18);
    scoring::PerSide<double> y{frame.at(m_chart, last, Side::A).y(), frame.at(m_chart, last, Side::B).y()};
    if (const double apart = std::abs(y.a - y.b); apart < high) {
        const bool aAbove = y.a <= y.b;
        y.a += (aAbove ? -1 : 1) * (high - apart) / 2;
        y.b += (aAbove ? 1 : -1) * (high - apart) / 2;
    }
    const kit::Colors& c = m_theme.colors();
    painter.setFont(m_theme.font(15, kit::Weight::Medium));
    for (const Side side : scoring::bothSides) {
        const bool a = side == Side::A;
        const double x = frame.plot.right() + m_theme.px(9);
        painter.fillPath(drawing::sideMark(a, square({x + m_theme.px(5), y[side]}, m_theme.px(10))),
                         a ? c.a : c.b);
        painter.setPen(a ? c.a : c.b);
        painter.drawText(QRectF(x + m_theme.px(14), y[side] - high / 2, m_theme.px(16), high),
                         Qt::AlignLeft | Qt::AlignVCenter, a ? u"A"_s : u"B"_s);
    }
}

// The number of hands, and what the marks in the chart mean.
void ScoreChart::paintKey(QPainter& painter, const QRectF& box) const
{
    const kit::Colors& c = m_theme.colors();
    const auto anySide = [&](auto field) {
        return std::any_of(m_chart.points.begin(), m_chart.points.end(),
                           [&](const ChartPoint& point) { return (point.*field).a || (point.*field).b; });
    };
    double x = box.left();
    const double middle = box.center().y();
    const auto say = [&](const QString& words) {
        painter.setPen(c.soft);
        painter.setFont(m_theme.font(kit::Text::Small));
        painter.drawText(QRectF(x, box.top(), box.right() - x, box.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, words);
        x += painter.fontMetrics().horizontalAdvance(words) + m_theme.px(16);
    };
    const int hands = static_cast<int>(m_chart.points.size()) - 1;
    say(Window::tr("%n hand(s)", nullptr, hands));
    const QPen pen(c.soft, m_theme.px(2));
    if (anySide(&ChartPoint::isSet)) {
        painter.strokePath(cross({x + m_theme.px(4), middle}, m_theme.px(7)), pen);
        x += m_theme.px(14);
        say(Window::tr("set"));
    }
    if (anySide(&ChartPoint::bagPenalty)) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(square({x + m_theme.px(4), middle}, m_theme.px(6)));
        x += m_theme.px(14);
        say(Window::tr("bag penalty"));
    }
}

} // namespace sheet

#include "moc_chart.cpp"
