#include "marks.h"

#include <QTransform>

namespace drawing {

namespace {

// The paths are in a square of 24.
QPainterPath fitted(const QPainterPath& path, const QRectF& box)
{
    const double scale = qMin(box.width(), box.height()) / 24;
    return QTransform::fromTranslate(box.center().x() - 12 * scale, box.center().y() - 12 * scale)
        .scale(scale, scale)
        .map(path);
}

QPainterPath spade()
{
    QPainterPath path(QPointF(12, 1));
    path.cubicTo(16, 6, 22, 9, 22, 14);
    path.cubicTo(22, 19, 16, 20, 13, 16.5);
    path.cubicTo(13.2, 19, 14, 21, 16, 23);
    path.lineTo(8, 23);
    path.cubicTo(10, 21, 10.8, 19, 11, 16.5);
    path.cubicTo(8, 20, 2, 19, 2, 14);
    path.cubicTo(2, 9, 8, 6, 12, 1);
    return path;
}

QPainterPath heart()
{
    QPainterPath path(QPointF(12, 22));
    path.cubicTo(7, 17, 1.5, 13.5, 1.5, 8);
    path.cubicTo(1.5, 2, 9.5, 0.5, 12, 6.5);
    path.cubicTo(14.5, 0.5, 22.5, 2, 22.5, 8);
    path.cubicTo(22.5, 13.5, 17, 17, 12, 22);
    return path;
}

QPainterPath club()
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addEllipse(QPointF(12, 6.2), 5, 5);
    path.addEllipse(QPointF(6.5, 14), 5, 5);
    path.addEllipse(QPointF(17.5, 14), 5, 5);
    path.addRect(10, 9, 4, 6);
    QPainterPath stem(QPointF(11, 14));
    stem.cubicTo(11, 19, 10, 21, 8, 23);
    stem.lineTo(16, 23);
    stem.cubicTo(14, 21, 13, 19, 13, 14);
    stem.closeSubpath();
    path.addPath(stem);
    return path;
}

QPainterPath diamond()
{
    QPainterPath path(QPointF(12, 1));
    path.lineTo(20.5, 12);
    path.lineTo(12, 23);
    path.lineTo(3.5, 12);
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath sideMark(bool sideA, const QRectF& box)
{
    QPainterPath path;
    const double size = qMin(box.width(), box.height());
    const QPointF middle = box.center();
    if (sideA) {
        const double half = size / 2;
        path.addPolygon(QPolygonF({middle - QPointF(0, half), middle + QPointF(half, 0),
                                   middle + QPointF(0, half), middle - QPointF(half, 0)}));
        path.closeSubpath();
    } else {
        path.addEllipse(middle, size * 0.42, size * 0.42);
    }
    return path;
}

QPainterPath suit(Suit suit, const QRectF& box)
{
    switch (suit) {
    case Suit::Spades:
        return fitted(spade(), box);
    case Suit::Hearts:
        return fitted(heart(), box);
    case Suit::Clubs:
        return fitted(club(), box);
    case Suit::Diamonds:
        break;
    }
    return fitted(diamond(), box);
}

QPainterPath tick(const QRectF& box)
{
    QPainterPath path(QPointF(4, 13));
    path.lineTo(9.5, 18.5);
    path.lineTo(20, 6);
    return fitted(path, box);
}

} // namespace drawing
