// How the bracket is painted. Lengths are in pixels at 100 %; the painter does the zooming.
#pragma once

#include "tree.h"

#include "ui/look/theme.h"

#include <QPainter>

namespace tree {

/// The height of a team's line.
inline constexpr int linePixels = 29;

/// From lines to whole pixels.
QRectF inPixels(const look::Theme& theme, const QRectF& lines);

/// What the painting depends on beside the tree.
struct Shown {
    const Path& path;
    std::size_t current = 0;
    bool hasFocus = false;
    double zoom = 1;
    QRectF exposed; ///< only this part of it is to be painted
    QRectF view;    ///< all of it that is in the window
};
void paint(QPainter& painter, const look::Theme& theme, const Tree& tree, const Shown& shown);

} // namespace tree
