// The hand in play: the state before it, and its bids and rulings so far. Fold, sheet and desk use these
// functions, so that the preview while typing is what saving gives.
#pragma once

#include "match.h"

#include "facts/fact.h"
#include "rules/evidence.h"
#include "scoring/hand.h"

namespace tournament {

struct InPlay {
    scoring::GameState before; ///< the game before it
    scoring::Hand known;       ///< its bids and dealer on record, its time call and its rulings
    friend bool operator==(const InPlay&, const InPlay&) = default;
};

/// The hand whose bids are on record, or the next one of the game in play.
InPlay inPlay(const Match& match);

/// Whether a hand is still finished if time is called now and the hand in play may be: that hand, or the one
/// more that the rules have after it.
bool hasHandToFinish(const Match& match);

/// A game of the match before the item at that place.
scoring::GameState gameBefore(const Match& match, int game, int place);

/// The hand with the given values. Bids of a side, dealer and override that are missing are taken from the
/// known hand, and so are all rulings.
scoring::Hand completed(scoring::Hand known, const scoring::Hand& given);

/// The result of a complete hand that is on record: its row, and the game after it. The caller sets its
/// number.
scoring::Played comesTo(const scoring::RuleSet& rules, const scoring::GameState& before,
                        const scoring::Hand& hand);

/// What a ruling on a hand changes, compared with the same hand without it.
struct RulingEffect {
    PerSide<int> was;         ///< the points of the hand without it
    PerSide<int> is;          ///< and with it
    bool decidesGame = false; ///< the game is over by it, or the other side wins it
    bool isNone() const { return was == is && !decidesGame; }
};
/// Of the challenge with that op; nothing if it is on no hand of the match, or while only the bids of its
/// hand are known.
std::optional<RulingEffect> effectOfChallenge(const Match& match, const std::string& challenge);
/// The same of a foul.
std::optional<RulingEffect> effectOfFoul(const Match& match, const facts::Foul& foul);

/// The game for checking a new entry: while a challenge is open, the game is open, whatever the score
/// (screens.md, Rulings).
scoring::GameState openWhilePending(const Match& match, scoring::GameState state);

/// Whether another hand can be played. While a challenge holds a match that its score has ended, a table can
/// play on; not once time has ended it.
bool takesHands(const Match& match);

/// The place of the hand after which time was called at that place of a game; nothing if it was called in a
/// hand or before the first.
std::optional<int> timeCalledAfter(const Match& match, int game, int place);

/// The number of the hand at that place of a game, also of one to come.
int handNumber(const Match& match, int game, int place);

/// Whether a challenge of it is open.
bool isPending(const scoring::Hand& hand);
/// Marks its row as held while a challenge is open.
void markHeld(const scoring::Hand& hand, scoring::HandLedger& row);

// Converts between facts and scoring.

/// Nothing if the supervisor claims it.
std::optional<Side> claimingSide(const facts::Challenge& challenge);
scoring::Misdeal misdealFrom(const facts::Misdeal& misdeal);
/// The score at which a game was taken over from paper.
scoring::Start startFrom(const facts::Paper& paper);

/// The claim about a trick, to be checked against the venue's deck.
rules::TurnedCards judged(int book, const facts::Evidence& evidence);

/// Without a match.
facts::Paper paperFrom(const scoring::Start& start);

} // namespace tournament
