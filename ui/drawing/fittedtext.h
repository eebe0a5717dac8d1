// Text that is measured before it is drawn: names are never cut blindly (screens.md, Look).
#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace drawing {

/// A text and the font in which it fits.
struct FittedText {
    QString text; ///< shortened with an ellipsis where even the smallest font is too wide
    QFont font;
};

/// Full, then smaller down to `smallest` pixels, then shortened. `font` and `smallest` are in the pixels of
/// the device or in the painter's units.
FittedText fitted(const QString& text, const QFont& font, double width, int smallest);

/// Draws it fitted in the box, with the painter's pen.
void drawFitted(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                const QFont& font, int smallest);

} // namespace drawing
