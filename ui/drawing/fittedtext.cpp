#include "fittedtext.h"

#include <QTextLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace drawing {

namespace {

QFont sized(QFont font, int pixels)
{
    font.setPixelSize(pixels);
    return font;
}

/// How many letters of the name are in its first line, up to a space if there is one.
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

QString elided(const QFontMetricsF& metrics, const QString& text, double width, int flags)
{
    constexpr QChar rightToLeftMark(0x200f); // invisible
    QString shown = metrics.elidedText(text, Qt::ElideRight, width, flags);
    if (shown != text && shown.endsWith(u'…')) { // drop spaces and a dot before the ellipsis
        qsizetype end = shown.size() - 1;
        while (end > 0 && (shown[end - 1] == u' ' || shown[end - 1] == u'·'))
            --end;
        shown = shown.first(end) + u'…';
    }
    return shown != text && text.isRightToLeft() ? QString(shown + rightToLeftMark) : shown;
}

// Cut in the middle, because two names may differ only in the last word.
QString shortened(const QFontMetricsF& metrics, const QString& name, double width)
{
    const QString text = metrics.elidedText(name, Qt::ElideMiddle, width);
    return text == name ? name : QString(text).replace(u" …"_s, u"…"_s).replace(u"… "_s, u"…"_s);
}

FittedText fitted(const QString& text, const QFont& font, double width, int smallest)
{
    const auto wide = [&](int pixels) { return QFontMetricsF(sized(font, pixels)).horizontalAdvance(text); };
    int pixels = font.pixelSize();
    const double full = wide(pixels);
    if (full > width && pixels > smallest) {
        // Width is nearly proportional to size. Hinting adds a little, so reduce the size until it fits.
        pixels = qBound(smallest, static_cast<int>(pixels * width / full), pixels - 1);
        while (pixels > smallest && wide(pixels) > width)
            --pixels;
    }
    const QFont shown = sized(font, pixels);
    return {elided(QFontMetricsF(shown), text, width), shown};
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
        const qsizetype length = breakOf(name, shown, box.width());
        const QString first = name.first(length).trimmed();
        const QString rest = name.mid(length).trimmed();
        if (metrics.tightBoundingRect(first).height() + metrics.tightBoundingRect(rest).height() >
            box.height())
            continue; // accents of the second line would touch the first
        if (pixels == least || metrics.horizontalAdvance(rest) <= box.width())
            return {{first, shortened(metrics, rest, box.width())}, shown};
    }
    const QFont shown = sized(font, least);
    return {{shortened(QFontMetricsF(shown), name, box.width())}, shown};
}

// The gap between two lines equals the gaps to the box, but is no larger than in running text.
void drawName(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& name,
              const QFont& font, int smallest)
{
    const FittedName shown = fittedName(name, font, box.size(), smallest);
    painter.setFont(shown.font);
    if (shown.lines.size() == 1) {
        painter.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip,
                         shown.lines.front());
        return;
    }
    const QFontMetricsF metrics(shown.font);
    const QRectF first = metrics.tightBoundingRect(shown.lines.front());
    const QRectF second = metrics.tightBoundingRect(shown.lines.back());
    const double spare = box.height() - first.height() - second.height();
    const double between = std::min(spare / 3, metrics.height() + second.top() - first.bottom());
    const double rim = (spare - between) / 2;
    const auto draw = [&](const QString& line, double baseline) {
        const double beside = box.width() - metrics.horizontalAdvance(line);
        const double left = alignment.testFlag(Qt::AlignRight)     ? beside
                            : alignment.testFlag(Qt::AlignHCenter) ? beside / 2
                                                                   : 0;
        painter.drawText(QPointF(box.left() + left, std::round(baseline)), line);
    };
    draw(shown.lines.front(), box.top() + rim - first.top());
    draw(shown.lines.back(), box.bottom() - rim - second.bottom());
}

QString wordsWithin(const QString& lines, const QFontMetrics& metrics, int width)
{
    QStringList shown = lines.split(u'\n');
    for (QString& line : shown) {
        QStringList words = line.split(u' ');
        for (QString& word : words)
            word = metrics.elidedText(word, Qt::ElideRight, width);
        line = words.join(u' ');
    }
    return shown.join(u'\n');
}

void drawFitted(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                const QFont& font, int smallest)
{
    const FittedText words = fitted(text, font, box.width(), smallest);
    painter.setFont(words.font);
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine, words.text);
}

} // namespace drawing
