// Who has changed places with another, since a match stands as others sat down to it (bracket/seating.h).
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// The last match that stands though the team came there and others sat down to it, or sat down and others
/// came. Null where there is none.
const Match* changedPlacesFor(const Tournament& tournament, std::string_view team);

} // namespace tournament
