// Tables as comma-separated values (RFC 4180) that any spreadsheet opens.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace files {

/// Nothing, a whole number, or text.
using CsvCell = std::variant<std::monostate, long long, std::string>;

struct CsvTable {
    std::vector<std::string> columns;       ///< names that never change, `points_for`
    std::vector<std::vector<CsvCell>> rows; ///< each with a cell for every column
};

/// The header and the rows, each line ended by CRLF; UTF-8 with a byte order mark, without which Excel reads
/// it in the machine's old code page. Text that a spreadsheet would read as a formula, because it begins
/// (after blanks) with = + - @ or a wide form of these, with a tab or a carriage return, gets an apostrophe
/// in front; numbers stay numbers.
std::string csvText(const CsvTable& table);

/// The text of a cell, without quotes added.
std::string disarmed(const std::string& text);

} // namespace files
