// Who has won the tournament.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// The team that has won the tournament, its last match or the ranking; empty while that is open.
std::string champion(const Tournament& tournament);
/// The match whose winner has won the tournament as things stand: the last one, or the first final while the
/// second is not necessary. Null where a ranking decides.
const Match* decidingMatch(const Tournament& tournament);

// Who has changed places with another, since a match stands as others sat down to it (bracket/seating.h).

/// The last match that stands though the team came there and others sat down to it, or sat down and others
/// came. Null where there is none.
const Match* changedPlacesFor(const Tournament& tournament, std::string_view team);

} // namespace tournament
