// What painted widgets are for screen readers. Qt only knows its own controls.
#pragma once

#include <QAccessible>

class QWidget;

namespace kit {

/// Sets what a screen reader calls the widget: a text, a picture, a group; or a button if it has a signal
/// `clicked`. Call it in the constructor: Qt asks once.
void setRole(QWidget& widget, QAccessible::Role role);

} // namespace kit
