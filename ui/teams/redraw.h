// What a redraw changes for the teams: before and after.
#pragma once

#include "desk/drawing/drawoutlook.h"
#include "ui/kit/widgets.h"

namespace teams {

/// Sentences about what stays the same, and about how teams are kept apart.
QStringList notesOn(const desk::Redraw& redraw);
/// A table of the changes; null if there are none.
QWidget* changesIn(kit::Theme& theme, const desk::Redraw& redraw);

} // namespace teams
