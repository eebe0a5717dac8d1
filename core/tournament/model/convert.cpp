#include "convert.h"

namespace tournament {

namespace {

rules::Suit judged(facts::Suit suit)
{
    switch (suit) {
    case facts::Suit::Spades:
        return rules::Suit::Spades;
    case facts::Suit::Hearts:
        return rules::Suit::Hearts;
    case facts::Suit::Clubs:
        return rules::Suit::Clubs;
    case facts::Suit::Diamonds:
        break;
    }
    return rules::Suit::Diamonds;
}

rules::Known judged(facts::Known known)
{
    switch (known) {
    case facts::Known::Admitted:
        return rules::Known::Admitted;
    case facts::Known::Seen:
        return rules::Known::Seen;
    case facts::Known::Shown:
        break;
    }
    return rules::Known::Shown;
}

} // namespace

rules::TurnedCards judged(int book, const facts::Evidence& evidence)
{
    rules::TurnedCards said;
    said.book = book;
    if (evidence.known)
        said.known = judged(*evidence.known);
    if (evidence.led)
        said.led = judged(*evidence.led);
    said.played = evidence.played;
    said.shown = evidence.shown;
    said.shownBook = evidence.shownBook;
    said.held = evidence.held;
    return said;
}

scoring::Misdeal misdealFrom(const facts::Misdeal& misdeal)
{
    return {misdeal.calledBy, misdeal.reason, misdeal.override, misdeal.byRuling};
}

scoring::Start startFrom(const facts::Paper& paper)
{
    scoring::Start start;
    for (const facts::Side side : facts::bothSides)
        start.sides[side] = {paper.score[side], paper.bags[side], paper.sets[side]};
    start.hands = paper.hands;
    return start;
}

facts::Paper paperFrom(const scoring::Start& start)
{
    facts::Paper paper;
    for (const scoring::Side side : scoring::bothSides) {
        paper.score[side] = start.sides[side].score;
        paper.bags[side] = start.sides[side].bags;
        paper.sets[side] = start.sides[side].sets;
    }
    paper.hands = start.hands;
    return paper;
}

facts::Winner winnerOf(const std::optional<scoring::Side>& winner)
{
    if (!winner)
        return facts::Winner::None;
    return *winner == scoring::Side::A ? facts::Winner::A : facts::Winner::B;
}

} // namespace tournament
