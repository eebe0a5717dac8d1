// A side's part of a hand as JSON.
#include "shapes.h"

#include <algorithm>

namespace facts {

using message::Message;

namespace {

json::Value written(const Bid& bid)
{
    return bid.call == Bid::Call::Number ? json::of(bid.number) : json::of(word(bid.call));
}

// Each of the two items of a list, or a problem where it is not a list of two.
template <class Item>
void readPair(const json::Value& value, const std::string& place, json::Problems& problems, Item&& readItem)
{
    const json::Array* items = value.array();
    if (!items || items->size() != 2) {
        problems.push_back(
            {value.line, place, Message{"hand-not-two-partners", {{"found", json::shown(value)}}}});
        return;
    }
    for (std::size_t i = 0; i < 2; ++i)
        readItem((*items)[i], json::item(place, i), i);
}

Bid readBid(const json::Value& value, const std::string& place, json::Problems& problems)
{
    for (const Bid::Call call : {Bid::Call::Nil, Bid::Call::BlindNil})
        if (value.string() && *value.string() == word(call))
            return {call, 0};
    const long long* number = value.integer();
    if (number && *number >= 1 && *number <= tricksInHand)
        return {Bid::Call::Number, static_cast<int>(*number)};
    problems.push_back({value.line, place,
                        number && *number == 0 ? Message{"facts-bid-of-none"}
                                               : Message{"hand-not-a-bid", {{"found", json::shown(value)}}}});
    return {Bid::Call::Number, 1};
}

void readTheBid(json::Reader& reader, const json::Value& whole, SideHand& into)
{
    const json::Value* side = reader.take("bid");
    const json::Value* partners = reader.take("bids");
    if (side && partners)
        reader.refuse(whole, "bid", Message{"facts-bid-and-bids"});
    if (side && side->integer() && *side->integer() == 0)
        reader.refuse(*side, "bid", Message{"facts-nil-not-in-bids"});
    else if (side) // two partners may call more than 13 together where the sheet lets them
        into.bid =
            json::integer(*side, reader.placeOf("bid"), 1, 2 * tricksInHand, reader.problems()).value_or(1);
    if (!partners)
        return;
    Bids bids;
    readPair(*partners, reader.placeOf("bids"), reader.problems(),
             [&](const json::Value& item, const std::string& place, std::size_t partner) {
                 bids[partner] = readBid(item, place, reader.problems());
             });
    into.bid = bids;
}

void readTheTricks(json::Reader& reader, SideHand& into)
{
    const json::Value* tricks = reader.take("tricks");
    if (!tricks)
        return;
    const std::string place = reader.placeOf("tricks");
    const auto count = [&](const json::Value& value, const std::string& at) {
        return json::integer(value, at, 0, tricksInHand, reader.problems()).value_or(0);
    };
    if (!tricks->array()) {
        into.tricks = count(*tricks, place);
        return;
    }
    Split split{};
    readPair(*tricks, place, reader.problems(),
             [&](const json::Value& item, const std::string& at, std::size_t partner) {
                 split[partner] = count(item, at);
             });
    into.tricks = split;
}

bool hasNil(const SideHand& hand)
{
    const Bids* bids = std::get_if<Bids>(&hand.bid);
    return bids &&
           std::any_of(bids->begin(), bids->end(), [](const Bid& b) { return b.call != Bid::Call::Number; });
}

} // namespace

void SidePart::read(const json::Value& value, const std::string& place, json::Problems& problems,
                    SideHand& into) const
{
    json::Reader reader(value, place, problems);
    if (!value.object())
        return;
    readTheBid(reader, value, into);
    readTheTricks(reader, into);
    if (const json::Value* blind = reader.take("blind"))
        Flag{}.read(*blind, reader.placeOf("blind"), problems, into.blind);
    if (into.blind && std::holds_alternative<std::monostate>(into.bid))
        reader.refuse(value, "blind", Message{"facts-blind-without-bid"});
    if (hasNil(into) && std::holds_alternative<int>(into.tricks))
        reader.refuse(value, "tricks", Message{"facts-tricks-not-split"});
    reader.done();
}

json::Value SidePart::write(const SideHand& hand) const
{
    json::Object out;
    if (const int* bid = std::get_if<int>(&hand.bid))
        out.emplace_back("bid", json::of(*bid));
    if (const Bids* bids = std::get_if<Bids>(&hand.bid))
        out.emplace_back("bids", json::of(json::Array{written((*bids)[0]), written((*bids)[1])}));
    if (hand.blind)
        out.emplace_back("blind", json::of(true));
    if (const int* tricks = std::get_if<int>(&hand.tricks))
        out.emplace_back("tricks", json::of(*tricks));
    if (const Split* split = std::get_if<Split>(&hand.tricks))
        out.emplace_back("tricks", json::of(json::Array{json::of((*split)[0]), json::of((*split)[1])}));
    return json::of(std::move(out));
}

} // namespace facts
