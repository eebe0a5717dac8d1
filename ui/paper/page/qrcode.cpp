#include "qrcode.h"

#include <qrencode.h>

#include <cmath>
#include <memory>

namespace paper {

namespace {

/// The smallest that has a mark in its fourth corner: those without are read less surely.
constexpr int leastVersion = 2;
constexpr double printersDot = 25.4 / 300; ///< mm

double inWholeDots(double mm)
{
    return std::floor(mm / printersDot) * printersDot;
}

} // namespace

QPainterPath qrCode(const QString& text, const QRectF& box)
{
    const QByteArray bytes = text.toUtf8();
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char*>(bytes.constData()), leastVersion,
                          QR_ECLEVEL_M),
        &QRcode_free);
    QPainterPath path;
    if (!code)
        return path; // more than a code holds, or no memory: the sheet says it in words
    path.setFillRule(Qt::WindingFill);
    const int size = code->width;
    const double side = inWholeDots(box.width() / size);
    const QPointF corner(inWholeDots(box.right() - size * side), inWholeDots(box.top()));
    const auto isDark = [&](int x, int y) { return x < size && (code->data[y * size + x] & 1) != 0; };
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const int first = x;
            while (isDark(x, y))
                ++x;
            if (x > first)
                path.addRect(corner.x() + first * side, corner.y() + y * side, (x - first) * side, side);
        }
    return path;
}

} // namespace paper
