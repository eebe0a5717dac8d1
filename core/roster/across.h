// Mistakes that show only when all rows are compared, and applying the decisions about them.
#pragma once

#include "entry.h"

#include <map>

namespace roster {

/// Adds a note for each ID that appears twice, with both lines and as a clash, and for IDs that are shorter
/// than the others because a spreadsheet may have dropped leading zeros.
void checkIds(const std::vector<Entry>& entries, Notes& notes);
/// Adds a note for each seed that two teams have.
void checkSeeds(const std::vector<Team>& teams, Notes& notes);

/// Applies the decisions. If both rows are one person, removes the row that doesn't count. If they are two
/// people, the second loses the ID. Removes entries that have no players left.
void settle(std::vector<Entry>& entries, const std::map<CellPlace, SameId>& said);

} // namespace roster
