// What another draw changes for the teams: what was beside what comes.
#pragma once

#include "desk/drawing/drawoutlook.h"
#include "ui/kit/widgets.h"

namespace teams {

QWidget* changesIn(kit::Theme& theme, const desk::Redraw& redraw);

} // namespace teams
