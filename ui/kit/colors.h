// The colors of each theme, by their role.
#pragma once

#include <QColor>

namespace kit {

enum class Scheme { Light, Dark, HighContrast };

/// Text on `background`, `panel` and `chosen` has at least 4.5:1, `ink` 7:1; borders of fields 3:1. Sides are
/// told apart by letter, shape and colour together.
struct Colors {
    QColor background, panel, shade;
    QColor ink, soft, field, line;
    QColor rail, railInk, railOn;
    QColor a, aSoft, b;
    QColor ok, warn, warnSoft, bad, focus;
    QColor chosen,
        chosenLine; ///< the ground and frame of what is chosen of several; of no side, nor the focus
    QColor dim;     ///< of what is not typed yet, or can't be pressed now: no value and no button
};
const Colors& colorsOf(Scheme scheme);

} // namespace kit
