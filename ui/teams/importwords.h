// What is said of a roster file as a whole before it is recorded.
#pragma once

#include "desk/registration/rosterimport.h"

#include <QString>

namespace teams {

/// Rows of players who have no ID (desk/registration/rosterimport.h).
int rowsWithoutId(const desk::RosterPreview& preview);
/// Rows that cannot be taken as they are.
int wrongRows(const desk::RosterPreview& preview);
/// Those among them that are wrong by themselves, and not only with the others of their team.
int ownWrongRows(const desk::RosterPreview& preview);
/// `16 teams, 34 players: nothing is wrong`, or `3 players have no ID`; of a file that comes again how many
/// are new and changed.
QString summaryOf(const desk::RosterPreview& preview, bool hasRows);
/// What taking it is called.
QString wishIn(const desk::RosterPreview& preview);

} // namespace teams
