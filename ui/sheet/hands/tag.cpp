#include "tag.h"

namespace sheet {

void paintTag(QPainter& painter, const kit::Theme& theme, QRect& box, const QString& tag, const QColor& color)
{
    painter.setFont(theme.font(kit::Text::Small));
    const int wide = painter.fontMetrics().horizontalAdvance(tag) + theme.px(8);
    const int high = theme.px(20);
    if (wide > box.width())
        return;
    const int top = box.center().y() - high / 2;
    const QRectF frame(box.right() - wide + 0.5, top + 0.5, wide, high);
    painter.setPen(QPen(color, 1));
    painter.drawRoundedRect(frame, 3, 3);
    painter.drawText(frame, Qt::AlignCenter, tag);
    box.setRight(box.right() - wide - theme.px(5));
}

} // namespace sheet
