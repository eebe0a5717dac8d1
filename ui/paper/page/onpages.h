// The pages of single prints, for a document that is put together of several; for this folder alone.
#pragma once

#include "document.h"

namespace paper {

/// The draw with what was played so far. The tournament has a draw.
void addBracketPages(Binder& binder);
/// Who stands where.
void addStandingsPages(Binder& binder);
/// Every team and player, with a box to tick.
void addCheckinPages(Binder& binder);
/// Every match, round by round; `below` stands under the tournament's name. The tournament has a draw.
void addRoundsPages(Binder& binder, const QString& below);

/// What is in the incident report: lines of it.
int incidentsOn(const tournament::Tournament& tournament);

} // namespace paper
