// What painted widgets are to somebody who listens: Qt knows its own controls alone.
#pragma once

#include <QAccessible>

class QWidget;

namespace kit {

/// A screen reader calls the widget that: a text, a picture, a group; a button where it has a signal
/// `clicked`. Set it in the constructor: Qt asks once.
void setRole(QWidget& widget, QAccessible::Role role);

} // namespace kit
