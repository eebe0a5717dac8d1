#include "fittedtext.h"

#include <QFontMetricsF>

namespace drawing {

namespace {

QFont sized(QFont font, int pixels)
{
    font.setPixelSize(pixels);
    return font;
}

} // namespace

FittedText fitted(const QString& text, const QFont& font, double width, int smallest)
{
    const auto wide = [&](int pixels) { return QFontMetricsF(sized(font, pixels)).horizontalAdvance(text); };
    int pixels = font.pixelSize();
    const double full = wide(pixels);
    if (full > width && pixels > smallest) {
        // Widths grow with the size, nearly in proportion; what hinting adds is found by trying.
        pixels = qBound(smallest, static_cast<int>(pixels * width / full), pixels - 1);
        while (pixels > smallest && wide(pixels) > width)
            --pixels;
    }
    const QFont shown = sized(font, pixels);
    return {QFontMetricsF(shown).elidedText(text, Qt::ElideRight, width), shown};
}

void drawFitted(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                const QFont& font, int smallest)
{
    const FittedText words = fitted(text, font, box.width(), smallest);
    painter.setFont(words.font);
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine, words.text);
}

} // namespace drawing
