// What another draw changes for the teams: what was beside what comes.
#pragma once

#include "desk/drawing/drawoutlook.h"
#include "ui/kit/widgets.h"

namespace teams {

/// Sentences on what stays the same, and on how teams are kept apart.
QStringList notesOn(const desk::Redraw& redraw);
/// A table of what changes; null if nothing does.
QWidget* changesIn(kit::Theme& theme, const desk::Redraw& redraw);

} // namespace teams
