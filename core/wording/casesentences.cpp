#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

// What is found at a table: misdeals, what cards show of a renege, slips on a paper sheet.
constexpr Sentence ofCases[] = {
    {"misdeal-of", QT_TRANSLATE_NOOP("Message", "%1")},
    {"misdeal-of-hand-information", QT_TRANSLATE_NOOP("Message", "talk that gave a hand away")},
    {"misdeal-of-hand-information-first", QT_TRANSLATE_NOOP("Message", "Talk that gave a hand away")},
    {"misdeal-of-wrong-count", QT_TRANSLATE_NOOP("Message", "a hand that is not 13 cards")},
    {"misdeal-of-wrong-count-first", QT_TRANSLATE_NOOP("Message", "A hand that is not 13 cards")},
    {"misdeal-of-no-face-card", QT_TRANSLATE_NOOP("Message", "no face card")},
    {"misdeal-of-no-face-card-first", QT_TRANSLATE_NOOP("Message", "No face card")},
    {"misdeal-of-no-spade", QT_TRANSLATE_NOOP("Message", "no spade")},
    {"misdeal-of-no-spade-first", QT_TRANSLATE_NOOP("Message", "No spade")},
    {"misdeal-none-named", QT_TRANSLATE_NOOP("Message", "%1 is no misdeal at %2: its sheet names none.")},
    {"misdeal-not-named", QT_TRANSLATE_NOOP("Message", "%1 is no misdeal at %2: its sheet names %3.")},
    {"misdeal-too-late-first-bid",
     QT_TRANSLATE_NOOP("Message", "%1 had to be called before the first bid. The hand is played.")},
    {"misdeal-too-late-opening-lead",
     QT_TRANSLATE_NOOP("Message", "%1 had to be called before the opening lead. The hand is played.")},
    {"misdeal-same-dealer",
     QT_TRANSLATE_NOOP("Message",
                       "%1 may be called. The hand is void and scores nothing, and the same dealer "
                       "deals again.")},
    {"misdeal-next-dealer",
     QT_TRANSLATE_NOOP("Message",
                       "%1 may be called. The hand is void and scores nothing, and the next dealer "
                       "deals again.")},
    {"misdeal-by-opponents-same-dealer",
     QT_TRANSLATE_NOOP("Message",
                       "%1 may be called by the opponents. The hand is void and scores nothing, and "
                       "the same dealer deals again.")},
    {"misdeal-by-opponents-next-dealer",
     QT_TRANSLATE_NOOP("Message",
                       "%1 may be called by the opponents. The hand is void and scores nothing, and "
                       "the next dealer deals again.")},

    {"card-named", QT_TRANSLATE_NOOP("Message", "%1")},
    {"card-big-joker", QT_TRANSLATE_NOOP("Message", "big joker")},
    {"card-little-joker", QT_TRANSLATE_NOOP("Message", "little joker")},
    {"suit-spades", QT_TRANSLATE_NOOP("Message", "spades")},
    {"suit-hearts", QT_TRANSLATE_NOOP("Message", "hearts")},
    {"suit-clubs", QT_TRANSLATE_NOOP("Message", "clubs")},
    {"suit-diamonds", QT_TRANSLATE_NOOP("Message", "diamonds")},

    {"evidence-no-jokers", QT_TRANSLATE_NOOP("Message", "there are no jokers in this deck (%1)")},
    {"evidence-not-in-deck", QT_TRANSLATE_NOOP("Message", "the %1 is not in this deck (%2)")},
    {"evidence-follows-suit", QT_TRANSLATE_NOOP("Message", "the %1 follows %2: no renege")},
    {"evidence-card-again",
     QT_TRANSLATE_NOOP("Message", "the %1 cannot have been played in book %2 and come again")},
    {"evidence-two-cards-in-book",
     QT_TRANSLATE_NOOP("Message", "one player plays one card in book %1, not both %2 and %3")},
    {"evidence-of-same-book",
     QT_TRANSLATE_NOOP("Message",
                       "the card that proves it has to come from another book than the challenged one")},
    {"evidence-after-last-book", QT_TRANSLATE_NOOP("Message", "after book %1 nobody holds a card")},
    {"evidence-needs-book", QT_TRANSLATE_NOOP("Message", "say in which book it was")},
    {"evidence-needs-suit-led", QT_TRANSLATE_NOOP("Message", "say which suit was led in book %1")},
    {"evidence-needs-card-shown",
     QT_TRANSLATE_NOOP("Message", "a card of the suit led, shown later, has to prove it")},
    {"evidence-of-another-suit",
     QT_TRANSLATE_NOOP("Message", "the %1 is of %2, and %3 were led: it proves nothing")},
    {"evidence-needs-book-shown",
     QT_TRANSLATE_NOOP("Message", "say in which book the %1 came, or that it is still held")},
    {"evidence-gone-before",
     QT_TRANSLATE_NOOP("Message", "the %1 came in book %2, before book %3: it was gone by then")},
    {"evidence-still-holds",
     QT_TRANSLATE_NOOP("Message", "still holds the %1, so could have followed %2 in book %3")},
    {"evidence-still-holds-joker",
     QT_TRANSLATE_NOOP("Message",
                       "still holds the %1, a spade here (%4), so could have followed %2 in book %3")},
    {"evidence-card-later",
     QT_TRANSLATE_NOOP("Message", "played the %1 in book %4, so could have followed %2 in book %3")},
    {"evidence-joker-later",
     QT_TRANSLATE_NOOP("Message",
                       "played the %1 in book %4, a spade here (%5), so could have followed %2 in book %3")},
    {"evidence-admitted", QT_TRANSLATE_NOOP("Message", "admits it")},
    {"evidence-seen", QT_TRANSLATE_NOOP("Message", "was seen by the supervisor")},
    {"evidence-needs-known",
     QT_TRANSLATE_NOOP("Message",
                       "say how it is known: admitted, seen by the supervisor, or shown by cards")},

    {"paper-adds", QT_TRANSLATE_NOOP("Message", "hand %1, %2: the paper adds %3, by the rules it is %4; %5")},
    {"paper-cited", QT_TRANSLATE_NOOP("Message", "%1 (%2)")},
    {"paper-bid-left-out", QT_TRANSLATE_NOOP("Message", "the bid, %1, was not counted")},
    {"paper-overtricks-left-out", QT_TRANSLATE_NOOP("Message", "the overtricks, %1, were not counted")},
    {"paper-nil-left-out", QT_TRANSLATE_NOOP("Message", "the nil, %1, was not counted")},
    {"paper-bag-penalty-left-out", QT_TRANSLATE_NOOP("Message", "the bag penalty, %1, was not taken")},
    {"paper-award-left-out", QT_TRANSLATE_NOOP("Message", "the award for the renege, %1, was not counted")},
    {"paper-foul-left-out", QT_TRANSLATE_NOOP("Message", "the foul, %1, was not counted")},
    {"paper-adjustment-left-out", QT_TRANSLATE_NOOP("Message", "the supervisor's %1 were not counted")},
    {"paper-nil-counted-as-made", QT_TRANSLATE_NOOP("Message", "the nil was counted as made, it failed: %1")},
    {"paper-nil-counted-as-failed",
     QT_TRANSLATE_NOOP("Message", "the nil was counted as failed, it was made: %1")},
    {"paper-bid-counted-as-made", QT_TRANSLATE_NOOP("Message", "the bid was counted as made, it failed: %1")},
    {"paper-bid-counted-as-failed",
     QT_TRANSLATE_NOOP("Message", "the bid was counted as failed, it was made: %1")},
    {"paper-tier-missed", QT_TRANSLATE_NOOP("Message", "a bid of %1 is worth %2, not %3")},
    {"paper-bag-penalty-early", QT_TRANSLATE_NOOP("Message", "a bag penalty was taken with %1 of %2 bags")},
    {"paper-hand-left-out", QT_TRANSLATE_NOOP("Message", "nothing was added for this hand")},
    {"paper-sum-wrong", QT_TRANSLATE_NOOP("Message", "added up wrongly")},
    {"paper-sides-swapped", QT_TRANSLATE_NOOP("Message", "the points of the two sides were swapped")},
    {"paper-unexplained", QT_TRANSLATE_NOOP("Message", "no single slip explains it")},
};

} // namespace

std::span<const Sentence> caseSentences()
{
    return ofCases;
}

} // namespace wording
