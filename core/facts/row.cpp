#include "row.h"

#include "canonical.h"
#include "kinds.h"
#include "sidecells.h"

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

// Lists the fields of a kind as it is shown them.
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
    const auto at =
        std::find_if(tables().begin(), tables().end(), [&](const Table& t) { return t.kind == kind; });
    return at == tables().end() ? nullptr : &*at;
}

std::string joinedIds(const json::Array& ids)
{
    std::string text;
    for (const json::Value& id : ids)
        text += (text.empty() ? "" : " ") + *id.string();
    return text;
}

json::Value splitIds(std::string_view text)
{
    json::Array ids;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        ids.push_back(json::of(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return json::of(std::move(ids));
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
        return canonical(*value);
    if (form == Form::Whole)
        return *value->integer();
    return *value->string();
}

// The JSON of a cell; nothing where the field is not written. What cannot be so is handed on, and the parser
// refuses it.
std::optional<json::Value> jsonOf(Form form, const Cell& cell)
{
    if (std::holds_alternative<std::monostate>(cell))
        return std::nullopt;
    if (const long long* number = std::get_if<long long>(&cell)) {
        if (form == Form::Flag && (*number == 0 || *number == 1))
            return *number ? std::optional(json::of(true)) : std::nullopt;
        return json::Value{*number};
    }
    const std::string& text = std::get<std::string>(cell);
    if (form == Form::Ids)
        return splitIds(text);
    if (form == Form::Json)
        return JsonObject{}.write(text);
    return json::of(text);
}

} // namespace

std::string tableOf(std::string_view kind)
{
    std::string name(kind);
    std::replace(name.begin(), name.end(), '-', '_');
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

tl::expected<Fact, json::Problems> fromCells(std::string_view kind, const std::vector<Cell>& cells)
{
    const Table* table = tableFor(kind);
    if (!table || cells.size() != table->columns.size())
        return tl::unexpected(json::Problems{{1, std::string(kind), "the row is of no known kind or shape"}});
    json::Object members;
    std::span<const Cell> rest = cells;
    for (const FieldForm& field : table->fields) {
        const std::size_t width = field.form == Form::SideHand ? sideWidth : 1;
        auto value = field.form == Form::SideHand ? std::optional(sideJson(rest.first(width)))
                                                  : jsonOf(field.form, rest.front());
        if (value)
            members.emplace_back(field.key, std::move(*value));
        rest = rest.subspan(width);
    }
    json::Problems problems;
    auto fact = read(kind, json::of(std::move(members)), {}, problems);
    if (!fact)
        return tl::unexpected(std::move(problems));
    return std::move(*fact);
}

} // namespace facts
