#include "painting.h"

#include "ui/drawing/marks.h"
#include "ui/kit/widgets.h"

#include <cmath>

namespace tree {

namespace {

/// As many words of the heading as fit before the edge of the window, or a part of the first word.
QString wholeWords(const QString& text, const QFont& font, double room)
{
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(text) <= room)
        return text;
    QString words = text;
    do
        words.truncate(std::max(qsizetype{0}, words.lastIndexOf(u' ')));
    while (!words.isEmpty() && metrics.horizontalAdvance(words + u'…') > room);
    return words.isEmpty() ? metrics.elidedText(text, Qt::ElideRight, room) : words + u'…';
}

class Painter : private Brush {
public:
    Painter(const Brush& brush, const Tree& tree) : Brush(brush), m_colors(brush.colors()), m_tree(tree) {}

    void paint()
    {
        for (std::size_t i = 0; i < m_tree.links.size(); ++i)
            if (!isLit(i))
                paintLink(m_tree.links[i], QPen(m_colors.field, 1.5));
        for (const std::size_t link : m_shown.path.links)
            paintLink(m_tree.links[link], QPen(m_colors.focus, 3));
        if (isLegible()) {
            for (const Bye& bye : m_tree.byes)
                paintBye(bye);
            paintHeadings(false);
        }
        for (const Cross& cross : m_tree.crosses)
            paintGround(*this, cross);
        for (std::size_t i = 0; i < m_tree.boxes.size(); ++i)
            paintPlace(m_tree.boxes[i], i == m_shown.current);
        paintHeadsOfCrosses();
        if (isLegible()) {
            paintGroundOfHeadings();
            paintHeadings(true);
        }
    }

private:
    bool isLit(std::size_t link) const { return m_shown.path.links.count(link) > 0; }

    void paintLink(const Link& link, const QPen& pen)
    {
        QPolygonF points;
        for (const QPointF& at : link.points)
            points << pixels({at, QSizeF()}).topLeft();
        if (!isExposed(points.boundingRect().adjusted(-2, -2, 2, 2)))
            return;
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(points);
    }

    void paintBye(const Bye& bye)
    {
        const QPointF at = pixels({bye.at, QSizeF()}).topLeft();
        const QRectF place(at.x() - px(111), at.y() - px(12), px(106), px(24)); // ends close to its box
        if (isExposed(place))
            write(place, Qt::AlignRight, bye.text, small(), m_colors.soft);
    }

    // The full width, so that nothing scrolled away shows between the headings that stay.
    void paintGroundOfHeadings()
    {
        const QRectF& view = m_shown.view;
        for (const Heading& heading : m_tree.headings)
            if (const QRectF place = placeOf(heading); place.top() > edges(heading.place).top())
                fill({view.left(), place.top(), view.width(), place.height()}, m_colors.background);
    }

    void paintHeadings(bool staying)
    {
        for (const Heading& heading : m_tree.headings)
            if (heading.stays() == staying)
                paintHeading(heading);
    }

    QRectF placeOf(const Heading& heading) const
    {
        return edges(heading.placeFrom(m_shown.view.top() / px(linePixels)));
    }

    void paintHeading(const Heading& heading)
    {
        const QRectF place = placeOf(heading);
        if (!isExposed(place))
            return;
        const QRectF& view = m_shown.view;
        const QRectF seen(QPointF(std::max(place.left(), view.left()), place.top()),
                          QPointF(std::min(place.right(), view.right()), place.bottom()));
        const QFont font = Brush::font(18, kit::Weight::Medium);
        const QString text = wholeWords(heading.text, font, seen.width());
        const double wide = text.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(text) + 1;
        write(QRectF(seen.topLeft(), QSizeF(wide, seen.height())), Qt::AlignLeft, text, font, m_colors.ink);
        const auto baseline = [](const QFontMetricsF& of) { return (of.ascent() - of.descent()) / 2; };
        const double drop = baseline(QFontMetricsF(font)) - baseline(QFontMetricsF(small()));
        const QRectF beside = seen.adjusted(wide + px(10), drop, 0, drop);
        const bool isWhole = QFontMetricsF(small()).horizontalAdvance(heading.note) <= beside.width();
        if (text == heading.text && isWhole)
            write(beside, Qt::AlignLeft, heading.note, small(), m_colors.soft);
    }

    void paintPlace(const Box& box, bool isCurrent)
    {
        if (box.cell)
            return paintCell(*this, m_tree.crosses[box.cell->table], box, isCurrent);
        const QRectF place = pixels(box.place);
        if (isExposed(place.adjusted(-px(4), -px(24), px(4), px(4))))
            paintBox(box, place, isCurrent);
    }

    void paintHeadsOfCrosses()
    {
        const auto& cell = m_tree.boxes.empty() ? std::nullopt : m_tree.boxes[m_shown.current].cell;
        for (std::size_t i = 0; i < m_tree.crosses.size(); ++i)
            paintHeads(*this, m_tree.crosses[i], cell && cell->table == i ? &*cell : nullptr);
    }

    void paintBox(const Box& box, const QRectF& place, bool isCurrent)
    {
        const double radius = px(6);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(box.mayNotBe ? m_colors.background : m_colors.panel);
        m_painter.drawRoundedRect(place, radius, radius);
        if (box.isBye) {
            paintLine(box.lines[0], place);
        } else {
            for (std::size_t i = 0; i < 2; ++i)
                paintLine(box.lines[i], i == 0 ? upper(place) : lower(place));
            rule(lower(place).topLeft(), lower(place).topRight());
        }
        m_painter.setPen(isCurrent ? currentFrame() : frameOf(box));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(place, radius, radius);
        if (isLegible())
            paintHead(box, place);
    }

