// Tables as comma-separated values (RFC 4180) that any spreadsheet can open.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace files {

/// Nothing, a whole number, or text.
using CsvCell = std::variant<std::monostate, long long, std::string>;

struct CsvTable {
    std::vector<std::string> columns;       ///< names that never change: `points_for`
    std::vector<std::vector<CsvCell>> rows; ///< each with a cell for each column
};

/// The header and the rows, each line ending with CRLF. UTF-8 with a byte order mark, because Excel reads it
/// in the computer's old code page otherwise. Text that a spreadsheet would read as a formula gets an
/// apostrophe in front: text that begins (after spaces) with = + - @ or a wide form of these, or with a tab
/// or a carriage return. Numbers stay numbers.
std::string csvText(const CsvTable& table);

/// The text of a cell with that apostrophe if needed, but without quotes.
std::string disarmed(const std::string& text);

} // namespace files
