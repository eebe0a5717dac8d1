#include "gamerecord.h"

#include "facts/play.h"
#include "json/build.h"

namespace files {

using json::Problems;
using json::Reader;
using json::Value;
using message::Message;
using namespace scoring;

namespace {

// With these limits and those of a hand, no sum of points overflows an int.
constexpr std::size_t mostHands = 200;
constexpr std::size_t mostGames = 9;

enum class Format { Game, Match };
constexpr json::Word<Format> formats[] = {{"courtside-game/1", Format::Game},
                                          {"courtside-match/1", Format::Match}};

int optionalNumber(Reader& reader, std::string_view key)
{
    return reader.take(key) ? reader.integer(key, -widest, widest) : 0;
}

Message placeOf(Side side)
{
    return side == Side::A ? Message{"side-a"} : Message{"side-b"};
}

StartSide readStartSide(const Value& value, Problems& problems)
{
    Reader reader(value, "", problems, ", ");
    StartSide side{optionalNumber(reader, "score"), optionalNumber(reader, "bags"),
                   optionalNumber(reader, "sets")};
    reader.done();
    return side;
}

Start readStart(const Value& value, Problems& problems)
{
    Reader reader(value, "", problems, ", ");
    Start start;
    start.hands = optionalNumber(reader, "hands");
    for (const Side side : bothSides)
        if (const Value* part = reader.take(side == Side::A ? "a" : "b"))
            start.sides[side] = json::readWithin(
                placeOf(side), problems, [&](Problems& found) { return readStartSide(*part, found); });
    reader.done();
    return start;
}

Message itemPlace(const Value& item, int handsBefore)
{
    if (item.find("misdeal"))
        return Message{"place-misdeal", {{"hand", handsBefore}}};
    if (item.find("timeCall"))
        return Message{"place-time-call", {{"hand", handsBefore}}};
    return Message{"hand-title", {{"hand", handsBefore + 1}}};
}

void readItems(Reader& reader, GameText& text)
{
    const Value* hands = reader.need("hands");
    if (!hands)
        return;
    if (!hands->array() || hands->array()->size() > mostHands) {
        reader.refuse(*hands, "hands",
                      Message{"record-not-hands", {{"found", shown(*hands)}, {"most", mostHands}}});
        return;
    }
    int count = 0;
    for (const Value& item : *hands->array()) {
        Message place = itemPlace(item, count);
        text.game.items.push_back(readItem(item, place, reader.problems()));
        count += std::holds_alternative<Hand>(text.game.items.back()) ? 1 : 0;
        text.itemLines.push_back(item.line);
        text.itemPlaces.push_back(text.place);
        text.itemPlaces.back().push_back(std::move(place));
    }
}

GameText readGame(Reader& reader, std::vector<Message> place)
{
    GameText text;
    text.place = std::move(place);
    if (const Value* start = reader.take("start")) {
        text.startLine = start->line;
        text.game.start = json::readWithin(Message{"place-start"}, reader.problems(),
                                           [&](Problems& found) { return readStart(*start, found); });
    }
    readItems(reader, text);
    return text;
}

std::optional<Series> readSeries(Reader& record, int& line)
{
    const Value* value = record.take("series");
    if (!value)
        return std::nullopt;
    line = value->line;
    Reader reader(*value, "series", record.problems(), ", ");
    Series series;
    if (reader.take("totalOf")) {
        series = {Series::Kind::TotalOf, reader.integer("totalOf", 1, mostGames)};
    } else {
        series = {Series::Kind::BestOf, reader.integer("bestOf", 1, mostGames)};
        if (series.games % 2 == 0)
            reader.refuse(*value, "bestOf", Message{"best-of-even", {{"games", series.games}}});
    }
    reader.done();
    return series;
}

void readMatch(Reader& reader, Record& record)
{
    record.series = readSeries(reader, record.seriesLine);
    const Value* games = reader.need("games");
    if (!games)
        return;
    if (!games->array() || games->array()->empty() || games->array()->size() > mostGames) {
        reader.refuse(*games, "games",
                      Message{"record-not-games", {{"found", shown(*games)}, {"most", mostGames}}});
        return;
    }
    for (const Value& game : *games->array()) {
        const auto place = Message{"place-game", {{"game", record.games.size() + 1}}};
        record.games.push_back(json::readWithin(place, reader.problems(), [&](Problems& found) {
            Reader one(game, "", found, ", ");
            GameText text = readGame(one, {place});
            one.done();
            return text;
        }));
        record.games.back().line = game.line;
    }
}

} // namespace

tl::expected<Record, Problems> readRecord(const Value& value)
{
    Problems problems;
    Reader reader(value, "", problems);
    Record record;
    record.line = value.line;
    record.isMatch = reader.word("format", formats) == Format::Match;
    if (const Value* rules = reader.take("rules"))
        record.rulesLine = rules->line;
    record.rules = reader.string("rules");
    if (const Value* agreed = reader.take("agreed")) {
        record.agreed = *agreed;
        if (!agreed->object())
            reader.refuse(*agreed, "agreed", notAnObject(*agreed));
    }
    if (record.isMatch)
        readMatch(reader, record);
    else
        record.games.push_back(readGame(reader, {}));
    reader.done();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return record;
}

namespace {

constexpr std::size_t mostOfAKind = 50;

constexpr const auto& seats = facts::EnumText<Seat>::all;
constexpr const auto& sides = facts::EnumText<Side>::all;
constexpr const auto& expiries = facts::EnumText<OnExpiry>::all;
constexpr json::Word<std::optional<Side>> challengers[] = {
    {"a", Side::A}, {"b", Side::B}, {"supervisor", std::nullopt}};

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

/// The two values of a list with one per partner; otherwise null and a problem.
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

SideHand readSide(const Value& value, Problems& problems)
{
    Reader side(value, "", problems, ", ");
    SideHand hand;
    readBids(side, hand);
    readTricks(side, hand);
    side.done();
    return hand;
}

/// Reads each item of an optional list with `read`.
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
            hand.sides[side] = json::readWithin(placeOf(side), item.problems(),
                                                [&](Problems& found) { return readSide(*value, found); });
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
    Misdeal misdeal;
    misdeal.reason = reader.string("reason");
    if (reader.take("byRuling"))
        misdeal.byRuling = reader.boolean("byRuling");
    if (!scoring::isThrownIn(misdeal) || value->find("calledBy")) // a hand void for its bids needs no caller
        misdeal.calledBy = reader.word("calledBy", seats);
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

Item readItem(const Value& value, const Message& place, Problems& problems)
{
    return json::readWithin(place, problems, [&](Problems& found) {
        Reader reader(value, "", found, ", ");
        Item item = readItem(reader, value);
        reader.done();
        return item;
    });
}

std::string handJson(const Hand& hand)
{
    json::Object members;
    if (hand.dealer)
        members.emplace_back("dealer", name(*hand.dealer));
    for (const Side side : bothSides)
        members.emplace_back(name(side), facts::SidePart{}.write(hand.sides[side]));
    return json::print(std::move(members));
}

} // namespace files
