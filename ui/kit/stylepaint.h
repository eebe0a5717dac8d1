// The shapes of plain controls in the current colors (style.cpp).
#pragma once

#include "colors.h"

#include <QStyle>
#include <QStyleOption>

#include <cmath>

class QPainter;
class QWidget;

namespace kit {

/// The tools for drawing the shapes.
struct Brush {
    QPainter& painter;
    const Colors& colors;
    double scale;

    double px(double pixels) const { return std::round(pixels * scale); }
    /// A rounded box with its frame inside `box`; no frame if `width` is 0.
    void panel(const QRectF& box, double radius, const QColor& ground, const QColor& frame,
               double width) const;
    /// The focus ring, `width` pixels wide at 100 %, and the background inside it. A background in text color
    /// keeps a gap to the ring, so that the ring is visible.
    void ring(const QRectF& box, double radius, const QColor& ground, double width) const;
};

/// Whether the widget has that property, and it is true.
bool has(const QWidget* widget, const char* property);

/// Whether the button can be pressed, and nothing is missing before it.
bool isReady(const QStyleOption& option, const QWidget* widget);
/// The text color of a button, for its background.
QColor buttonInk(const Colors& colors, const QStyleOptionButton& option, const QWidget* widget);
void paintButton(const Brush& brush, const QStyleOptionButton& option, const QWidget* widget);
/// The frame of a text field, a drop-down list or a number field.
void paintField(const Brush& brush, const QStyleOption& option, const QWidget* widget);
void paintCheck(const Brush& brush, const QStyleOption& option);
void paintRadio(const Brush& brush, const QStyleOption& option);
/// The frame and background of a list or table.
void paintListFrame(const Brush& brush, const QStyleOption& option);
void paintMenuItem(const Brush& brush, const QStyleOptionMenuItem& option);
void paintMenuBarItem(const Brush& brush, const QStyleOptionMenuItem& option);
void paintTab(const Brush& brush, const QStyleOptionTab& option);
/// Draws the progress bar; without animation, even if the end isn't known.
void paintProgress(const Brush& brush, const QStyleOptionProgressBar& option);
/// The place of that part of a scroll bar without arrow buttons. The handle is at least `least` long.
QRect barPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int least);
/// An arrow that points down, or to the right for a submenu.
void paintChevron(const Brush& brush, const QPointF& center, const QColor& color, bool toRight = false);

} // namespace kit
