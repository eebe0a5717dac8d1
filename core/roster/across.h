// What shows only when all rows are looked at together.
#pragma once

#include "entry.h"

namespace roster {

/// Adds to the notes each ID that stands twice, with both lines and as a clash, and IDs that are shorter than
/// the others, as they are where a spreadsheet has dropped their leading zeros.
void checkIds(const std::vector<Entry>& entries, Notes& notes);
/// Adds to the notes each seed that two teams have.
void checkSeeds(const std::vector<Team>& teams, Notes& notes);

} // namespace roster
