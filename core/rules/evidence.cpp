#include "evidence.h"

#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

constexpr int lastBook = 13;

bool isJoker(std::string_view card)
{
    return card == "BJ" || card == "LJ";
}

Message suitNamed(Suit suit)
{
    switch (suit) {
    case Suit::Spades:
        return Message{"suit-spades"};
    case Suit::Hearts:
        return Message{"suit-hearts"};
    case Suit::Clubs:
        return Message{"suit-clubs"};
    case Suit::Diamonds:
        break;
    }
    return Message{"suit-diamonds"};
}

/// Why the card can't have been in play; nothing if it can.
std::optional<Message> notInDeck(const Set& set, const std::string& card)
{
    const Deck& deck = set.people.deck;
    const Message rule = ruleCited(set.sourceFor(isJoker(card) ? "deck.jokers" : "deck.removed"));
    if (isJoker(card) && !deck.jokers)
        return Message{"evidence-no-jokers", {{"rule", rule}}};
    if (std::find(deck.removed.begin(), deck.removed.end(), card) != deck.removed.end())
        return Message{"evidence-not-in-deck", {{"card", cardNamed(card)}, {"rule", rule}}};
    return std::nullopt;
}

/// A contradiction, whatever else is known; nothing if there is none.
std::optional<Message> contradictionIn(const Set& set, const TurnedCards& said)
{
    for (const auto& card : {said.played, said.shown})
        if (card)
            if (auto why = notInDeck(set, *card))
                return why;
    if (said.led && said.played && suitOf(*said.played) == *said.led)
        return Message{"evidence-follows-suit",
                       {{"card", cardNamed(*said.played)}, {"suit", suitNamed(*said.led)}}};
    if (!said.shown)
        return std::nullopt;
    const bool sameBook = said.shownBook == said.book;
    if (said.played == said.shown && (said.held || (said.shownBook && !sameBook)))
        return Message{"evidence-card-again", {{"card", cardNamed(*said.shown)}, {"book", said.book}}};
    if (sameBook && said.played && said.played != said.shown)
        return Message{
            "evidence-two-cards-in-book",
            {{"book", said.book}, {"played", cardNamed(*said.played)}, {"shown", cardNamed(*said.shown)}}};
    if (sameBook)
        return Message{"evidence-of-same-book"};
    if (said.held && said.book == lastBook)
        return Message{"evidence-after-last-book", {{"book", lastBook}}};
    return std::nullopt;
}

/// What the accused did with a card of the suit led.
Message provenBy(const Set& set, const TurnedCards& said)
{
    const message::Argument card{"card", cardNamed(*said.shown)};
    const message::Argument suit{"suit", suitNamed(*said.led)};
    const message::Argument book{"book", said.book};
    const message::Argument rule{"rule", ruleCited(set.sourceFor("deck.jokers"))};
    if (said.held)
        return isJoker(*said.shown) ? Message{"evidence-still-holds-joker", {card, suit, book, rule}}
                                    : Message{"evidence-still-holds", {card, suit, book}};
    const message::Argument later{"shown-book", *said.shownBook};
    return isJoker(*said.shown) ? Message{"evidence-joker-later", {card, suit, book, later, rule}}
                                : Message{"evidence-card-later", {card, suit, book, later}};
}

/// What the turned cards show if they don't contradict each other.
Finding byCards(const Set& set, const TurnedCards& said)
{
    if (!said.led)
        return {Verdict::NotProven, Message{"evidence-needs-suit-led", {{"book", said.book}}}};
    if (!said.shown)
        return {Verdict::NotProven, Message{"evidence-needs-card-shown"}};
    const Message card = cardNamed(*said.shown);
    const Message led = suitNamed(*said.led);
    if (suitOf(*said.shown) != *said.led)
        return {Verdict::NotProven,
                Message{"evidence-of-another-suit",
                        {{"card", card}, {"suit", suitNamed(suitOf(*said.shown))}, {"led", led}}}};
    if (!said.held && !said.shownBook)
        return {Verdict::NotProven, Message{"evidence-needs-book-shown", {{"card", card}}}};
    if (!said.held && *said.shownBook < said.book)
        return {Verdict::NotProven,
                Message{"evidence-gone-before",
                        {{"card", card}, {"shown-book", *said.shownBook}, {"book", said.book}}}};
    return {Verdict::Proven, provenBy(set, said)};
}

} // namespace

Suit suitOf(std::string_view card)
{
    if (isJoker(card))
        return Suit::Spades;
    switch (card[1]) {
    case 'S':
        return Suit::Spades;
    case 'H':
        return Suit::Hearts;
    case 'C':
        return Suit::Clubs;
    default:
        return Suit::Diamonds;
    }
}

Finding judge(const Set& set, const TurnedCards& said)
{
    if (auto why = contradictionIn(set, said))
        return {Verdict::Contradictory, *std::move(why)};
    if (said.known == Known::Admitted)
        return {Verdict::Proven, Message{"evidence-admitted"}};
    if (said.known == Known::Seen)
        return {Verdict::Proven, Message{"evidence-seen"}};
    if (!said.known && !said.shown)
        return {Verdict::NotProven, Message{"evidence-needs-known"}};
    return byCards(set, said);
}

} // namespace rules
