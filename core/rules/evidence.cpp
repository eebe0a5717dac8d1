#include "evidence.h"

#include "why.h"
#include "words.h"

#include <algorithm>

namespace rules {

namespace {

constexpr int lastBook = 13;

std::string book(int number)
{
    return "book " + std::to_string(number);
}

bool isJoker(std::string_view card)
{
    return card == "BJ" || card == "LJ";
}

/// Why the card cannot have been there; empty where it can.
std::string notInDeck(const Set& set, const std::string& card)
{
    const Deck& deck = set.people.deck;
    const std::string source =
        " (" + sourceOf(set.citeFor(isJoker(card) ? "deck.jokers" : "deck.removed")) + ')';
    if (isJoker(card) && !deck.jokers)
        return "there are no jokers in this deck" + source;
    if (std::find(deck.removed.begin(), deck.removed.end(), card) != deck.removed.end())
        return "the " + cardInWords(card) + " is not in this deck" + source;
    return {};
}

/// What cannot be so, whatever else was said; empty where nothing is wrong.
std::string contradictionIn(const Set& set, const TurnedCards& said)
{
    for (const auto& card : {said.played, said.shown})
        if (card)
            if (std::string why = notInDeck(set, *card); !why.empty())
                return why;
    if (said.led && said.played && suitOf(*said.played) == *said.led)
        return "the " + cardInWords(*said.played) + " follows " + std::string(suitInWords(*said.led)) +
               ": no renege";
    if (!said.shown)
        return {};
    const bool sameBook = said.shownBook == said.book;
    if (said.played == said.shown && (said.held || (said.shownBook && !sameBook)))
        return "the " + cardInWords(*said.shown) + " cannot have been played in " + book(said.book) +
               " and come again";
    if (sameBook && said.played && said.played != said.shown)
        return "one player plays one card in " + book(said.book) + ", not both " + cardInWords(*said.played) +
               " and " + cardInWords(*said.shown);
    if (sameBook)
        return "the card that proves it has to come from another book than the challenged one";
    if (said.held && said.book == lastBook)
        return "after " + book(lastBook) + " nobody holds a card";
    return {};
}

/// What turned cards come to, where they do not contradict each other.
Finding byCards(const Set& set, const TurnedCards& said)
{
    if (!said.led)
        return {Verdict::NotProven, "say which suit was led in " + book(said.book)};
    if (!said.shown)
        return {Verdict::NotProven, "a card of the suit led, shown later, has to prove it"};
    const std::string card = cardInWords(*said.shown);
    const std::string led(suitInWords(*said.led));
    if (suitOf(*said.shown) != *said.led)
        return {Verdict::NotProven, "the " + card + " is of " +
                                        std::string(suitInWords(suitOf(*said.shown))) + ", and " + led +
                                        " were led: it proves nothing"};
    if (!said.held && !said.shownBook)
        return {Verdict::NotProven, "say in which book the " + card + " came, or that it is still held"};
    if (!said.held && *said.shownBook < said.book)
        return {Verdict::NotProven, "the " + card + " came in " + book(*said.shownBook) + ", before " +
                                        book(said.book) + ": it was gone by then"};
    const std::string where =
        said.held ? "still holds the " + card : "played the " + card + " in " + book(*said.shownBook);
    const std::string isSpade =
        isJoker(*said.shown) ? ", a spade here (" + sourceOf(set.citeFor("deck.jokers")) + ")" : "";
    return {Verdict::Proven, where + isSpade + ", so could have followed " + led + " in " + book(said.book)};
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

std::string_view suitInWords(Suit suit)
{
    constexpr std::string_view words[] = {"spades", "hearts", "clubs", "diamonds"};
    return words[static_cast<std::size_t>(suit)];
}

Finding judge(const Set& set, const TurnedCards& said)
{
    if (std::string why = contradictionIn(set, said); !why.empty())
        return {Verdict::Contradictory, std::move(why)};
    if (said.known == Known::Admitted)
        return {Verdict::Proven, "admits it"};
    if (said.known == Known::Seen)
        return {Verdict::Proven, "was seen by the supervisor"};
    if (!said.known && !said.shown)
        return {Verdict::NotProven,
                "say how it is known: admitted, seen by the supervisor, or shown by cards"};
    return byCards(set, said);
}

std::string_view inWords(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Proven:
        return "proven";
    case Verdict::NotProven:
        return "not proven";
    case Verdict::Contradictory:
        break;
    }
    return "contradictory";
}

} // namespace rules
