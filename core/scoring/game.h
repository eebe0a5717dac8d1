// A game hand by hand: the points of each hand, and the state of the game after it.
#pragma once

#include "hand.h"
#include "ledger.h"

namespace scoring {

/// Points by which the side trails the other; negative if it leads.
int deficit(const GameState& before, Side side);

/// One hand scored, and the game after it.
struct Played {
    HandLedger ledger;
    GameState after;
};

/// The game before its first hand here. If it was taken over from paper tied at or over the target, that hand
/// is an extra hand.
GameState begin(const RuleSet& rules, const Start& start);
/// The result of `hand` in `before` (rules.md 1.3). The next deal goes clockwise from the player who really
/// dealt, even out of turn (rules.md, C7). Total: works for everything that can be on record; a hand after
/// the end does not count. The caller sets the ledger's hand number.
Played play(const RuleSet& rules, const GameState& before, const Hand& hand);
/// The game after time is called between two hands.
GameState callTime(const RuleSet& rules, const GameState& before, const TimeCall& call);
/// The game with one more item: the hand's row is added and `state` follows. Misdeals and time calls have no
/// row.
void add(const RuleSet& rules, const Item& item, GameState& state, GameLedger& ledger);
/// The game from `state` on.
GameLedger score(const RuleSet& rules, GameState state, const std::vector<Item>& items);
/// The whole game.
GameLedger score(const RuleSet& rules, const Game& game);

} // namespace scoring
