// A roster file as it was read, for whoever looks at it before it is taken. For this room alone.
#pragma once

#include "rosterpreview.h"

#include "roster/roster.h"

namespace desk {

/// The rows in the file's order, without what is said of them. Of an ID no more is shown than is kept.
std::vector<RosterRow> rowsOf(const roster::Reading& reading);
/// What each column holds, with examples; what may hold IDs shows none whole.
std::vector<RosterColumn> columnsOf(const roster::Reading& reading);

} // namespace desk
