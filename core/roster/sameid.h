// IDs that two people have, where somebody has said what they are.
#pragma once

#include "entry.h"

#include <map>

namespace roster {

/// Does what was said: of one person the row that does not count goes, of two the second loses the ID. An
/// entry that has nobody left goes too.
void settle(std::vector<Entry>& entries, const std::map<CellPlace, SameId>& said);

} // namespace roster
