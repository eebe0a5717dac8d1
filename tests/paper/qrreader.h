// Reads the smallest QR codes (version 1, clean) from a picture, by ISO/IEC 18004 and without the library
// that made them.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QRect>
#include <QString>

#include <cstdlib>

namespace qr {

inline constexpr int size = 21;

class Reader {
public:
    /// The code fills `box` of the picture, in pixels.
    Reader(const QImage& image, const QRectF& box)
    {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                const QPointF at(box.left() + (x + 0.5) * box.width() / size,
                                 box.top() + (y + 0.5) * box.height() / size);
                m_dark[y][x] = qGray(image.pixel(at.toPoint())) < 128;
            }
    }

    /// Whether the three corners have their rings.
    bool hasFinders() const
    {
        for (const auto& [left, top] : {std::pair(0, 0), std::pair(14, 0), std::pair(0, 14)})
            for (int y = 0; y < 7; ++y)
                for (int x = 0; x < 7; ++x) {
                    const int ring = qMax(std::abs(x - 3), std::abs(y - 3));
                    if (m_dark[top + y][left + x] != (ring != 2))
                        return false;
                }
        return true;
    }

    /// Its text; empty where it is not one in bytes.
    QString text() const
    {
        const QList<bool> bits = data();
        const auto number = [&](qsizetype from, int count) {
            int value = 0;
            for (int i = 0; i < count; ++i)
                value = 2 * value + (bits.value(from + i) ? 1 : 0);
            return value;
        };
        if (number(0, 4) != 4) // bytes
            return {};
        QByteArray bytes;
        for (int i = 0; i < number(4, 8); ++i)
            bytes.append(static_cast<char>(number(12 + 8 * i, 8)));
        return QString::fromUtf8(bytes);
    }

private:
    static bool isFunction(int x, int y)
    {
        return (x < 9 && y < 9) || (x >= 13 && y < 9) || (x < 9 && y >= 13) || x == 6 || y == 6;
    }
    static bool isMasked(int mask, int x, int y)
    {
        switch (mask) {
        case 0:
            return (x + y) % 2 == 0;
        case 1:
            return y % 2 == 0;
        case 2:
            return x % 3 == 0;
        case 3:
            return (x + y) % 3 == 0;
        case 4:
            return (y / 2 + x / 3) % 2 == 0;
        case 5:
            return x * y % 2 + x * y % 3 == 0;
        case 6:
            return (x * y % 2 + x * y % 3) % 2 == 0;
        default:
            return ((x + y) % 2 + x * y % 3) % 2 == 0;
        }
    }
    /// Three of the format's bits, beside the upper left corner; they are masked with 101.
    int mask() const
    {
        return ((m_dark[8][2] ? 4 : 0) + (m_dark[8][3] ? 2 : 0) + (m_dark[8][4] ? 1 : 0)) ^ 5;
    }
    /// In the order of the codewords: columns in pairs from the right, up and down.
    QList<bool> data() const
    {
        QList<bool> bits;
        bool up = true;
        for (int right = size - 1; right > 0; right -= 2, up = !up) {
            if (right == 6)
                --right;
            for (int step = 0; step < size; ++step)
                for (const int x : {right, right - 1}) {
                    const int y = up ? size - 1 - step : step;
                    if (!isFunction(x, y))
                        bits << (m_dark[y][x] != isMasked(mask(), x, y));
                }
        }
        return bits;
    }

    bool m_dark[size][size] = {};
};

} // namespace qr