    QPen frameOf(const Box& box) const
    {
        QPen pen(m_colors.field, 1.2);
        if (box.mayNotBe || box.isBye)
            pen.setDashPattern({5, 4});
        return pen;
    }

    static QRectF upper(const QRectF& box)
    {
        return {box.left(), box.top(), box.width(), std::round(box.height() / 2)};
    }
    static QRectF lower(const QRectF& box) { return box.adjusted(0, upper(box).height(), 0, 0); }

    void paintHead(const Box& box, const QRectF& place)
    {
        if (box.isBye)
            return;
        const QRectF head(place.left(), place.top() - px(19), place.width(), px(18));
        const QFont plain = small();
        const QFont font = small(box.warns ? kit::Weight::Medium : kit::Weight::Plain);
        const auto beside = [&](const QString& state) {
            return state.isEmpty() ? 0.0 : QFontMetricsF(font).horizontalAdvance(state) + px(10);
        };
        const auto fits = [&](const QString& title, double room) {
            return QFontMetricsF(plain).horizontalAdvance(title) <= room;
        };
        const bool isWhole = fits(box.number, head.width() - beside(box.state)) || box.shortState.isEmpty();
        const QString& state = isWhole ? box.state : box.shortState;
        write(head, Qt::AlignRight, state, font, box.warns ? m_colors.warn : m_colors.soft);
        const double room = head.width() - beside(state);
        const QString& title = fits(box.title, room)        ? box.title
                               : fits(box.shortTitle, room) ? box.shortTitle
                                                            : box.number;
        write(QRectF(head.topLeft(), QSizeF(room, head.height())), Qt::AlignLeft, title, plain,
              m_colors.soft);
    }

    void paintLine(const Line& line, const QRectF& place)
    {
        const bool isLit = !line.team.isEmpty() && line.team == m_shown.path.team;
        if (isLit)
            fill(place.adjusted(1, 1, -1, -1), m_colors.aSoft);
        if (!isLegible())
            return;
        const QRectF inside = place.adjusted(px(12), 0, -px(12), 0);
        const QFont small = Brush::small();
        const double seedWidth = QFontMetricsF(small).horizontalAdvance(QString::number(m_tree.entries));
        write(QRectF(inside.left(), inside.top(), seedWidth + 1, inside.height()), Qt::AlignLeft, line.seed,
              small, m_colors.soft);
        const double left = inside.left() + std::max<double>(px(24), seedWidth + px(7));
        const double right = paintScore(line, inside) - px(8);
        QFont font = Brush::font(15, line.won ? kit::Weight::Strong : kit::Weight::Plain);
        font.setItalic(line.team.isEmpty());
        const QRectF room(left, inside.top(), right - left, inside.height());
        const QColor& ink = line.lost || line.team.isEmpty() ? m_colors.soft : m_colors.ink;
        // Two lines come close to the frame, so one smaller line is better if it fits.
        if (drawing::fitted(line.text, font, room.width(), small.pixelSize()).text == line.text)
            write(room, Qt::AlignLeft, line.text, font, ink);
        else
            writeName(room, Qt::AlignLeft, line.text, font, ink);
    }

    /// Returns the left edge of the score.
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
        const QFont font = Brush::font(15, line.won ? kit::Weight::Strong : kit::Weight::Plain);
        write(QRectF(inside.left(), inside.top(), right - inside.left(), inside.height()), Qt::AlignRight,
              line.score, font, m_colors.ink);
        return right - QFontMetricsF(font).horizontalAdvance(line.score);
    }

    const kit::Colors& m_colors;
    const Tree& m_tree;
};

constexpr double smallestLegible = 6; // in pixels on the screen

} // namespace

void paint(QPainter& painter, const kit::Theme& theme, const Tree& tree, const Shown& shown)
{
    const Brush brush(painter, theme, shown);
    Painter(brush, tree).paint();
}

QRectF inPixels(const kit::Theme& theme, const QRectF& lines)
{
    const double line = theme.px(linePixels);
    const QPointF corner(std::round(lines.left() * line), std::round(lines.top() * line));
    return {corner, QSizeF(std::round(lines.width() * line), std::round(lines.height() * line))};
}

bool Brush::isLegible() const
{
    return px(static_cast<int>(kit::Text::Small)) * m_shown.zoom >= smallestLegible;
}

QRectF Brush::edges(const QRectF& lines) const
{
    const double line = px(linePixels);
    const QPointF from(std::round(lines.left() * line), std::round(lines.top() * line));
    const QPointF to(std::round(lines.right() * line), std::round(lines.bottom() * line));
    return {from, to};
}

void Brush::write(const QRectF& place, Qt::Alignment side, const QString& text, const QFont& font,
                  const QColor& color) const
{
    kit::write(m_painter, m_theme, place, text, font, color, side | Qt::AlignVCenter);
}

void Brush::writeName(const QRectF& place, Qt::Alignment side, const QString& name, const QFont& font,
                      const QColor& color) const
{
    m_painter.setPen(color);
    drawing::drawName(m_painter, place, side | Qt::AlignVCenter, name, font,
                      px(static_cast<int>(kit::Text::Small)));
}

void Brush::rule(const QPointF& from, const QPointF& to) const
{
    m_painter.setPen(QPen(colors().line, 1));
    m_painter.drawLine(from, to);
}

QPen Brush::currentFrame() const
{
    // Stays visible when zoomed out.
    const double width = 3 / std::min(m_shown.zoom, 1.0);
    return m_shown.hasFocus ? QPen(colors().focus, width) : QPen(colors().field, width * 2 / 3);
}

} // namespace tree
