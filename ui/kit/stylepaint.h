// The shapes of plain controls, drawn with the colors of a look (style.cpp).
#pragma once

#include "colors.h"

#include <QStyle>
#include <QStyleOption>

#include <cmath>

class QPainter;
class QWidget;

namespace kit {

/// What the shapes are drawn with.
struct Brush {
    QPainter& painter;
    const Colors& colors;
    double scale;

    double px(double pixels) const { return std::round(pixels * scale); }
    /// A rounded box with its frame inside `box`; without a frame where it is 0 wide.
    void panel(const QRectF& box, double radius, const QColor& ground, const QColor& frame,
               double width) const;
    /// The ring of what has the focus, `width` pixels at 100 %, and the ground inside it. A ground of ink
    /// keeps a gap, or the ring would not stand apart from it.
    void ring(const QRectF& box, double radius, const QColor& ground, double width) const;
};

/// Whether the widget has that property, and it is true.
bool has(const QWidget* widget, const char* property);

/// Whether the button can be pressed, and nothing is missing before it.
bool isReady(const QStyleOption& option, const QWidget* widget);
/// The ink of a button's words, on the ground that it has.
QColor buttonInk(const Colors& colors, const QStyleOptionButton& option, const QWidget* widget);
void paintButton(const Brush& brush, const QStyleOptionButton& option, const QWidget* widget);
/// The frame of a line, a list to choose from or a number.
void paintField(const Brush& brush, const QStyleOption& option, const QWidget* widget);
void paintCheck(const Brush& brush, const QStyleOption& option);
void paintRadio(const Brush& brush, const QStyleOption& option);
/// The frame of a list or table, with its ground.
void paintListFrame(const Brush& brush, const QStyleOption& option);
void paintMenuItem(const Brush& brush, const QStyleOptionMenuItem& option);
void paintMenuBarItem(const Brush& brush, const QStyleOptionMenuItem& option);
void paintTab(const Brush& brush, const QStyleOptionTab& option);
/// Whether the end of the work is known or not, it stands still while nothing happens.
void paintProgress(const Brush& brush, const QStyleOptionProgressBar& option);
/// Where that part of a scroll bar is, without arrows at its ends; the handle is so long at least.
QRect barPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int least);
/// An arrow that opens downward or, of a menu within a menu, to the right.
void paintChevron(const Brush& brush, const QPointF& center, const QColor& color, bool toRight = false);

} // namespace kit
