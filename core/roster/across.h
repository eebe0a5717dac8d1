// What shows only when all rows are compared, and what happens to it after a decision.
#pragma once

#include "entry.h"

#include <map>

namespace roster {

/// Adds a note for each ID that appears twice, with both lines and as a clash, and for IDs that are shorter
/// than the others, as after a spreadsheet has dropped leading zeros.
void checkIds(const std::vector<Entry>& entries, Notes& notes);
/// Adds to the notes each seed that two teams have.
void checkSeeds(const std::vector<Team>& teams, Notes& notes);

/// Applies the decisions: of one person, the row that does not count is removed; of two, the second loses the
/// ID. An entry without players left is removed too.
void settle(std::vector<Entry>& entries, const std::map<CellPlace, SameId>& said);

} // namespace roster
