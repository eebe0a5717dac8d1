#include "sidecells.h"

namespace facts {

namespace {

Cell numberIn(const json::Value* value)
{
    return value && value->integer() ? Cell(*value->integer()) : Cell();
}

void addBid(const json::Value& bid, std::vector<Cell>& cells)
{
    cells.push_back(numberIn(&bid));
    cells.emplace_back(bid.string() ? *bid.string() : std::string(word(Bid::Call::Number)));
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

} // namespace facts
