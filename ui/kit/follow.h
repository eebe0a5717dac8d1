// Code that runs once and again on each change of the theme.
#pragma once

#include "theme.h"

#include <QWidget>

namespace kit {

/// Calls `dress` now and after each change of the look, as long as the widget exists.
template <class Dress>
void follow(Theme& theme, QWidget* widget, const Dress& dress)
{
    QObject::connect(&theme, &Theme::changed, widget, dress);
    dress();
}

/// Repaints the widget when the theme or the size of text changes.
inline void redrawWith(Theme& theme, QWidget* widget)
{
    QObject::connect(&theme, &Theme::changed, widget, [widget] {
        widget->updateGeometry();
        widget->update();
    });
}

} // namespace kit
