#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence ofScoring[] = {
    // The bids of a side
    {"bids-itself", QT_TRANSLATE_NOOP("Message", "gives a bid, but the first hand bids itself")},
    {"no-bid", QT_TRANSLATE_NOOP("Message", "gives no bid")},
    {"blind-without-bid", QT_TRANSLATE_NOOP("Message", "is blind without a bid")},
    {"bid-zero", QT_TRANSLATE_NOOP("Message", "bids 0: no number is a nil, write \"nil\"")},
    {"bid-range", QT_TRANSLATE_NOOP("Message", "bids %1, a bid is 1 to %2")},
    {"nil-not-allowed", QT_TRANSLATE_NOOP("Message", "bids nil, which the sheet does not know")},
    {"too-many-nils", QT_TRANSLATE_NOOP("Message", "bids nil twice, %1 a side is allowed")},
    {"blind-nil-not-allowed", QT_TRANSLATE_NOOP("Message", "bids blind nil, which the sheet does not allow")},
    {"blind-nil-deficit", QT_TRANSLATE_NOOP("Message", "bids blind nil when %1, it takes %2")},
    {"standing-behind", QT_TRANSLATE_NOOP("Message", "%1 behind")},
    {"standing-not-behind", QT_TRANSLATE_NOOP("Message", "not behind")},
    {"below-min-player", QT_TRANSLATE_NOOP("Message", "a partner bids %1, the least is %2")},
    {"below-min-with-nil", QT_TRANSLATE_NOOP("Message", "beside a nil the partner bids %1, the least is %2")},
    {"below-min-team", QT_TRANSLATE_NOOP("Message", "bids %1, the least is %2")},
    {"above-max-team", QT_TRANSLATE_NOOP("Message", "bids %1, the most is %2")},
    {"above-tricks", QT_TRANSLATE_NOOP("Message", "bids %1 of 13 tricks")},
    {"blind-with-nil", QT_TRANSLATE_NOOP("Message", "bids a blind number beside a nil")},
    {"blind-bid-not-allowed",
     QT_TRANSLATE_NOOP("Message", "bids a blind number, which the sheet does not know")},
    {"blind-bid-min", QT_TRANSLATE_NOOP("Message", "bids blind %1, the least is %2")},
    {"blind-bid-deficit", QT_TRANSLATE_NOOP("Message", "bids blind when %1, it takes %2")},

    // The hand
    {"game-over", QT_TRANSLATE_NOOP("Message", "the game is over since hand %1, a to b %2 to %3, won by %4")},
    {"game-over-level", QT_TRANSLATE_NOOP("Message", "the game is over since hand %1, a to b %2 to %3")},
    {"dealer", QT_TRANSLATE_NOOP("Message", "the dealer is given as %1, it is %2's turn")},
    {"below-table-total", QT_TRANSLATE_NOOP("Message", "both sides bid %1, below %2 the hand is thrown in")},
    {"bids-over-13", QT_TRANSLATE_NOOP("Message", "both sides bid %1 of 13 tricks")},
    {"split-needed", QT_TRANSLATE_NOOP("Message", "bids nil, so each partner's tricks are needed")},
    {"no-tricks", QT_TRANSLATE_NOOP("Message", "gives no tricks")},
    {"tricks-range", QT_TRANSLATE_NOOP("Message", "takes %1 tricks, a hand has 13")},
    {"tricks-sum", QT_TRANSLATE_NOOP("Message", "%1 + %2 tricks make %3, a hand has 13")},

    // What is ruled in it, and the clock
    {"renege-own-side", QT_TRANSLATE_NOOP("Message", "accuses %1, who sits on the same side")},
    {"renege-book", QT_TRANSLATE_NOOP("Message", "is challenged for book %1, a hand has 13")},
    {"foul-unknown",
     QT_TRANSLATE_NOOP("Message", "is charged with \"%1\", and the fouls that this sheet prices are %2")},
    {"foul-unknown-none",
     QT_TRANSLATE_NOOP("Message", "is charged with \"%1\", and this sheet prices no foul")},
    {"adjustment-reason", QT_TRANSLATE_NOOP("Message", "is adjusted without a reason")},
    {"adjustment-range", QT_TRANSLATE_NOOP("Message", "is adjusted by %1 points")},
    {"override-reason", QT_TRANSLATE_NOOP("Message", "an override needs a reason")},
    {"misdeal-reason", QT_TRANSLATE_NOOP("Message", "a misdeal needs a reason")},
    {"time-twice", QT_TRANSLATE_NOOP("Message", "time is called a second time in this game")},
    {"no-time-limit",
     QT_TRANSLATE_NOOP("Message",
                       "the sheet has no time limit: say \"finish-hand\", \"finish-game\" or \"stop-now\"")},
    {"time-not-limited", QT_TRANSLATE_NOOP("Message", "time is called where the sheet has no time limit")},

    // A game that begins on paper
    {"start-score", QT_TRANSLATE_NOOP("Message", "begins at %1 points")},
    {"start-bags", QT_TRANSLATE_NOOP("Message", "begins with %1 bags, the penalty falls at %2")},
    {"start-bags-below-none", QT_TRANSLATE_NOOP("Message", "begins with %1 bags")},
    {"start-sets", QT_TRANSLATE_NOOP("Message", "begins with %1 sets, %2 lose the game")},
    {"start-sets-below-none", QT_TRANSLATE_NOOP("Message", "begins with %1 sets")},
    {"start-lost", QT_TRANSLATE_NOOP("Message", "begins at %1, %2 loses the game")},
    {"start-hands", QT_TRANSLATE_NOOP("Message", "begins after %1 hands, the game has %2")},
    {"start-hands-below-none", QT_TRANSLATE_NOOP("Message", "begins after %1 hands")},
    {"start-won", QT_TRANSLATE_NOOP("Message", "begins at %1, the target is %2")},

    // Where such a problem is, and the rule behind it
    {"record-place", QT_TRANSLATE_NOOP("Message", "%1")},
    {"problem-at", QT_TRANSLATE_NOOP("Message", "%1: %2")},
    {"problem-of-side-at", QT_TRANSLATE_NOOP("Message", "%1, %2: %3")},
    {"problem-by-rule", QT_TRANSLATE_NOOP("Message", "%1 (%2, %3)")},
    {"side-a", QT_TRANSLATE_NOOP("Message", "side a"), QT_TRANSLATE_NOOP("Message", "side A")},
    {"side-b", QT_TRANSLATE_NOOP("Message", "side b"), QT_TRANSLATE_NOOP("Message", "side B")},
    {"side-a-key", QT_TRANSLATE_NOOP("Message", "side a.%1")},
    {"side-b-key", QT_TRANSLATE_NOOP("Message", "side b.%1")},
};

} // namespace

std::span<const Sentence> scoringSentences()
{
    return ofScoring;
}

} // namespace wording
