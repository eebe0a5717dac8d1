// A QR code as vectors; for this folder alone.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace paper {

/// The dark squares of the code of that text, filling the box; the light margin that readers need is up to
/// the page.
QPainterPath qrCode(const QString& text, const QRectF& box);

} // namespace paper
