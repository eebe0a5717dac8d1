#include "hand.h"

namespace hand {

std::string name(Side side)
{
    return side == Side::A ? "a" : "b";
}

std::string name(Seat seat)
{
    return name(seat.side) + (seat.partner == 0 ? '1' : '2');
}

std::string seatAlone(Seat seat)
{
    return name(seat);
}

int rawTricks(const SideHand& hand)
{
    if (const Split* split = std::get_if<Split>(&hand.tricks))
        return (*split)[0] + (*split)[1];
    const int* together = std::get_if<int>(&hand.tricks);
    return together ? *together : 0;
}

bool hasTricks(const SideHand& hand)
{
    return !std::holds_alternative<std::monostate>(hand.tricks);
}

std::optional<int> contractOf(const SideHand& hand)
{
    if (const int* number = std::get_if<int>(&hand.bid))
        return *number;
    const Bids* bids = std::get_if<Bids>(&hand.bid);
    if (!bids || nilsIn(hand) == 2)
        return std::nullopt;
    return (*bids)[0].number + (*bids)[1].number;
}

bool isNil(const SideHand& hand, int partner)
{
    const Bids* bids = std::get_if<Bids>(&hand.bid);
    return bids && (*bids)[static_cast<std::size_t>(partner)].isNil();
}

bool isBlind(const SideHand& hand)
{
    const Bids* bids = std::get_if<Bids>(&hand.bid);
    return hand.blind || (bids && ((*bids)[0] == blindNil || (*bids)[1] == blindNil));
}

int nilsIn(const SideHand& hand)
{
    return (isNil(hand, 0) ? 1 : 0) + (isNil(hand, 1) ? 1 : 0);
}

bool hasTricksToMove(const SideHand& hand)
{
    return nilsIn(hand) < 2;
}

int tricksOf(const SideHand& hand, int partner)
{
    const Split* split = std::get_if<Split>(&hand.tricks);
    return split ? (*split)[static_cast<std::size_t>(partner)] : 0;
}

} // namespace hand
