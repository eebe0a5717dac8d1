#include "shapes.h"

#include <algorithm>
#include <chrono>

namespace facts {

using message::Message;

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHex(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f');
}

bool isOfId(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == '.';
}

bool isId(std::string_view text)
{
    return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), isOfId);
}

// Whether `text` matches `pattern`: x is a hexadecimal digit, 9 a digit, anything else itself.
bool looksLike(std::string_view text, std::string_view pattern)
{
    return std::equal(text.begin(), text.end(), pattern.begin(), pattern.end(), [](char c, char p) {
        return p == 'x' ? isHex(c) : p == '9' ? isDigit(c) : c == p;
    });
}

int number(std::string_view digits)
{
    int value = 0;
    for (const char c : digits)
        value = value * 10 + (c - '0');
    return value;
}

bool isUtc(std::string_view text)
{
    return looksLike(text, "9999-99-99T99:99:99.999Z") && isDay(text.substr(0, 10)) &&
           number(text.substr(11, 2)) < 24 && number(text.substr(14, 2)) < 60 &&
           number(text.substr(17, 2)) < 60;
}

bool isCard(std::string_view text)
{
    constexpr std::string_view ranks = "23456789TJQKA";
    constexpr std::string_view suits = "SHCD";
    return text == "BJ" || text == "LJ" ||
           (text.size() == 2 && ranks.find(text[0]) != std::string_view::npos &&
            suits.find(text[1]) != std::string_view::npos);
}

// Characters that SQL or a terminal would change or obey: U+0000 to 1F and U+007F to 9F.
bool hasControl(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x20 || c == 0x7f)
            return true;
        if (c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0)
            return true;
    }
    return false;
}

std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](unsigned char c) { return (c & 0xc0) != 0x80; }));
}

/// Takes the text if it is good. Returns whether it is a text of another form.
bool isOther(const Found& at, auto isGood, std::string& into)
{
    auto text = json::string(at.value, at.place, at.problems);
    if (!text || !isGood(*text))
        return text.has_value();
    into = std::move(*text);
    return false;
}

} // namespace

bool isDay(std::string_view text)
{
    if (!looksLike(text, "9999-99-99"))
        return false;
    const auto part = [&](std::size_t at) { return static_cast<unsigned>(number(text.substr(at, 2))); };
    const std::chrono::year year(number(text.substr(0, 4)));
    return std::chrono::year_month_day(year, std::chrono::month(part(5)), std::chrono::day(part(8))).ok();
}

void Whole::read(const Found& at, int& into) const
{
    into = json::integer(at.value, at.place, least, most, at.problems).value_or(into);
}

void Millis::read(const Found& at, long long& into) const
{
    const long long* number = at.value.integer();
    if (number && *number >= 0 && *number <= mostMillis)
        into = *number;
    else
        at.refuse(Message{"facts-not-milliseconds", {{"found", json::shown(at.value)}}});
}

void Text::read(const Found& at, std::string& into) const
{
    auto text = json::string(at.value, at.place, at.problems);
    if (!text)
        return;
    if (hasControl(*text))
        at.refuse(Message{"facts-control-character"});
    else if (characters(*text) > most)
        at.refuse(Message{"facts-text-too-long", {{"characters", characters(*text)}, {"most", most}}});
    else
        into = std::move(*text);
}

void Id::read(const Found& at, std::string& into) const
{
    if (isOther(at, isId, into))
        at.refuse(Message{"facts-not-an-id", {{"found", json::shown(at.value)}}});
}

void Op::read(const Found& at, std::string& into) const
{
    const auto isUuid = [](auto text) { return looksLike(text, "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"); };
    if (isOther(at, isUuid, into))
        at.refuse(Message{"facts-not-a-uuid", {{"found", json::shown(at.value)}}});
}

void Card::read(const Found& at, std::string& into) const
{
    if (isOther(at, isCard, into))
        at.refuse(Message{"facts-not-a-card", {{"found", json::shown(at.value)}}});
}

void Utc::read(const Found& at, std::string& into) const
{
    if (isOther(at, isUtc, into))
        at.refuse(Message{"facts-not-a-time", {{"found", json::shown(at.value)}}});
}

void Hex::read(const Found& at, std::string& into) const
{
    const auto isGood = [&](auto text) { return text.size() == count && std::ranges::all_of(text, isHex); };
    if (isOther(at, isGood, into))
        at.refuse(Message{"facts-not-hexadecimal", {{"found", json::shown(at.value)}, {"digits", count}}});
}

void Flag::read(const Found& at, bool& into) const
{
    if (const bool* flag = at.value.boolean())
        into = *flag;
    else
        at.refuse(json::notABoolean(at.value));
}

