// The constraints of the schema (migrations/), by the codes of their messages: `hand-tricks-13` is called
// `hand_tricks_13` in SQL.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace store {

const std::vector<std::string>& constraints();
/// The code of the constraint with that SQL name. Empty if there is none.
std::string_view codeOfConstraint(std::string_view name);
/// The code of the UNIQUE over these columns, as SQLite lists them. Empty if there is none.
std::string_view codeOfColumns(std::string_view columns);

} // namespace store
