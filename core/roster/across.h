// What shows only when all rows are looked at together, and what is done about it where somebody has said.
#pragma once

#include "entry.h"

#include <map>

namespace roster {

/// Adds to the notes each ID that stands twice, with both lines and as a clash, and IDs that are shorter than
/// the others, as they are where a spreadsheet has dropped their leading zeros.
void checkIds(const std::vector<Entry>& entries, Notes& notes);
/// Adds to the notes each seed that two teams have.
void checkSeeds(const std::vector<Team>& teams, Notes& notes);

/// Does what was said: of one person the row that does not count goes, of two the second loses the ID. An
/// entry that has nobody left goes too.
void settle(std::vector<Entry>& entries, const std::map<CellPlace, SameId>& said);

} // namespace roster
