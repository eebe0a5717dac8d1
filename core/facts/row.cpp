#include "row.h"

#include <algorithm>

namespace facts {

namespace {

struct FieldForm {
    std::string key;
    Form form;
};

struct Table {
    std::string_view kind;
    std::vector<FieldForm> fields;
    std::vector<Column> columns;
};

std::string columnName(std::string_view key)
{
    if (key == "table")
        return "table_no";
    if (key == "from")
        return "from_match";
    std::string name;
    for (const char c : key) {
        const bool large = c >= 'A' && c <= 'Z';
        if (large)
            name += '_';
        name += large ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return name;
}

// A side of a hand is nine cells: bid_side or (bid_1, call_1, bid_2, call_2), blind, tricks_side or
// (tricks_1, tricks_2), each after the letter of the side.
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

// Lists the fields of a kind.
struct FieldLister {
    Table& table;

    template <class T, class Shape>
    void operator()(std::string_view key, const T&, const Shape&)
    {
        table.fields.push_back({std::string(key), Shape::form});
        if (Shape::form == Form::SideHand) {
            for (const Column& column : sideColumns(key))
                table.columns.push_back(column);
            return;
        }
        const bool whole = Shape::form == Form::Whole || Shape::form == Form::Flag;
        table.columns.push_back(
            {columnName(key), whole ? Column::Type::Integer : Column::Type::Text, isPrivate<Shape>});
    }
};

const std::vector<Table>& tables()
{
    static const std::vector<Table> all = [] {
        std::vector<Table> made;
        forEachKind([&](const auto& blank) {
            Table& table = made.emplace_back(Table{blank.kind, {}, {}});
            std::decay_t<decltype(blank)>::fields(blank, FieldLister{table});
        });
        return made;
    }();
    return all;
}

const Table* tableFor(std::string_view kind)
{
    const auto at = std::ranges::find(tables(), kind, &Table::kind);
    return at == tables().end() ? nullptr : &*at;
}

Cell numberIn(const json::Value* value)
{
    return value && value->integer() ? Cell(*value->integer()) : Cell();
}

void addBid(const json::Value& bid, std::vector<Cell>& cells)
{
    cells.push_back(numberIn(&bid));
    cells.emplace_back(bid.string() ? *bid.string() : std::string(word(Bid::Call::Number)));
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

std::string joinedIds(const json::Array& ids)
{
    std::string text;
    for (const json::Value& id : ids)
        text += (text.empty() ? "" : " ") + *id.string();
    return text;
}

Cell cellOf(Form form, const json::Value* value)
{
    if (form == Form::Flag)
        return value ? 1LL : 0LL;
    if (!value)
        return {};
    if (form == Form::Ids)
        return joinedIds(*value->array());
    if (form == Form::Json)
        return json::canonical(*value);
    if (form == Form::Whole)
        return *value->integer();
    return *value->string();
}

} // namespace

std::string tableOf(std::string_view kind)
{
    std::string name(kind);
    std::ranges::replace(name, '-', '_');
    return name;
}

const std::vector<Column>& columnsOf(std::string_view kind)
{
    static const std::vector<Column> none;
    const Table* table = tableFor(kind);
    return table ? table->columns : none;
}

std::vector<Cell> cellsOf(const Fact& fact)
{
    const json::Value value = toJson(fact);
    std::vector<Cell> cells;
    for (const FieldForm& field : tableFor(kindOf(fact))->fields) {
        const json::Value* member = value.find(field.key);
        if (field.form == Form::SideHand)
            addSideCells(*member, cells);
        else
            cells.push_back(cellOf(field.form, member));
    }
    return cells;
}

} // namespace facts
