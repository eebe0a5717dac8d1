// A QR code as vectors; for this folder alone.
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace paper {

/// The dark squares of the code of that text, in the right upper corner of the box and as large as it allows
/// where each is a whole number of a printer's dots. The four squares' width that readers need white on every
/// side is up to the page.
QPainterPath qrCode(const QString& text, const QRectF& box);

} // namespace paper
