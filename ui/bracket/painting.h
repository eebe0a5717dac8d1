// How the bracket is painted. Lengths are in pixels at 100 %; the painter does the zooming.
#pragma once

#include "brush.h"

namespace tree {

void paint(QPainter& painter, const kit::Theme& theme, const Tree& tree, const Shown& shown);

} // namespace tree
