// Tables as comma-separated values (RFC 4180) that any spreadsheet opens.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace files {

/// Nothing, a whole number, or text.
using CsvCell = std::variant<std::monostate, long long, std::string>;

struct CsvTable {
    std::vector<std::string> columns;       ///< stable names, `points_for`
    std::vector<std::vector<CsvCell>> rows; ///< each with a cell for every column
};

/// The header and the rows, each line ended by CRLF; in UTF-8 behind a byte order mark, without which Excel
/// takes it for the machine's old code page. Text that a spreadsheet would take for a formula, since behind
/// blanks it begins with = + - @, with one of their wide forms, with a tab or a carriage return, has an
/// apostrophe in front; numbers stay numbers.
std::string csvText(const CsvTable& table);

/// The text of a cell, before any quotes.
std::string disarmed(const std::string& text);

} // namespace files