void Ids::read(const Found& at, std::vector<std::string>& into) const
{
    const json::Array* items = at.value.array();
    if (!items)
        return at.refuse(
            Message{"facts-not-ids", {{"found", json::shown(at.value)}, {"least", least}, {"most", most}}});
    if (items->size() < least || items->size() > most)
        return at.refuse(
            Message{"facts-number-of-ids", {{"count", items->size()}, {"least", least}, {"most", most}}});
    into.clear();
    for (const json::Value& item : *items) {
        std::string id;
        const Found here{item, json::item(at.place, into.size()), at.problems};
        Id{}.read(here, id);
        if (!id.empty() && std::find(into.begin(), into.end(), id) != into.end())
            here.refuse(Message{"json-twice", {{"item", json::shown(item)}}});
        into.push_back(std::move(id));
    }
}

json::Value Ids::write(const std::vector<std::string>& ids) const
{
    return json::list(ids);
}

void JsonObject::read(const Found& at, std::string& into) const
{
    if (at.value.object())
        into = json::canonical(at.value);
    else
        at.refuse(json::notAnObject(at.value));
}

json::Value JsonObject::write(const std::string& text) const
{
    // Text that doesn't parse stays text, which no reader accepts as an object.
    auto value = json::parse(text);
    return value ? *value : text;
}

namespace {

json::Value written(const Bid& bid)
{
    return bid.call == Bid::Call::Number ? json::Value(bid.number) : word(bid.call);
}

// Reads the two items of a list. Anything but a list of two is a problem.
template <class Item>
void readPair(const Found& at, std::array<Item, 2>& into, Item (*readItem)(const Found&))
{
    const json::Array* items = at.value.array();
    if (!items || items->size() != 2)
        return at.refuse(Message{"hand-not-two-partners", {{"found", json::shown(at.value)}}});
    for (std::size_t i = 0; i < 2; ++i)
        into[i] = readItem({(*items)[i], json::item(at.place, i), at.problems});
}

Bid readBid(const Found& at)
{
    for (const Bid::Call call : {Bid::Call::Nil, Bid::Call::BlindNil})
        if (at.value.string() && *at.value.string() == word(call))
            return {call, 0};
    const long long* number = at.value.integer();
    if (number && *number >= 1 && *number <= tricksInHand)
        return {Bid::Call::Number, static_cast<int>(*number)};
    at.refuse(number && *number == 0 ? Message{"facts-bid-of-none"}
                                     : Message{"hand-not-a-bid", {{"found", json::shown(at.value)}}});
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
    else if (side) // two partners may bid more than 13 together if the rules allow it
        into.bid =
            json::integer(*side, reader.placeOf("bid"), 1, 2 * tricksInHand, reader.problems()).value_or(1);
    if (partners)
        readPair({*partners, reader.placeOf("bids"), reader.problems()}, into.bid.emplace<Bids>(), readBid);
}

int readCount(const Found& at)
{
    return json::integer(at.value, at.place, 0, tricksInHand, at.problems).value_or(0);
}

void readTheTricks(json::Reader& reader, SideHand& into)
{
    const json::Value* tricks = reader.take("tricks");
    if (!tricks)
        return;
    const Found at{*tricks, reader.placeOf("tricks"), reader.problems()};
    if (tricks->array())
        readPair(at, into.tricks.emplace<Split>(), readCount);
    else
        into.tricks = readCount(at);
}

bool hasNil(const SideHand& hand)
{
    const Bids* bids = std::get_if<Bids>(&hand.bid);
    return bids && ((*bids)[0].isNil() || (*bids)[1].isNil());
}

} // namespace

void SidePart::read(const Found& at, SideHand& into) const
{
    json::Reader reader(at.value, at.place, at.problems);
    if (!at.value.object())
        return;
    readTheBid(reader, at.value, into);
    readTheTricks(reader, into);
    if (const json::Value* blind = reader.take("blind"))
        Flag{}.read({*blind, reader.placeOf("blind"), at.problems}, into.blind);
    if (into.blind && std::holds_alternative<std::monostate>(into.bid))
        reader.refuse(at.value, "blind", Message{"facts-blind-without-bid"});
    if (hasNil(into) && std::holds_alternative<int>(into.tricks))
        reader.refuse(at.value, "tricks", Message{"facts-tricks-not-split"});
    reader.done();
}

json::Value SidePart::write(const SideHand& hand) const
{
    json::Object out;
    if (const int* bid = std::get_if<int>(&hand.bid))
        out.emplace_back("bid", *bid);
    if (const Bids* bids = std::get_if<Bids>(&hand.bid))
        out.emplace_back("bids", json::Array{written((*bids)[0]), written((*bids)[1])});
    if (hand.blind)
        out.emplace_back("blind", true);
    if (const int* tricks = std::get_if<int>(&hand.tricks))
        out.emplace_back("tricks", *tricks);
    if (const Split* split = std::get_if<Split>(&hand.tricks))
        out.emplace_back("tricks", json::Array{(*split)[0], (*split)[1]});
    return out;
}

} // namespace facts
