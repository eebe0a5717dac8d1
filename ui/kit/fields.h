// Fields as forms have them: under a label, and a choice between two.
#pragma once

#include "dropdown.h"
#include "widgets.h"

namespace kit {

/// A field under its label; hidden and shown with the widget that is answered. No label where it is empty.
QWidget* labelled(Theme& theme, const QString& label, QWidget* field, QWidget* parent);
/// What is usual stands first.
DropDown* choice(Theme& theme, const QString& name, const QString& usual, const QString& other);
/// Whether what is not usual was chosen.
bool isOther(const DropDown* choice);

} // namespace kit
