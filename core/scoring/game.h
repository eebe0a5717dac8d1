// A game hand by hand: what each hand comes to, and the state of the game after it.
#pragma once

#include "hand.h"
#include "ledger.h"

namespace scoring {

/// Points that the side is behind the other; negative where it leads.
int deficit(const GameState& before, Side side);

/// One hand scored, and the game after it.
struct Played {
    HandLedger ledger;
    GameState after;
};

/// The game before its first hand here; taken over tied at or over the target, that is an extra hand.
GameState begin(const RuleSet& rules, const Start& start);
/// What `hand` comes to in `before` (rules.md 1.3). The deal passes on clockwise from who really dealt it,
/// also where it was another's turn (rules.md, C7). Total: answers for everything that can be on record, and
/// a hand after the end counts nothing. The ledger's hand number is left for the caller.
Played play(const RuleSet& rules, const GameState& before, const Hand& hand);
/// The game after time is called between two hands.
GameState callTime(const RuleSet& rules, const GameState& before, const TimeCall& call);
/// One more item of a game: the hand's row is added, `state` moves on. Misdeals and time calls have no row.
void add(const RuleSet& rules, const Item& item, GameState& state, GameLedger& ledger);
/// The game from `state` on.
GameLedger score(const RuleSet& rules, GameState state, const std::vector<Item>& items);
/// The whole game.
GameLedger score(const RuleSet& rules, const Game& game);

} // namespace scoring
