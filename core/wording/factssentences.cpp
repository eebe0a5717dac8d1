#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence ofFacts[] = {
    {"facts-accused-challenges",
     QT_TRANSLATE_NOOP("Message", "the accused %1 sits on the side that challenges")},
    {"facts-adjust-reason-missing", QT_TRANSLATE_NOOP("Message", "an adjust of the clock needs a reason")},
    {"facts-adjust-seconds-missing", QT_TRANSLATE_NOOP("Message", "an adjust names its seconds")},
    {"facts-bid-and-bids", QT_TRANSLATE_NOOP("Message", "and bids are given; it is one or the other")},
    {"facts-bid-of-none",
     QT_TRANSLATE_NOOP("Message", "0 is no bid; a bid of none is written \"nil\" or \"blind-nil\"")},
    {"facts-blind-without-bid", QT_TRANSLATE_NOOP("Message", "stands beside a bid")},
    {"facts-bye-plays", QT_TRANSLATE_NOOP("Message", "%1 has the bye and cannot play too")},
    {"facts-cause-useless", QT_TRANSLATE_NOOP("Message", "only an adjust has a cause")},
    {"facts-control-character",
     QT_TRANSLATE_NOOP("Message", "has a control character; it should be one line of text")},
    {"facts-half-a-boot", QT_TRANSLATE_NOOP("Message", "boot and bootMs go together")},
    {"facts-half-an-absence", QT_TRANSLATE_NOOP("Message", "missing and waited go together")},
    {"facts-incident-names-nobody", QT_TRANSLATE_NOOP("Message", "it names neither a team nor a player")},
    {"facts-infraction-useless", QT_TRANSLATE_NOOP("Message", "only an infraction is of a kind, this is %1")},
    {"facts-lifted-until", QT_TRANSLATE_NOOP("Message", "what is lifted holds until no day")},
    {"facts-nil-not-in-bids",
     QT_TRANSLATE_NOOP("Message", "0 is no bid; a nil is given in bids: [\"nil\", 5]")},
    {"facts-no-show-side-useless",
     QT_TRANSLATE_NOOP("Message", "only a double forfeit names a side that is a no-show")},
    {"facts-not-a-card", QT_TRANSLATE_NOOP("Message", "%1 is no card, as 7D, TS, QC, BJ or LJ")},
    {"facts-not-a-day", QT_TRANSLATE_NOOP("Message", "%1 is not a day; write it as 2026-12-31")},
    {"facts-not-a-time", QT_TRANSLATE_NOOP("Message", "%1 is no time such as 2026-11-21T19:42:07.123Z")},
    {"facts-not-a-uuid", QT_TRANSLATE_NOOP("Message", "%1 is no UUID in lower case")},
    {"facts-not-an-id",
     QT_TRANSLATE_NOOP("Message", "%1 is no id (letters, digits, \"-\", \"_\", \".\"; at most 40)")},
    {"facts-not-canonical",
     QT_TRANSLATE_NOOP("Message", "the text is not UTF-8, or the JSON in it not in its canonical form")},
    {"facts-not-hexadecimal", QT_TRANSLATE_NOOP("Message", "%1 is no %2 digits of hexadecimal")},
    {"facts-not-ids", QT_TRANSLATE_NOOP("Message", "%1 is no list of %2 to %3")},
    {"facts-not-milliseconds", QT_TRANSLATE_NOOP("Message", "%1 is no number of milliseconds")},
    {"facts-nothing-moves",
     QT_TRANSLATE_NOOP("Message", "it says neither toMatch nor swapped, so nothing moves")},
    {"facts-number-of-ids", QT_TRANSLATE_NOOP("Message", "has %1 ids, not %2 to %3")},
    {"facts-option-useless", QT_TRANSLATE_NOOP("Message", "%1 is of no use in %2")},
    {"facts-outcome-reason-missing",
     QT_TRANSLATE_NOOP("Message", "it says neither its reason nor who was missing")},
    {"facts-pause-reason-missing", QT_TRANSLATE_NOOP("Message", "the reason of a pause is missing")},
    {"facts-player-replaces-themselves", QT_TRANSLATE_NOOP("Message", "%1 cannot take their own place")},
    {"facts-plays-on-useless", QT_TRANSLATE_NOOP("Message", "only an ejection can say who plays on")},
    {"facts-random-seed-missing", QT_TRANSLATE_NOOP("Message", "a random draw names its randomSeed")},
    {"facts-random-seed-useless", QT_TRANSLATE_NOOP("Message", "only a random draw has a randomSeed")},
    {"facts-sanction-names-both",
     QT_TRANSLATE_NOOP("Message", "it names a player and a team: say one of them")},
    {"facts-sanction-names-nobody", QT_TRANSLATE_NOOP("Message", "it names neither a player nor a team")},
    {"facts-seconds-useless", QT_TRANSLATE_NOOP("Message", "only an adjust has seconds")},
    {"facts-shown-card-in-hand",
     QT_TRANSLATE_NOOP("Message", "the card shown is still in the hand, so it was in no book")},
    {"facts-struck-before-recorded",
     QT_TRANSLATE_NOOP("Message", "a hand can only be struck after it was recorded: revision 2 or later")},
    {"facts-team-plays-itself", QT_TRANSLATE_NOOP("Message", "%1 cannot play itself")},
    {"facts-team-replaces-itself", QT_TRANSLATE_NOOP("Message", "%1 cannot take its own place")},
    {"facts-teams-not-paired", QT_TRANSLATE_NOOP("Message", "teams go two and two")},
    {"facts-text-not-utf8", QT_TRANSLATE_NOOP("Message", "is not UTF-8")},
    {"facts-text-too-long", QT_TRANSLATE_NOOP("Message", "has %1 characters, %2 are the most")},
    {"facts-to-attempt-useless", QT_TRANSLATE_NOOP("Message", "toAttempt is of no use without toMatch")},
    {"facts-tricks-not-13", QT_TRANSLATE_NOOP("Message", "the tricks make %1, not 13")},
    {"facts-tricks-not-split",
     QT_TRANSLATE_NOOP("Message", "is needed one by one, since a partner called nil: [5, 0]")},
    {"facts-tricks-of-one-side",
     QT_TRANSLATE_NOOP("Message", "side %1 has no tricks; count both sides or neither")},
    {"facts-two-chairs", QT_TRANSLATE_NOOP("Message", "%1 sits on two chairs")},
    {"facts-unknown-kind", QT_TRANSLATE_NOOP("Message", "\"%1\" is no kind of fact known here")},
    {"facts-resolve-reason-missing",
     QT_TRANSLATE_NOOP("Message", "it names neither its reason nor a correction")},
    {"facts-withdraw-reason-missing",
     QT_TRANSLATE_NOOP("Message", "it says neither its reason nor how many absences")},
};

} // namespace

std::span<const Sentence> factsSentences()
{
    return ofFacts;
}

} // namespace wording
