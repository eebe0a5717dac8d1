#include "fittedtext.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>

namespace drawing {

namespace {

QFont sized(QFont font, int pixels)
{
    font.setPixelSize(pixels);
    return font;
}

/// How much of the name stands in its first line: up to a blank where there is one.
qsizetype breakOf(const QString& name, const QFont& font, double width)
{
    QTextLayout layout(name, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    layout.endLayout();
    return line.textLength();
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

FittedName fittedName(const QString& name, const QFont& font, const QSizeF& box, int smallest)
{
    const int least = std::min(smallest, font.pixelSize());
    for (int pixels = font.pixelSize(); pixels >= least; --pixels) {
        const QFont shown = sized(font, pixels);
        const QFontMetricsF metrics(shown);
        if (metrics.horizontalAdvance(name) <= box.width())
            return {{name}, shown};
        if (2 * pixels > box.height())
            continue;
        const qsizetype first = breakOf(name, shown, box.width());
        const QString rest = name.mid(first).trimmed();
        if (pixels == least || metrics.horizontalAdvance(rest) <= box.width())
            return {{name.first(first).trimmed(), metrics.elidedText(rest, Qt::ElideRight, box.width())},
                    shown};
    }
    const FittedText one = fitted(name, font, box.width(), smallest);
    return {{one.text}, one.font};
}

void drawName(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& name,
              const QFont& font, int smallest)
{
    const FittedName shown = fittedName(name, font, box.size(), smallest);
    painter.setFont(shown.font);
    const double high = QFontMetricsF(shown.font).height();
    const double line = std::min(high, box.height() / 2 - 1);
    const double raised = line < high ? 1 : 0; // from the rim below, which letters like g would touch
    const bool isOne = shown.lines.size() == 1;
    QRectF place = isOne ? box : QRectF(box.left(), box.center().y() - line - raised, box.width(), line);
    for (const QString& each : shown.lines) {
        painter.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, each);
        place.translate(0, line);
    }
}

void drawFitted(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                const QFont& font, int smallest)
{
    const FittedText words = fitted(text, font, box.width(), smallest);
    painter.setFont(words.font);
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine, words.text);
}

} // namespace drawing
