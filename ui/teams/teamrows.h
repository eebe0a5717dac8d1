// What is shown and said of the teams, and of the rows of a roster file; for this folder alone.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/rows.h"

namespace teams {

namespace ofteam {
enum Column { Seed, Name, Players, Affiliation, Cards, Here };
}
/// The teams by their ids: as they were drawn, before the draw as they are listed.
QList<kit::Row> teamRows(const tournament::Tournament& tournament, const tournament::Timestamp& now);

/// Whether anybody has one.
bool hasIds(const tournament::Tournament& tournament);

/// `16 teams · 34 players · drawn`
QString countsText(const tournament::Tournament& tournament);
/// `Ana Ruiz, Ben Cole`
QString namesIn(const tournament::Tournament& tournament, const tournament::Team& team);

namespace inroster {
enum Column { LineNumber, Team, Players, Affiliation, Cards, Seed, Says };
}
/// The rows of a roster file as they would be taken.
QList<kit::Row> rosterRows(const desk::RosterPreview& preview);
/// What is said of the row: its mistakes, else what it changes and its warnings; where it comes `again`, also
/// that it is new or the same.
QString saidOf(const desk::RosterRow& row, bool again);

// What is said of a roster file as a whole before it is recorded.

/// Rows of players who have no ID (desk/registration/rosterimport.h).
int rowsWithoutId(const desk::RosterPreview& preview);
/// Whether the row can be taken and somebody should look at it.
bool isWarned(const desk::RosterRow& row);
/// Rows that cannot be taken as they are.
int wrongRows(const desk::RosterPreview& preview);
/// Those among them that are wrong by themselves, and not only with the others of their team.
int ownWrongRows(const desk::RosterPreview& preview);
/// `16 teams, 34 players: no mistakes`, or `3 players have no ID`; of a file that comes again how many
/// are new and changed. Empty where there is no such row.
QString summaryOf(const desk::RosterPreview& preview, bool hasRows);
/// What concerns the whole file, a sentence each; first why nothing of it can be imported.
QStringList notesIn(const desk::RosterPreview& preview, bool hasRows);
/// What taking it is called.
QString wishIn(const desk::RosterPreview& preview);

} // namespace teams
