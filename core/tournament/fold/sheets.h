// From the facts of one playing of a match to its sheets. For this room alone.
#pragma once

#include "matchfacts.h"

#include "tournament/model/match.h"

namespace tournament {

/// The games as they were played, scored, into `match`, whose rules, series and call are known: sheets,
/// ledger and the flags that follow from them.
void fillSheets(Match& match, const MatchFacts& known);

} // namespace tournament
