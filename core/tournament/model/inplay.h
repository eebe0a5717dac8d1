// The hand in play: the state of the game before it, and its bids and rulings so far. The fold, the sheet and
// the desk share these functions, so the preview while typing shows exactly what saving will give.
#pragma once

#include "match.h"

#include "rules/evidence.h"
#include "scoring/hand.h"

namespace tournament {

struct InPlay {
    scoring::GameState before; ///< the game before it
    scoring::Hand known;       ///< its bids and dealer on record, its time call and its rulings
    friend bool operator==(const InPlay&, const InPlay&) = default;
};

/// The hand whose bids are on record. If there is none, the next hand of the game in play.
InPlay inPlay(const Match& match);

/// Whether a hand is still to be finished if time is called now: the hand in play, or the one more hand that
/// the rules add after it.
bool hasHandToFinish(const Match& match);

/// The game before the item at that place.
scoring::GameState gameBefore(const Match& match, int game, int place);

/// The hand with the given values. Bids, dealer and override that aren't given come from the known hand, and
/// so do all rulings.
scoring::Hand completed(scoring::Hand known, const scoring::Hand& given);

/// What a complete hand on record gives: its row and the game after it. The caller sets the number of the
/// hand.
scoring::Played resultOfHand(const scoring::RuleSet& rules, const scoring::GameState& before,
                             const scoring::Hand& hand);

/// How a ruling changes a hand, compared with the same hand without it.
struct RulingEffect {
    PerSide<int> was;         ///< points of the hand without the ruling
    PerSide<int> is;          ///< points with it
    bool decidesGame = false; ///< the ruling ends the game, or makes the other side win it
    bool isNone() const { return was == is && !decidesGame; }
};
/// For the challenge with that op. Nothing if it isn't about a hand of this match, or if only the bids of its
/// hand are known.
std::optional<RulingEffect> effectOfChallenge(const Match& match, const std::string& challenge);
/// The same for a foul.
std::optional<RulingEffect> effectOfFoul(const Match& match, const facts::Foul& foul);

/// The state against which to check a new entry. While a challenge is open, the game is open too, whatever
/// its score (screens.md, Rulings).
scoring::GameState openWhilePending(const Match& match, scoring::GameState state);

/// Whether another hand can be played. If the score has ended the match but an open challenge holds it, the
/// table can play on. If time has ended it, no.
bool takesHands(const Match& match);

/// If time was called at that place of a game: the place of the hand before it. Nothing if it was called
/// during a hand or before the first one.
std::optional<int> timeCalledAfter(const Match& match, int game, int place);

/// The number of the hand at that place of a game, which may not be played yet.
int handNumber(const Match& match, int game, int place);

/// Whether the hand has an open challenge.
bool isPending(const scoring::Hand& hand);
/// Marks the row as held if the hand has an open challenge.
void markHeld(const scoring::Hand& hand, scoring::HandLedger& row);

// Converts between facts and scoring.

/// Nothing if the supervisor made the challenge.
std::optional<Side> claimingSide(const facts::Challenge& challenge);
scoring::Misdeal misdealFrom(const facts::Misdeal& misdeal);
/// The score at which a game was taken over from paper.
scoring::Start startFrom(const facts::Paper& paper);

/// The claim about a trick, for checking against the venue's deck.
rules::TurnedCards judged(int book, const facts::Evidence& evidence);

/// The caller fills in the match.
facts::Paper paperFrom(const scoring::Start& start);

} // namespace tournament
