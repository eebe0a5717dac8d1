#include "shapes.h"

#include "canonical.h"

#include <algorithm>

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

// Whether `text` looks like `pattern`, in which x is a hexadecimal digit, 9 a digit, and the rest itself.
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

int daysIn(int year, int month)
{
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : days[month - 1];
}

bool isUtc(std::string_view text)
{
    if (!looksLike(text, "9999-99-99T99:99:99.999Z"))
        return false;
    const int month = number(text.substr(5, 2));
    const int day = number(text.substr(8, 2));
    return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(number(text.substr(0, 4)), month) &&
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

/// `refusal` says of what was found that it is no such text.
template <class Test, class Refusal>
void readText(const json::Value& value, const std::string& place, json::Problems& problems, Test&& isGood,
              Refusal&& refusal, std::string& into)
{
    auto text = json::string(value, place, problems);
    if (!text)
        return;
    if (isGood(*text))
        into = std::move(*text);
    else
        problems.push_back({value.line, place, refusal(json::shown(value))});
}

} // namespace

void Whole::read(const json::Value& value, const std::string& place, json::Problems& problems,
                 int& into) const
{
    into = json::integer(value, place, least, most, problems).value_or(into);
}

void Millis::read(const json::Value& value, const std::string& place, json::Problems& problems,
                  long long& into) const
{
    const long long* number = value.integer();
    if (number && *number >= 0 && *number <= mostMillis)
        into = *number;
    else
        problems.push_back(
            {value.line, place, Message{"facts-not-milliseconds", {{"found", json::shown(value)}}}});
}

void Text::read(const json::Value& value, const std::string& place, json::Problems& problems,
                std::string& into) const
{
    auto text = json::string(value, place, problems);
    if (!text)
        return;
    if (hasControl(*text))
        problems.push_back({value.line, place, Message{"facts-control-character"}});
    else if (characters(*text) > most)
        problems.push_back(
            {value.line, place,
             Message{"facts-text-too-long", {{"characters", characters(*text)}, {"most", most}}}});
    else
        into = std::move(*text);
}

void Id::read(const json::Value& value, const std::string& place, json::Problems& problems,
              std::string& into) const
{
    const auto refusal = [](message::Argument::Value found) {
        return Message{"facts-not-an-id", {{"found", std::move(found)}}};
    };
    readText(value, place, problems, isId, refusal, into);
}

void Op::read(const json::Value& value, const std::string& place, json::Problems& problems,
              std::string& into) const
{
    const auto isUuid = [](std::string_view t) {
        return looksLike(t, "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
    };
    const auto refusal = [](message::Argument::Value found) {
        return Message{"facts-not-a-uuid", {{"found", std::move(found)}}};
    };
    readText(value, place, problems, isUuid, refusal, into);
}

void Card::read(const json::Value& value, const std::string& place, json::Problems& problems,
                std::string& into) const
{
    const auto refusal = [](message::Argument::Value found) {
        return Message{"facts-not-a-card", {{"found", std::move(found)}}};
    };
    readText(value, place, problems, isCard, refusal, into);
}

void Utc::read(const json::Value& value, const std::string& place, json::Problems& problems,
               std::string& into) const
{
    const auto refusal = [](message::Argument::Value found) {
        return Message{"facts-not-a-time", {{"found", std::move(found)}}};
    };
    readText(value, place, problems, isUtc, refusal, into);
}

void Hex::read(const json::Value& value, const std::string& place, json::Problems& problems,
               std::string& into) const
{
    const auto isHash = [this](std::string_view t) {
        return t.size() == count && std::all_of(t.begin(), t.end(), isHex);
    };
    const auto refusal = [this](message::Argument::Value found) {
        return Message{"facts-not-hexadecimal", {{"found", std::move(found)}, {"digits", count}}};
    };
    readText(value, place, problems, isHash, refusal, into);
}

void Flag::read(const json::Value& value, const std::string& place, json::Problems& problems,
                bool& into) const
{
    if (const bool* flag = value.boolean())
        into = *flag;
    else
        problems.push_back({value.line, place, json::notABoolean(value)});
}

void Ids::read(const json::Value& value, const std::string& place, json::Problems& problems,
               std::vector<std::string>& into) const
{
    const json::Array* items = value.array();
    if (!items || items->size() < least || items->size() > most) {
        problems.push_back(
            {value.line, place,
             items ? Message{"facts-number-of-ids",
                             {{"count", items->size()}, {"least", least}, {"most", most}}}
                   : Message{"facts-not-ids",
                             {{"found", json::shown(value)}, {"least", least}, {"most", most}}}});
        return;
    }
    into.clear();
    for (const json::Value& item : *items) {
        std::string id;
        const std::string here = json::item(place, into.size());
        Id{}.read(item, here, problems, id);
        if (!id.empty() && std::find(into.begin(), into.end(), id) != into.end())
            problems.push_back({item.line, here, Message{"json-twice", {{"item", json::shown(item)}}}});
        into.push_back(std::move(id));
    }
}

json::Value Ids::write(const std::vector<std::string>& ids) const
{
    json::Array items;
    for (const std::string& id : ids)
        items.push_back(json::of(id));
    return json::of(std::move(items));
}

void JsonObject::read(const json::Value& value, const std::string& place, json::Problems& problems,
                      std::string& into) const
{
    if (value.object())
        into = canonical(value);
    else
        problems.push_back({value.line, place, json::notAnObject(value)});
}

json::Value JsonObject::write(const std::string& text) const
{
    // What does not parse is handed on as text, which no reader takes for an object.
    auto value = json::parse(text);
    return value ? *value : json::of(text);
}

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
