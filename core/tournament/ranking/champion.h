// Who has won the tournament.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// The team that has won the tournament, its last match or the ranking; empty while that is open.
std::string champion(const Tournament& tournament);
/// The match whose winner has won the tournament as things stand: the last one, or the first final while the
/// second is not necessary. Null where a ranking decides.
const Match* decidingMatch(const Tournament& tournament);
} // namespace tournament
