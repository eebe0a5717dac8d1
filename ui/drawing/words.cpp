#include "words.h"

#include <QFontMetricsF>

namespace drawing {

Words fitted(const QString& text, const QFont& font, double width, int smallest)
{
    QFont shown = font;
    for (int pixels = font.pixelSize();
         pixels > smallest && QFontMetricsF(shown).horizontalAdvance(text) > width;)
        shown.setPixelSize(--pixels);
    return {QFontMetricsF(shown).elidedText(text, Qt::ElideRight, width), shown};
}

void drawFitted(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                const QFont& font, int smallest)
{
    const Words words = fitted(text, font, box.width(), smallest);
    painter.setFont(words.font);
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine, words.text);
}

} // namespace drawing
