// The constraints of the schema (migrations/) by the codes of their messages: SQL names `hand-tricks-13`
// `hand_tricks_13`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace store {

/// All of them.
const std::vector<std::string>& constraints();
/// The code of the constraint with that SQL name; empty if there is none.
std::string_view codeOfConstraint(std::string_view name);
/// The code of the UNIQUE over these columns, as SQLite lists them; empty if there is none.
std::string_view codeOfColumns(std::string_view columns);

} // namespace store
