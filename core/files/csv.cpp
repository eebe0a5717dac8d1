#include "csv.h"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace files {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view lineEnd = "\r\n";

/// What makes a spreadsheet calculate; the wide forms come last.
constexpr std::string_view starts[]{"=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"};

std::string quoted(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string all = "\"";
    for (const char each : text)
        all += each == '"' ? std::string("\"\"") : std::string(1, each);
    return all + '"';
}

std::string cellText(const CsvCell& cell)
{
    if (const auto* number = std::get_if<long long>(&cell))
        return std::to_string(*number);
    const auto* text = std::get_if<std::string>(&cell);
    return text ? quoted(disarmed(*text)) : std::string();
}

template <class Cells, class Text>
std::string lineOf(const Cells& cells, Text text)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i)
        line += (i == 0 ? "" : ",") + text(cells[i]);
    return line + std::string(lineEnd);
}

} // namespace

std::string disarmed(const std::string& text)
{
    const std::size_t first = std::min(text.find_first_not_of(" \n"), text.size());
    const std::string_view said = std::string_view(text).substr(first);
    const bool reckons = std::ranges::any_of(starts, [&](auto start) { return said.starts_with(start); });
    return reckons ? '\'' + text : text;
}

std::string csvText(const CsvTable& table)
{
    std::string all = std::string(byteOrderMark) + lineOf(table.columns, quoted);
    for (const std::vector<CsvCell>& row : table.rows) {
        assert(row.size() == table.columns.size());
        all += lineOf(row, cellText);
    }
    return all;
}

} // namespace files
