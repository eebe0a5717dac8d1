// The hand that is played now: what it is scored in, and what was called and ruled in it so far. Fold, sheet
// and desk ask here, so that what is shown while a hand is typed is what saving it gives.
#pragma once

#include "match.h"

#include "facts/fact.h"
#include "rules/evidence.h"
#include "scoring/hand.h"

namespace tournament {

struct InPlay {
    scoring::GameState before; ///< the game before it
    scoring::Hand known;       ///< its bids and dealer on record, its time call and what was ruled on it
    friend bool operator==(const InPlay&, const InPlay&) = default;
};

/// The hand whose bids are on record, or the next one of the game in play.
InPlay inPlay(const Match& match);

/// A game of the match before what is at that place of it.
scoring::GameState gameBefore(const Match& match, int game, int place);

/// The hand with what is given of it: bids of a side, dealer and override that are left out are the known
/// ones, and so is all that was ruled on it.
scoring::Hand completed(scoring::Hand known, const scoring::Hand& given);

/// What a hand comes to once it is on record, whole: its row, and the game after it. Its number is left for
/// the caller.
scoring::Played comesTo(const scoring::RuleSet& rules, const scoring::GameState& before,
                        const scoring::Hand& hand);

/// The game as it is asked whether something may be entered: where a challenge waits for its decision the
/// game is open, whatever it comes to (screens.md, Rulings).
scoring::GameState openWhilePending(const Match& match, scoring::GameState state);

/// The number of the hand at that place of a game, also where it is yet to come.
int handNumber(const Match& match, int game, int place);

/// Whether a challenge of it is undecided.
bool isPending(const scoring::Hand& hand);
/// Marks its row where it waits for a decision.
void markHeld(const scoring::Hand& hand, scoring::HandLedger& row);

// Between what is on record and what is scored or judged.

/// Nothing where the supervisor claims it.
std::optional<Side> claimingSide(const facts::Challenge& challenge);
scoring::Misdeal misdealFrom(const facts::Misdeal& misdeal);
/// The score at which a game was taken over from paper.
scoring::Start startFrom(const facts::Paper& paper);

/// What was claimed about a trick, to be compared with the venue's deck.
rules::TurnedCards judged(int book, const facts::Evidence& evidence);

/// Of no match yet.
facts::Paper paperFrom(const scoring::Start& start);

} // namespace tournament
