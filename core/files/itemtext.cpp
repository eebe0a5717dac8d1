#include "gamerecord.h"

namespace files {

using json::Problems;
using json::Reader;
using json::Value;
using message::Message;
using namespace scoring;

namespace {

constexpr std::size_t mostOfAKind = 50;

constexpr json::Word<Seat> seats[] = {
    {"a1", {Side::A, 0}}, {"b1", {Side::B, 0}}, {"a2", {Side::A, 1}}, {"b2", {Side::B, 1}}};
constexpr json::Word<Side> sides[] = {{"a", Side::A}, {"b", Side::B}};
constexpr json::Word<std::optional<Side>> challengers[] = {
    {"a", Side::A}, {"b", Side::B}, {"supervisor", std::nullopt}};
constexpr json::Word<Ruling> rulings[] = {{"upheld", Ruling::Upheld},
                                          {"rejected", Ruling::Rejected},
                                          {"withdrawn", Ruling::Withdrawn},
                                          {"pending", Ruling::Pending}};
constexpr json::Word<OnExpiry> expiries[] = {{"finish-hand", OnExpiry::FinishHand},
                                             {"finish-game", OnExpiry::FinishGame},
                                             {"stop-now", OnExpiry::StopNow}};

Bid readBid(const Value& value, const std::string& place, Problems& problems)
{
    if (const std::string* word = value.string()) {
        if (*word == "nil")
            return nil;
        if (*word == "blind-nil")
            return blindNil;
    }
    const long long* number = value.integer();
    if (!number || *number < -widest || *number > widest)
        problems.push_back({value.line, place, Message{"hand-not-a-bid", {{"found", shown(value)}}}});
    return bid(number ? static_cast<int>(*number) : 1);
}

/// The two values of a list that has one a partner; null and a Problem otherwise.
const json::Array* onePerPartner(const Value& value, const std::string& place, Problems& problems)
{
    const json::Array* list = value.array();
    if (list && list->size() == 2)
        return list;
    problems.push_back({value.line, place, Message{"hand-not-two-partners", {{"found", shown(value)}}}});
    return nullptr;
}

void readBids(Reader& side, SideHand& hand)
{
    const Value* together = side.take("bid");
    const Value* each = side.take("bids");
    if (together && each)
        side.refuse(*each, "bids", Message{"hand-bids-beside-bid"});
    if (together) {
        if (together->string())
            side.refuse(*together, "bid", Message{"hand-bid-not-a-number", {{"found", shown(*together)}}});
        else if (const auto number =
                     integer(*together, side.placeOf("bid"), -widest, widest, side.problems()))
            hand.bid = *number;
    } else if (each) {
        if (const json::Array* list = onePerPartner(*each, side.placeOf("bids"), side.problems()))
            hand.bid = Bids{readBid((*list)[0], side.placeOf("bids"), side.problems()),
                            readBid((*list)[1], side.placeOf("bids"), side.problems())};
    }
    if (side.take("blind"))
        hand.blind = side.boolean("blind");
}

void readTricks(Reader& side, SideHand& hand)
{
    const Value* tricks = side.take("tricks");
    if (!tricks)
        return;
    const std::string place = side.placeOf("tricks");
    if (!tricks->array()) {
        if (const auto number = integer(*tricks, place, -widest, widest, side.problems()))
            hand.tricks = *number;
    } else if (const json::Array* list = onePerPartner(*tricks, place, side.problems())) {
        const auto first = integer((*list)[0], place, -widest, widest, side.problems());
        const auto second = integer((*list)[1], place, -widest, widest, side.problems());
        hand.tricks = Split{first.value_or(0), second.value_or(0)};
    }
}

SideHand readSide(const Value& value, const std::string& place, Problems& problems)
{
    Reader side(value, place, problems, ", ");
    SideHand hand;
    readBids(side, hand);
    readTricks(side, hand);
    side.done();
    return hand;
}

/// Reads each item of an optional list by `read`.
template <class T, class Read>
std::vector<T> readList(Reader& hand, std::string_view key, Read read)
{
    std::vector<T> items;
    const Value* value = hand.take(key);
    if (!value)
        return items;
    if (!value->array() || value->array()->size() > mostOfAKind) {
        hand.refuse(*value, key,
                    Message{"hand-not-a-short-list", {{"found", shown(*value)}, {"most", mostOfAKind}}});
        return items;
    }
    for (const Value& item : *value->array()) {
        Reader reader(item, hand.placeOf(key), hand.problems(), ", ");
        items.push_back(read(reader));
        reader.done();
    }
    return items;
}

Renege readRenege(Reader& reader)
{
    return {reader.word("by", challengers), reader.word("accused", seats),
            reader.integer("book", -widest, widest), reader.word("ruling", rulings)};
}

Adjustment readAdjustment(Reader& reader)
{
    return {reader.word("side", sides), reader.integer("points", -widest, widest), reader.string("reason")};
}

FoulCall readFoul(Reader& reader)
{
    return {reader.word("side", sides), reader.string("foul")};
}

std::optional<std::string> readOverride(Reader& item)
{
    const Value* value = item.take("override");
    if (!value)
        return std::nullopt;
    Reader reader(*value, item.placeOf("override"), item.problems(), ", ");
    std::string reason = reader.string("reason");
    reader.done();
    return reason;
}

TimeCall readTime(Reader& item, std::string_view key)
{
    const Value* value = item.need(key);
    if (value && value->boolean() && *value->boolean())
        return {};
    return {item.word(key, expiries), std::nullopt};
}

Hand readHand(Reader& item)
{
    Hand hand;
    if (item.take("dealer"))
        hand.dealer = item.word("dealer", seats);
    for (const auto& [key, side] : sides)
        if (const Value* value = item.need(key))
            hand.sides[side] = readSide(*value, item.place() + ", side " + std::string(key), item.problems());
    hand.reneges = readList<Renege>(item, "reneges", readRenege);
    hand.adjustments = readList<Adjustment>(item, "adjustments", readAdjustment);
    hand.fouls = readList<FoulCall>(item, "fouls", readFoul);
    if (item.take("timeExpired"))
        hand.timeExpired = readTime(item, "timeExpired");
    hand.override = readOverride(item);
    return hand;
}

Misdeal readMisdeal(Reader& item)
{
    const Value* value = item.need("misdeal");
    Reader reader(*value, item.place(), item.problems(), ", ");
    Misdeal misdeal{reader.word("calledBy", seats), reader.string("reason")};
    if (reader.take("byRuling"))
        misdeal.byRuling = reader.boolean("byRuling");
    reader.done();
    misdeal.override = readOverride(item);
    return misdeal;
}

Item readItem(Reader& item, const Value& value)
{
    if (value.find("misdeal"))
        return readMisdeal(item);
    if (!value.find("timeCall"))
        return readHand(item);
    TimeCall call = readTime(item, "timeCall");
    call.override = readOverride(item);
    return call;
}

} // namespace

Item readItem(const Value& value, const std::string& place, Problems& problems)
{
    Reader reader(value, place, problems, ", ");
    Item item = readItem(reader, value);
    reader.done();
    return item;
}

} // namespace files
