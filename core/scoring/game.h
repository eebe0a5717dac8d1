// A game hand by hand: the points of each hand, and the state of the game after it.
#pragma once

#include "hand.h"
#include "ledger.h"

namespace scoring {

/// How many points the side is behind the other. Negative if it leads.
int deficit(const GameState& before, Side side);

/// A scored hand and the game after it.
struct Played {
    HandLedger ledger;
    GameState after;
};

/// The game before its first hand here. If it was taken over from paper with both sides tied at or over the
/// target, that hand is an extra hand.
GameState begin(const RuleSet& rules, const Start& start);
/// The result of `hand` in `before` (rules.md 1.3). The next dealer is clockwise from the player who actually
/// dealt, even out of turn (rules.md, C7). Works for everything that can be on record. A hand after the end
/// of the game doesn't count. The caller sets the number of the hand in the ledger.
Played play(const RuleSet& rules, const GameState& before, const Hand& hand);
/// The game after time was called between two hands.
GameState callTime(const RuleSet& rules, const GameState& before, const TimeCall& call);
/// Adds one item to the game: the row of a hand, and the new state. Misdeals and time calls have no row.
void add(const RuleSet& rules, const Item& item, GameState& state, GameLedger& ledger);
/// Scores the items of a game that begins in `state`.
GameLedger score(const RuleSet& rules, GameState state, const std::vector<Item>& items);
/// Scores a whole game.
GameLedger score(const RuleSet& rules, const Game& game);

} // namespace scoring
