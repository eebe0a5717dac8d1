#include "sidecells.h"

namespace facts {

namespace {

bool isNull(const Cell& cell)
{
    return std::holds_alternative<std::monostate>(cell);
}

Cell numberIn(const json::Value* value)
{
    return value && value->integer() ? Cell(*value->integer()) : Cell();
}

json::Value plain(const Cell& cell)
{
    if (const long long* number = std::get_if<long long>(&cell))
        return {*number};
    if (const std::string* text = std::get_if<std::string>(&cell))
        return json::of(*text);
    return json::of(nullptr);
}

void addBid(const json::Value& bid, std::vector<Cell>& cells)
{
    cells.push_back(numberIn(&bid));
    cells.emplace_back(bid.string() ? *bid.string() : std::string(word(Bid::Call::Number)));
}

// A number's call is `number`, and a nil has no number; anything else is null, which is no bid.
json::Value bidJson(const Cell& number, const Cell& call)
{
    const std::string* text = std::get_if<std::string>(&call);
    const bool isNumber = text && *text == word(Bid::Call::Number);
    if (isNumber == isNull(number))
        return json::of(nullptr);
    return isNumber ? plain(number) : plain(call);
}

} // namespace

std::vector<Column> sideColumns(std::string_view side)
{
    using enum Column::Type;
    std::vector<Column> columns = {
        {"bid_side", Integer, false},    {"bid_1", Integer, false},    {"call_1", Text, false},
        {"bid_2", Integer, false},       {"call_2", Text, false},      {"blind", Integer, false},
        {"tricks_side", Integer, false}, {"tricks_1", Integer, false}, {"tricks_2", Integer, false}};
    for (Column& column : columns)
        column.name = std::string(side) + '_' + column.name;
    return columns;
}

void addSideCells(const json::Value& part, std::vector<Cell>& cells)
{
    cells.push_back(numberIn(part.find("bid")));
    if (const json::Value* bids = part.find("bids")) {
        addBid((*bids->array())[0], cells);
        addBid((*bids->array())[1], cells);
    } else {
        cells.insert(cells.end(), 4, Cell());
    }
    cells.emplace_back(part.find("blind") ? 1LL : 0LL);
    const json::Value* tricks = part.find("tricks");
    cells.push_back(numberIn(tricks));
    const json::Array* split = tricks ? tricks->array() : nullptr;
    for (const std::size_t partner : {0, 1})
        cells.push_back(split ? numberIn(&(*split)[partner]) : Cell());
}

json::Value sideJson(std::span<const Cell> cells)
{
    json::Object part;
    if (!isNull(cells[0]))
        part.emplace_back("bid", plain(cells[0]));
    if (!isNull(cells[1]) || !isNull(cells[2]) || !isNull(cells[3]) || !isNull(cells[4]))
        part.emplace_back("bids",
                          json::of(json::Array{bidJson(cells[1], cells[2]), bidJson(cells[3], cells[4])}));
    if (cells[5] == Cell(1LL))
        part.emplace_back("blind", json::of(true));
    else if (cells[5] != Cell(0LL))
        part.emplace_back("blind", plain(cells[5]));
    const bool split = !isNull(cells[7]) || !isNull(cells[8]);
    if (split && isNull(cells[6]))
        part.emplace_back("tricks", json::of(json::Array{plain(cells[7]), plain(cells[8])}));
    else if (split)
        part.emplace_back("tricks", json::of(nullptr));
    else if (!isNull(cells[6]))
        part.emplace_back("tricks", plain(cells[6]));
    return json::of(std::move(part));
}

} // namespace facts
