// The tree of a knockout: boxes and the ways between them, winners' rounds above the losers'.
#include "sketch.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

constexpr bracket::Measures treeMeasures{5, 2, 1, 2.5, 1};
constexpr double mostBoxWidth = 72; // pixels at 100 %
constexpr double mostBoxHeight = 17;

class TreeSketch {
public:
    TreeSketch(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket, const QRectF& box)
        : m_painter(painter), m_theme(theme), m_colors(theme.colors()), m_bracket(bracket),
          m_layout(bracket::layout(bracket, treeMeasures)), m_box(box),
          m_head(m_layout.losersAt ? theme.px(sketchHead) : 0)
    {
        m_across = qMin(box.width() / m_layout.width, theme.px(mostBoxWidth) / treeMeasures.boxWidth);
        m_down = qMin((box.height() - 2 * m_head) / m_layout.height,
                      theme.px(mostBoxHeight) / treeMeasures.boxHeight);
    }

    void draw()
    {
        if (m_layout.losersAt) {
            write(m_box.top(), Window::tr("Winners"));
            write(atY(*m_layout.losersAt) - m_head, Window::tr("Losers"));
        }
        m_painter.setPen(QPen(m_colors.field, 1));
        m_painter.setBrush(Qt::NoBrush);
        for (const bracket::Connector& way : m_layout.connectors) {
            QPolygonF points;
            for (const bracket::Point& point : way.points)
                points << at(point);
            m_painter.drawPolyline(points);
        }
        for (const bracket::Waiting& each : m_layout.waiting)
            drawBye(each);
        const bracket::Match* last = bracket::decidingMatch(m_bracket);
        for (const bracket::Box& each : m_layout.boxes) {
            const QPointF corner = at({each.x, each.y});
            sketchMatch(m_painter, m_theme,
                        {corner.x(), corner.y(), each.width * m_across, each.height * m_down},
                        last && each.match == last->id);
        }
    }

private:
    // The heads take room that the layout does not know of.
    double atY(double y) const
    {
        const bool isBelow = m_layout.losersAt && y >= *m_layout.losersAt;
        return m_box.top() + m_head * (isBelow ? 2 : 1) + y * m_down;
    }
    QPointF at(const bracket::Point& point) const
    {
        return {m_box.left() + point.x * m_across, atY(point.y)};
    }

    void write(double top, const QString& word)
    {
        m_painter.setPen(m_colors.soft);
        m_painter.setFont(m_theme.font(kit::Text::Small));
        m_painter.drawText(QRectF(m_box.left(), top, m_box.width(), m_head), Qt::AlignLeft | Qt::AlignVCenter,
                           word);
    }

    // Whoever has it comes from nowhere: a short way with an open end.
    void drawBye(const bracket::Waiting& each)
    {
        const QPointF end = at(each.at);
        const double half = m_theme.px(2);
        const QPointF begin = end - QPointF(treeMeasures.gap * m_across / 2 + half, 0);
        m_painter.setPen(QPen(m_colors.field, 1));
        m_painter.setBrush(m_colors.panel);
        m_painter.drawLine(begin, end);
        m_painter.drawEllipse(begin, half, half);
    }

    QPainter& m_painter;
    const kit::Theme& m_theme;
    const kit::Colors& m_colors;
    const bracket::Bracket& m_bracket;
    const bracket::Layout m_layout;
    QRectF m_box;
    double m_head;       ///< room for "Winners" and for "Losers"
    double m_across = 1; ///< pixels a line
    double m_down = 1;
};

} // namespace

void sketchTree(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                const QRectF& box)
{
    TreeSketch(painter, theme, bracket, box).draw();
}

} // namespace teams
