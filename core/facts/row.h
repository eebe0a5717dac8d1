// A fact as a row in the table of its kind. The store makes statements from these columns and cells.
#pragma once

#include "fact.h"

namespace facts {

/// A number, a text, or nothing (NULL).
using Cell = std::variant<std::monostate, long long, std::string>;

struct Column {
    enum class Type { Integer, Text };
    std::string name; ///< in snake case; the field `table` is in `table_no`, `from` in `from_match`
    Type type = Type::Text;
    bool isPrivate = false; ///< it can be changed and purged, and isn't in the payload
    friend bool operator==(const Column&, const Column&) = default;
};

/// The table for a kind: `time_call`.
std::string tableOf(std::string_view kind);
/// The columns besides the op, in order. Empty if there is no such kind.
const std::vector<Column>& columnsOf(std::string_view kind);
/// The cells of the fact, one for each column.
std::vector<Cell> cellsOf(const Fact& fact);

} // namespace facts
