#include "scroll.h"

namespace kit {

void bringIntoView(const QWidget& widget, const QRect& part)
{
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (!area || !area->widget() || !area->widget()->isAncestorOf(&widget))
            continue;
        const QPoint center = widget.mapTo(area->widget(), part.center());
        area->ensureVisible(center.x(), center.y(), part.width() / 2 + 1, part.height() / 2 + 1);
    }
}

} // namespace kit
