// Who has won the event.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// The team that has won the event, its last match or the ranking; empty while that is open.
std::string champion(const Tournament& tournament);
/// The match whose winner has won the event as things stand: the last one, or the first final while the
/// second is not necessary. Null where a ranking decides.
const Match* decidingMatch(const Tournament& tournament);
} // namespace tournament
