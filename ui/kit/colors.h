// The colors of each theme, by role.
#pragma once

#include <QColor>

namespace kit {

enum class Scheme { Light, Dark, HighContrast };

/// Text on `background`, `panel` and `chosen` has a contrast of at least 4.5:1, `ink` 7:1; borders of fields
/// 3:1. Letter, shape and color together distinguish the sides.
struct Colors {
    QColor background, panel, shade;
    QColor ink, soft, field, line;
    QColor rail, railInk, railOn;
    QColor a, aSoft, b;
    QColor ok, warn, warnSoft, bad, focus;
    QColor chosen,
        chosenLine; ///< background and frame of a chosen option; different from the sides and the focus
    QColor dim;     ///< for text that isn't typed yet or buttons that can't be pressed now
};
const Colors& colorsOf(Scheme scheme);

} // namespace kit
