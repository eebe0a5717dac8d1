// The constraints of the schema (migrations/) by their codes, and what each says to people.
#pragma once

#include <span>
#include <string_view>

namespace store {

struct Check {
    std::string_view code;      ///< the constraint's name: `hand_tricks_13`
    std::string_view sentence;  ///< what must hold
    std::string_view columns{}; ///< of a UNIQUE: SQLite names its columns in place of the constraint
};

std::span<const Check> allChecks();
/// Empty where there is no such constraint.
std::string_view sentenceOf(std::string_view code);
/// The code of the UNIQUE over these columns, as SQLite lists them; empty where there is none.
std::string_view codeOfColumns(std::string_view columns);

} // namespace store
