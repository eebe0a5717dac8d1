#include "gamerecord.h"

namespace files {

using json::Problems;
using json::Reader;
using json::Value;
using message::Message;
using namespace scoring;

namespace {

// With the limits on what a hand may hold, no sum of points can leave an int.
constexpr std::size_t mostHands = 200;
constexpr std::size_t mostGames = 9;

enum class Format { Game, Match };
constexpr json::Word<Format> formats[] = {{"courtside-game/1", Format::Game},
                                          {"courtside-match/1", Format::Match}};

int optionalNumber(Reader& reader, std::string_view key)
{
    return reader.take(key) ? reader.integer(key, -widest, widest) : 0;
}

StartSide readStartSide(const Value& value, const std::string& place, Problems& problems)
{
    Reader reader(value, place, problems, ", ");
    StartSide side{optionalNumber(reader, "score"), optionalNumber(reader, "bags"),
                   optionalNumber(reader, "sets")};
    reader.done();
    return side;
}

Start readStart(const Value& value, const std::string& place, Problems& problems)
{
    Reader reader(value, place, problems, ", ");
    Start start;
    start.hands = optionalNumber(reader, "hands");
    for (const Side side : bothSides)
        if (const Value* part = reader.take(side == Side::A ? "a" : "b"))
            start.sides[side] = readStartSide(*part, place + ", side " + name(side), problems);
    reader.done();
    return start;
}

std::string itemPlace(const Value& item, const std::string& game, int handsBefore)
{
    const std::string prefix = game.empty() ? "" : game + ", ";
    if (item.find("misdeal"))
        return prefix + "misdeal after hand " + std::to_string(handsBefore);
    if (item.find("timeCall"))
        return prefix + "time call after hand " + std::to_string(handsBefore);
    return prefix + "hand " + std::to_string(handsBefore + 1);
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
        std::string place = itemPlace(item, text.place, count);
        text.game.items.push_back(readItem(item, place, reader.problems()));
        count += std::holds_alternative<Hand>(text.game.items.back()) ? 1 : 0;
        text.itemLines.push_back(item.line);
        text.itemPlaces.push_back(std::move(place));
    }
}

GameText readGame(Reader& reader, std::string place)
{
    GameText text;
    text.place = std::move(place);
    if (const Value* start = reader.take("start")) {
        text.startLine = start->line;
        text.game.start =
            readStart(*start, text.place.empty() ? "start" : text.place + ", start", reader.problems());
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
            reader.refuse(*value, "bestOf", Message{"record-even-best-of", {{"games", series.games}}});
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
        const std::string place = "game " + std::to_string(record.games.size() + 1);
        Reader one(game, place, reader.problems(), ", ");
        record.games.push_back(readGame(one, place));
        record.games.back().line = game.line;
        one.done();
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
        record.games.push_back(readGame(reader, ""));
    reader.done();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return record;
}

} // namespace files
