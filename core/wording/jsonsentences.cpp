#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence ofJson[] = {
    // Reading any JSON.
    {"json-in-file", QT_TRANSLATE_NOOP("Message", "%1:%2: %3")},
    {"json-binary", QT_TRANSLATE_NOOP("Message", "binary data is no JSON")},
    {"json-empty", QT_TRANSLATE_NOOP("Message", "is empty")},
    {"json-ends-early", QT_TRANSLATE_NOOP("Message", "the JSON ends too early")},
    {"json-key", QT_TRANSLATE_NOOP("Message", "%1")},
    {"json-key-twice", QT_TRANSLATE_NOOP("Message", "the key \"%1\" stands twice")},
    {"json-list", QT_TRANSLATE_NOOP("Message", "a list")},
    {"json-missing", QT_TRANSLATE_NOOP("Message", "is missing")},
    {"json-none-of", QT_TRANSLATE_NOOP("Message", "%1 is none of %2")},
    {"json-not-a-boolean", QT_TRANSLATE_NOOP("Message", "%1 is neither true nor false")},
    {"json-not-a-list", QT_TRANSLATE_NOOP("Message", "%1 is no list")},
    {"json-not-a-text", QT_TRANSLATE_NOOP("Message", "%1 is no text")},
    {"json-not-an-object", QT_TRANSLATE_NOOP("Message", "%1 is no object")},
    {"json-not-json", QT_TRANSLATE_NOOP("Message", "this is no JSON after: %1")},
    {"json-not-whole", QT_TRANSLATE_NOOP("Message", "%1 is no whole number (%2 to %3)")},
    {"json-number-not-whole", QT_TRANSLATE_NOOP("Message", "the number %1 is not a whole number")},
    {"json-number-too-large", QT_TRANSLATE_NOOP("Message", "the number %1 is too large")},
    {"json-object", QT_TRANSLATE_NOOP("Message", "an object")},
    {"json-out-of-range", QT_TRANSLATE_NOOP("Message", "%1 is outside %2 to %3")},
    {"json-text-not-utf8", QT_TRANSLATE_NOOP("Message", "the text is not UTF-8")},
    {"json-too-deep", QT_TRANSLATE_NOOP("Message", "more than %1 levels")},
    {"json-too-many-keys", QT_TRANSLATE_NOOP("Message", "more than %1 keys in one object")},
    {"json-twice", QT_TRANSLATE_NOOP("Message", "%1 stands twice")},
    {"json-unknown-key", QT_TRANSLATE_NOOP("Message", "is not a key known here: %1")},
    // A game record.
    {"place-game", QT_TRANSLATE_NOOP("Message", "game %1")},
    {"place-hand", QT_TRANSLATE_NOOP("Message", "hand")},
    {"place-misdeal", QT_TRANSLATE_NOOP("Message", "misdeal after hand %1")},
    {"place-start", QT_TRANSLATE_NOOP("Message", "start")},
    {"place-time-call", QT_TRANSLATE_NOOP("Message", "time call after hand %1")},
    {"hand-bid-not-a-number",
     QT_TRANSLATE_NOOP("Message", "%1 is no number: a nil is given as \"bids\", one a partner")},
    {"hand-bids-beside-bid", QT_TRANSLATE_NOOP("Message", "is given beside \"bid\": one of them")},
    {"hand-not-a-bid", QT_TRANSLATE_NOOP("Message", "%1 is no bid: 1 to 13, \"nil\" or \"blind-nil\"")},
    {"hand-not-a-short-list", QT_TRANSLATE_NOOP("Message", "%1 is no list of at most %2")},
    {"hand-not-two-partners", QT_TRANSLATE_NOOP("Message", "%1 is no list of two, one a partner")},
    {"hand-rulings-stay",
     QT_TRANSLATE_NOOP(
         "Message", "what was ruled on a hand is recorded by itself and stays as it is; leave it out here")},
    {"record-even-best-of", QT_TRANSLATE_NOOP("Message", "%1 games can be shared: an odd number")},
    {"record-not-games", QT_TRANSLATE_NOOP("Message", "%1 is no list of 1 to %2 games")},
    {"record-not-hands", QT_TRANSLATE_NOOP("Message", "%1 is no list of at most %2 hands")},
    // A whole tournament.
    {"place-draw", QT_TRANSLATE_NOOP("Message", "draw")},
    {"place-fact", QT_TRANSLATE_NOOP("Message", "fact %1")},
    {"tournament-no-facts", QT_TRANSLATE_NOOP("Message", "there are none")},
    {"tournament-no-seq", QT_TRANSLATE_NOOP("Message", "nothing stands where %1 should")},
    {"tournament-other-count", QT_TRANSLATE_NOOP("Message", "there are %1 facts")},
    {"tournament-other-head",
     QT_TRANSLATE_NOOP("Message",
                       "the text says %1, its facts come to %2: it was changed since it was exported")},
    {"tournament-other-seq", QT_TRANSLATE_NOOP("Message", "%1 stands where %2 should")},
    // How a draw ranks.
    {"ranking-begins-otherwise",
     QT_TRANSLATE_NOOP("Message", "begins with neither \"win-share\" nor \"points\"")},
    {"ranking-ends-without-lot",
     QT_TRANSLATE_NOOP("Message", "does not end with \"lot\": a tie might never be broken")},
    {"ranking-not-a-breaker", QT_TRANSLATE_NOOP("Message", "%1 breaks no tie")},
    {"ranking-not-a-rating", QT_TRANSLATE_NOOP("Message", "%1 is no rating from 0 to 10, as \"3.0\"")},
    // The file of the supervisors.
    {"supervisors-not-a-hash", QT_TRANSLATE_NOOP("Message", "is no hash of a PIN")},
    {"supervisors-not-a-time", QT_TRANSLATE_NOOP("Message", "%1 is no time")},
    {"supervisors-other-format", QT_TRANSLATE_NOOP("Message", "%1 is not %2")},
    {"supervisors-twice", QT_TRANSLATE_NOOP("Message", "%1 is there twice")},
};

} // namespace

std::span<const Sentence> jsonSentences()
{
    return ofJson;
}

} // namespace wording
