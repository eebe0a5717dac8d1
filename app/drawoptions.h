// How a tournament is to be drawn: what `new` and `redraw` ask alike.
#pragma once

#include "command.h"

#include "desk/drawing/drawfacts.h"

/// Adds --seeding and what a format asks for.
void addDrawOptions(CommandLine& asked);
/// Whether a format with pools is told how many there are and how many teams advance; if not, that has been
/// said.
bool givesPools(const CommandLine& asked);
/// What they say, and where they say nothing what `before` has; `good` becomes false where one is wrong,
/// which has then been said.
desk::HowDrawn drawAsked(const CommandLine& asked, bool& good, desk::HowDrawn before = {});
