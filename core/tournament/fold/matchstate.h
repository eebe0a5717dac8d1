// How far a match has come and how it ended. For this room alone.
#pragma once

#include "tournament/model/match.h"

namespace tournament {

/// Its state, and of a final match its outcome, its winner and when it was decided: by an empty side, by what
/// was decided of it, by its hands and their signing, by a team that withdrew, in this order.
void takeState(Match& match, const Setting& setting, const bracket::Match& drawn, const Record& record);

} // namespace tournament
