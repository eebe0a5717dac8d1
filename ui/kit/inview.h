// What somebody works at is brought into view where a screen scrolls.
#pragma once

#include <QWidget>

namespace kit {

/// Scrolls everything that scrolls around the widget until that part of it is in view.
void bringIntoView(const QWidget& widget, const QRect& part);

} // namespace kit
