// The marks of the sides and the suits, as paths, so that no font is needed.
#pragma once

#include <QPainterPath>
#include <QRectF>

namespace drawing {

/// A diamond for side A, a disc for side B; fills `box`.
QPainterPath sideMark(bool sideA, const QRectF& box);

enum class Suit { Spades, Hearts, Clubs, Diamonds };
QPainterPath suit(Suit suit, const QRectF& box);
/// A tick, as a line to be stroked.
QPainterPath tick(const QRectF& box);

} // namespace drawing
