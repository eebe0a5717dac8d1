#include "handjson.h"

#include "json/build.h"

namespace files {

namespace {

using namespace scoring;

json::Value bidJson(const Bid& bid)
{
    switch (bid.call) {
    case Bid::Call::Nil:
        return "nil";
    case Bid::Call::BlindNil:
        return "blind-nil";
    case Bid::Call::Number:
        break;
    }
    return bid.number;
}

json::Value sideJson(const SideHand& side)
{
    json::Object members;
    if (const int* together = std::get_if<int>(&side.bid))
        members.emplace_back("bid", *together);
    if (const Bids* bids = std::get_if<Bids>(&side.bid))
        members.emplace_back("bids", json::Array{bidJson((*bids)[0]), bidJson((*bids)[1])});
    if (side.blind)
        members.emplace_back("blind", true);
    if (const int* together = std::get_if<int>(&side.tricks))
        members.emplace_back("tricks", *together);
    if (const Split* split = std::get_if<Split>(&side.tricks))
        members.emplace_back("tricks", json::Array{(*split)[0], (*split)[1]});
    return members;
}

} // namespace

std::string handJson(const Hand& hand)
{
    json::Object members;
    if (hand.dealer)
        members.emplace_back("dealer", name(*hand.dealer));
    for (const Side side : bothSides)
        members.emplace_back(name(side), sideJson(hand.sides[side]));
    return json::print(std::move(members));
}

} // namespace files
