// A word in a frame on the sheet: `nil ✓`, `renege`.
#pragma once

#include "ui/kit/theme.h"

#include <QPainter>

namespace sheet {

/// Paints it at the right end of the box, which is narrower by it then; not where it does not fit.
void paintTag(QPainter& painter, const kit::Theme& theme, QRect& box, const QString& tag,
              const QColor& color);

} // namespace sheet
