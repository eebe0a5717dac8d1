// Whether a game is over. Private to this room.
#pragma once

#include "ledger.h"

namespace scoring {

/// Where the game stands after a hand that counted: `after` has its scores, and what was played is in `hand`
/// and `ledgers` (resources/rules/README.md, step 10).
Result resultAfterHand(const RuleSet& rules, const GameState& before, const GameState& after,
                       const Hand& hand, const PerSide<SideLedger>& ledgers);
/// Where the game stands once its time has been called and no hand is in play.
Result resultAtCall(const RuleSet& rules, const GameState& after);

} // namespace scoring
