// A fact as a row of its kind's table: columns and cells from which the store makes statements.
#pragma once

#include "fact.h"

namespace facts {

/// A number, a text, or nothing (NULL).
using Cell = std::variant<std::monostate, long long, std::string>;

struct Column {
    enum class Type { Integer, Text };
    std::string name; ///< in snake case; `table` is `table_no`, `from` is `from_match`
    Type type = Type::Text;
    bool isPrivate = false; ///< can change and be purged, and is in no payload
    friend bool operator==(const Column&, const Column&) = default;
};

/// The table of a kind: `time_call`.
std::string tableOf(std::string_view kind);
/// Its columns besides the op, in order; none if there is no such kind.
const std::vector<Column>& columnsOf(std::string_view kind);
/// The fact's cells, one per column.
std::vector<Cell> cellsOf(const Fact& fact);

} // namespace facts
