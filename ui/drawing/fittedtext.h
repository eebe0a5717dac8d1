// Text that is measured before it is drawn: names are never cut without an ellipsis (screens.md, Look).
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QFontMetricsF>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace drawing {

/// As much of the text as fits, then an ellipsis right after a word or letter; at the left for a
/// right-to-left text. `flags` as in Qt: `Qt::TextShowMnemonic`.
QString elided(const QFontMetricsF& metrics, const QString& text, double width, int flags = 0);

/// As much of the name as fits, with an ellipsis in its middle and no blank beside it.
QString shortened(const QFontMetricsF& metrics, const QString& name, double width);

/// The lines, with each word shortened to that width.
QString wordsWithin(const QString& lines, const QFontMetrics& metrics, int width);

/// A text and the font in which it fits.
struct FittedText {
    QString text; ///< shortened with an ellipsis if even the smallest font is too wide
    QFont font;
};

/// In full, then smaller down to `smallest` pixels, then shortened. `font` and `smallest` are in the pixels
/// of the device or in the painter's units.
FittedText fitted(const QString& text, const QFont& font, double width, int smallest);

/// A name in one line or two, and the font in which they fit.
struct FittedName {
    QStringList lines;
    QFont font;
};

/// In full, then in two lines if the box is high enough, then smaller, then shortened in the middle.
FittedName fittedName(const QString& name, const QFont& font, const QSizeF& box, int smallest);

/// Draws a name fitted in the box, with the painter's pen.
void drawName(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& name,
              const QFont& font, int smallest);

/// Draws it fitted in one line in the box, with the painter's pen.
void drawFitted(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                const QFont& font, int smallest);

} // namespace drawing
