#include "handjson.h"

#include "json/build.h"

namespace files {

namespace {

using namespace scoring;

json::Value bidJson(const Bid& bid)
{
    switch (bid.call) {
    case Bid::Call::Nil:
        return json::of("nil");
    case Bid::Call::BlindNil:
        return json::of("blind-nil");
    case Bid::Call::Number:
        break;
    }
    return json::of(bid.number);
}

json::Value sideJson(const SideHand& side)
{
    json::Object members;
    if (const int* together = std::get_if<int>(&side.bid))
        members.emplace_back("bid", json::of(*together));
    if (const Bids* bids = std::get_if<Bids>(&side.bid))
        members.emplace_back("bids", json::of(json::Array{bidJson((*bids)[0]), bidJson((*bids)[1])}));
    if (side.blind)
        members.emplace_back("blind", json::of(true));
    if (const int* together = std::get_if<int>(&side.tricks))
        members.emplace_back("tricks", json::of(*together));
    if (const Split* split = std::get_if<Split>(&side.tricks))
        members.emplace_back("tricks", json::of(json::Array{json::of((*split)[0]), json::of((*split)[1])}));
    return json::of(std::move(members));
}

} // namespace

std::string handJson(const Hand& hand)
{
    json::Object members;
    if (hand.dealer)
        members.emplace_back("dealer", json::of(name(*hand.dealer)));
    for (const Side side : bothSides)
        members.emplace_back(name(side), sideJson(hand.sides[side]));
    return json::print(json::of(std::move(members)));
}

} // namespace files
