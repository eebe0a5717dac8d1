// One hand's points and bags, before anything is asked about the end of the game. Private to this room.
#pragma once

#include "ledger.h"

namespace scoring {

/// Both sides' ledgers of a hand that counts (resources/rules/README.md, steps 1 to 9).
PerSide<SideLedger> tally(const RuleSet& rules, const GameState& before, const Hand& hand);
/// Both sides' ledgers of a hand that counts nothing: what the table counted, and standings as they were.
PerSide<SideLedger> idle(const GameState& before, const Hand& hand);
/// How many cases of this hand were upheld against each side.
PerSide<int> upheldAgainst(const Hand& hand);

} // namespace scoring
