#include "brush.h"

#include "ui/drawing/fittedtext.h"

#include <cmath>

namespace tree {

namespace {

constexpr double smallestLegible = 6; // pixels of the screen

} // namespace

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
    m_painter.setPen(color);
    drawing::drawFitted(m_painter, place, side | Qt::AlignVCenter, text, font,
                        px(static_cast<int>(kit::Text::Small)));
}

void Brush::rule(const QPointF& from, const QPointF& to) const
{
    m_painter.setPen(QPen(colors().line, 1));
    m_painter.drawLine(from, to);
}

QPen Brush::currentFrame() const
{
    // Seen from afar it must not get lost.
    const double width = 3 / std::min(m_shown.zoom, 1.0);
    return m_shown.hasFocus ? QPen(colors().focus, width) : QPen(colors().field, width * 2 / 3);
}

} // namespace tree
