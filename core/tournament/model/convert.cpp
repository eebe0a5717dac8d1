#include "convert.h"

namespace tournament {

namespace {

// Both rooms hold a side's bid and tricks in variants of the same shape.
template <class To, class From>
To copied(const From& from)
{
    To to;
    to.blind = from.blind;
    if (const auto* number = std::get_if<int>(&from.bid))
        to.bid = *number;
    using ToBids = std::variant_alternative_t<2, decltype(to.bid)>;
    using ToCall = decltype(ToBids{}.front().call);
    if (const auto* bids = std::get_if<2>(&from.bid)) {
        ToBids each;
        for (std::size_t i = 0; i < each.size(); ++i)
            each[i] = {static_cast<ToCall>((*bids)[i].call), (*bids)[i].number};
        to.bid = each;
    }
    if (const auto* together = std::get_if<int>(&from.tricks))
        to.tricks = *together;
    if (const auto* split = std::get_if<2>(&from.tricks))
        to.tricks = *split;
    return to;
}

static_assert(static_cast<int>(scoring::Bid::Call::BlindNil) == static_cast<int>(facts::Bid::Call::BlindNil));
static_assert(static_cast<int>(scoring::Bid::Call::Nil) == static_cast<int>(facts::Bid::Call::Nil));

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

scoring::Side scored(facts::Side side)
{
    return side == facts::Side::A ? scoring::Side::A : scoring::Side::B;
}

scoring::Seat scored(facts::Seat seat)
{
    switch (seat) {
    case facts::Seat::A1:
        return {scoring::Side::A, 0};
    case facts::Seat::B1:
        return {scoring::Side::B, 0};
    case facts::Seat::A2:
        return {scoring::Side::A, 1};
    case facts::Seat::B2:
        break;
    }
    return {scoring::Side::B, 1};
}

scoring::SideHand scored(const facts::SideHand& side)
{
    return copied<scoring::SideHand>(side);
}

scoring::OnExpiry scored(facts::OnExpiry choice)
{
    switch (choice) {
    case facts::OnExpiry::FinishHand:
        return scoring::OnExpiry::FinishHand;
    case facts::OnExpiry::FinishGame:
        return scoring::OnExpiry::FinishGame;
    case facts::OnExpiry::StopNow:
        break;
    }
    return scoring::OnExpiry::StopNow;
}

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

facts::Side recorded(scoring::Side side)
{
    return side == scoring::Side::A ? facts::Side::A : facts::Side::B;
}

facts::Seat recorded(scoring::Seat seat)
{
    if (seat.side == scoring::Side::A)
        return seat.partner == 0 ? facts::Seat::A1 : facts::Seat::A2;
    return seat.partner == 0 ? facts::Seat::B1 : facts::Seat::B2;
}

facts::SideHand recorded(const scoring::SideHand& side)
{
    return copied<facts::SideHand>(side);
}

facts::OnExpiry recorded(scoring::OnExpiry choice)
{
    switch (choice) {
    case scoring::OnExpiry::FinishHand:
        return facts::OnExpiry::FinishHand;
    case scoring::OnExpiry::FinishGame:
        return facts::OnExpiry::FinishGame;
    case scoring::OnExpiry::StopNow:
        break;
    }
    return facts::OnExpiry::StopNow;
}

scoring::Misdeal scored(const facts::Misdeal& misdeal)
{
    return {scored(misdeal.calledBy), misdeal.reason, misdeal.override, misdeal.byRuling};
}

scoring::Start scored(const facts::Paper& paper)
{
    scoring::Start start;
    for (const facts::Side side : facts::bothSides)
        start.sides[scored(side)] = {paper.score[side], paper.bags[side], paper.sets[side]};
    start.hands = paper.hands;
    return start;
}

facts::Paper recorded(const scoring::Start& start)
{
    facts::Paper paper;
    for (const scoring::Side side : scoring::bothSides) {
        paper.score[recorded(side)] = start.sides[side].score;
        paper.bags[recorded(side)] = start.sides[side].bags;
        paper.sets[recorded(side)] = start.sides[side].sets;
    }
    paper.hands = start.hands;
    return paper;
}

facts::Winner recorded(const std::optional<scoring::Side>& winner)
{
    if (!winner)
        return facts::Winner::None;
    return *winner == scoring::Side::A ? facts::Winner::A : facts::Winner::B;
}

} // namespace tournament
