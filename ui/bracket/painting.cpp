#include "painting.h"

#include "ui/drawing/marks.h"
#include "ui/drawing/words.h"

#include <cmath>

namespace tree {

namespace {

constexpr double smallestLegible = 6; // pixels of the screen; words below it would only be dirt

class Painter {
public:
    Painter(QPainter& painter, const look::Theme& theme, const Tree& tree, const Shown& shown)
        : m_painter(painter), m_theme(theme), m_colors(theme.colors()), m_tree(tree), m_shown(shown)
    {
    }

    void paint()
    {
        for (std::size_t i = 0; i < m_tree.ways.size(); ++i)
            if (!isLit(i))
                paintWay(m_tree.ways[i], QPen(m_colors.line, 1.5));
        for (const std::size_t way : m_shown.path.ways)
            paintWay(m_tree.ways[way], QPen(m_colors.focus, 3));
        if (isLegible())
            for (const Bye& bye : m_tree.byes)
                paintBye(bye);
        for (std::size_t i = 0; i < m_tree.boxes.size(); ++i)
            paintBox(m_tree.boxes[i], i == m_shown.current);
    }

private:
    int px(double pixels) const { return m_theme.px(pixels); }
    bool isLit(std::size_t way) const { return m_shown.path.ways.count(way) > 0; }
    bool isLegible() const
    {
        return px(static_cast<int>(look::Text::Small)) * m_shown.zoom >= smallestLegible;
    }

    QPointF pixel(const QPointF& lines) const { return inPixels(m_theme, {lines, QSizeF()}).topLeft(); }

    void paintWay(const Way& way, const QPen& pen)
    {
        QPolygonF points;
        for (const QPointF& at : way.points)
            points << pixel(at);
        if (!points.boundingRect().adjusted(-2, -2, 2, 2).intersects(m_shown.exposed))
            return;
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(points);
    }

    void paintBye(const Bye& bye)
    {
        const QPointF at = pixel(bye.at);
        const QRectF place(at.x() - px(120), at.y() - px(12), px(106), px(24));
        if (place.intersects(m_shown.exposed))
            write(place, Qt::AlignRight, bye.text, m_theme.font(look::Text::Small), m_colors.soft);
    }

    void paintBox(const Box& box, bool isCurrent)
    {
        const QRectF place = inPixels(m_theme, box.place);
        if (!place.adjusted(-px(4), -px(24), px(4), px(4)).intersects(m_shown.exposed))
            return;
        const double radius = px(6);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.panel);
        m_painter.drawRoundedRect(place, radius, radius);
        for (std::size_t i = 0; i < 2; ++i)
            paintLine(box.lines[i], i == 0 ? upper(place) : lower(place));
        m_painter.setPen(QPen(m_colors.line, 1));
        m_painter.drawLine(lower(place).topLeft(), lower(place).topRight());
        m_painter.setPen(frame(isCurrent));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(place, radius, radius);
        if (isLegible())
            paintHead(box, place);
    }

    QPen frame(bool isCurrent) const
    {
        if (!isCurrent)
            return {m_colors.line, 1.2};
        // Seen from afar it must not get lost.
        const double width = 3 / std::min(m_shown.zoom, 1.0);
        return m_shown.hasFocus ? QPen(m_colors.focus, width) : QPen(m_colors.field, width * 2 / 3);
    }

    static QRectF upper(const QRectF& box)
    {
        return {box.left(), box.top(), box.width(), std::round(box.height() / 2)};
    }
    static QRectF lower(const QRectF& box) { return box.adjusted(0, upper(box).height(), 0, 0); }

    void paintHead(const Box& box, const QRectF& place)
    {
        const QRectF head(place.left(), place.top() - px(20), place.width(), px(18));
        const QFont font =
            m_theme.font(look::Text::Small, box.warns ? look::Weight::Medium : look::Weight::Plain);
        const double wide = QFontMetricsF(font).horizontalAdvance(box.state);
        write(head, Qt::AlignRight, box.state, font, box.warns ? m_colors.warn : m_colors.soft);
        const QFont plain = m_theme.font(look::Text::Small);
        const double room = head.width() - (box.state.isEmpty() ? 0 : wide + px(10));
        const bool fits = QFontMetricsF(plain).horizontalAdvance(box.title) <= room;
        write(QRectF(head.topLeft(), QSizeF(room, head.height())), Qt::AlignLeft,
              fits ? box.title : box.shortTitle, plain, m_colors.soft);
    }

    void paintLine(const Line& line, const QRectF& place)
    {
        const bool isLit = !line.team.isEmpty() && line.team == m_shown.path.team;
        if (isLit)
            m_painter.fillRect(place.adjusted(1, 1, -1, -1), m_colors.aSoft);
        if (!isLegible())
            return;
        const QRectF inside = place.adjusted(px(12), 0, -px(12), 0);
        const QFont small = m_theme.font(look::Text::Small);
        const double widest = QFontMetricsF(small).horizontalAdvance(QString::number(m_tree.entries));
        write(QRectF(inside.left(), inside.top(), widest + 1, inside.height()), Qt::AlignLeft, line.seed,
              small, m_colors.soft);
        const double left = inside.left() + std::max<double>(px(24), widest + px(7));
        const double right = paintScore(line, inside) - px(8);
        QFont font = m_theme.font(15, line.won ? look::Weight::Strong : look::Weight::Plain);
        font.setItalic(line.team.isEmpty());
        write(QRectF(left, inside.top(), right - left, inside.height()), Qt::AlignLeft, line.text, font,
              line.lost || line.team.isEmpty() ? m_colors.soft : m_colors.ink);
    }

    /// Gives where the score begins.
    double paintScore(const Line& line, const QRectF& inside)
    {
        double right = inside.right();
        if (line.won) {
            const QRectF mark(right - px(12), inside.center().y() - px(6), px(12), px(12));
            m_painter.setPen(QPen(m_colors.ink, px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawPath(drawing::tick(mark));
            right = mark.left() - px(5);
        }
        const QFont font = m_theme.font(15, line.won ? look::Weight::Strong : look::Weight::Plain);
        write(QRectF(inside.left(), inside.top(), right - inside.left(), inside.height()), Qt::AlignRight,
              line.score, font, m_colors.ink);
        return right - QFontMetricsF(font).horizontalAdvance(line.score);
    }

    void write(const QRectF& place, Qt::Alignment side, const QString& text, const QFont& font,
               const QColor& color)
    {
        m_painter.setPen(color);
        drawing::drawFitted(m_painter, place, side | Qt::AlignVCenter, text, font,
                            px(static_cast<int>(look::Text::Small)));
    }

    QPainter& m_painter;
    const look::Theme& m_theme;
    const look::Colors& m_colors;
    const Tree& m_tree;
    const Shown& m_shown;
};

} // namespace

QRectF inPixels(const look::Theme& theme, const QRectF& lines)
{
    const double line = theme.px(linePixels);
    const QPointF corner(std::round(lines.left() * line), std::round(lines.top() * line));
    return {corner, QSizeF(std::round(lines.width() * line), std::round(lines.height() * line))};
}

void paint(QPainter& painter, const look::Theme& theme, const Tree& tree, const Shown& shown)
{
    Painter(painter, theme, tree, shown).paint();
}

} // namespace tree
