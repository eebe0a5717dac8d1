// What a screen says while it has nothing to show: what is missing, and what to do.
#pragma once

#include "widgets.h"

namespace kit {

/// Both lines in the middle of the room there is.
QWidget* emptyState(Theme& theme, const QString& title, const QString& advice);

} // namespace kit
