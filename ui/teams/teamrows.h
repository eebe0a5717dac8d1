// The rows and texts of teams and of roster files; for this folder only.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/rows.h"

namespace teams {

namespace ofteam {
enum Column { Seed, Name, Players, Affiliation, Cards, Status };
}
/// One row per team, by id: in draw order, before the draw in list order.
QList<kit::Row> teamRows(const tournament::Tournament& tournament, const tournament::Timestamp& now);

/// Whether any player has an ID.
bool hasIds(const tournament::Tournament& tournament);

/// `16 teams · 34 players · drawn`
QString countsText(const tournament::Tournament& tournament);
/// `Ana Ruiz, Ben Cole`
QString namesIn(const tournament::Tournament& tournament, const tournament::Team& team);

namespace inroster {
enum Column { LineNumber, Team, Players, Affiliation, Cards, Seed, Says };
}
/// The rows of a roster file, as they would be imported.
QList<kit::Row> rosterRows(const desk::RosterPreview& preview);
/// The remark about a row: its mistakes, else its changes and warnings. If the file is imported `again`, also
/// that the row is new or unchanged.
QString rowRemark(const desk::RosterRow& row, bool again);

// The texts about a roster file as a whole.

/// The number of rows whose players have no ID (desk/registration/rosterimport.h).
int rowsWithoutId(const desk::RosterPreview& preview);
/// Whether the row can be imported but should be checked.
bool isWarned(const desk::RosterRow& row);
/// The number of rows that can't be imported as they are.
int wrongRows(const desk::RosterPreview& preview);
/// The number of rows among them that are wrong on their own, not only together with their team.
int ownWrongRows(const desk::RosterPreview& preview);
/// `16 teams, 34 players: no mistakes`, or `3 players have no ID`; for a file that is imported again, how
/// many are new and changed. Empty if there are no rows.
QString summaryOf(const desk::RosterPreview& preview, bool hasRows);
/// Notes about the whole file, one sentence each; first, why nothing can be imported.
QStringList notesIn(const desk::RosterPreview& preview, bool hasRows);
/// The text of the import button.
QString wishIn(const desk::RosterPreview& preview);

} // namespace teams
