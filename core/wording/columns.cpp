#include "columns.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace wording {

namespace {

/// Characters that take two columns in the standard library (C++20, [format.string.std]).
bool isWide(char32_t c)
{
    constexpr std::pair<char32_t, char32_t> wide[] = {
        {0x1100, 0x115F},   {0x2329, 0x232A},   {0x2E80, 0x303E},   {0x3040, 0xA4CF},   {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},   {0xFE10, 0xFE19},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x2FFFD}, {0x30000, 0x3FFFD},
    };
    return std::any_of(std::begin(wide), std::end(wide),
                       [c](const auto& range) { return c >= range.first && c <= range.second; });
}

/// The UTF-8 character that begins at `at`.
char32_t characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<char32_t>(static_cast<unsigned char>(text[i])) : 0;
    };
    const char32_t first = byte(at);
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    char32_t c = more == 0 ? first : first & (0x3Fu >> more);
    for (int i = 1; i <= more; ++i)
        c = c << 6 | (byte(at + static_cast<std::size_t>(i)) & 0x3F);
    return c;
}

constexpr const char* betweenColumns = "  ";

std::string lineOf(const std::vector<Heading>& headings, const std::vector<std::string>& cells,
                   const std::vector<int>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < headings.size(); ++i)
        line += (i == 0 ? "" : betweenColumns) +
                (headings[i].isRight ? right(cells[i], widths[i]) : padded(cells[i], widths[i]));
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

} // namespace

int columns(std::string_view text)
{
    int all = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            all += isWide(characterAt(text, i)) ? 2 : 1;
    return all;
}

std::string padded(std::string_view text, int width)
{
    const int missing = width - columns(text);
    return std::string(text) + std::string(static_cast<std::size_t>(std::max(missing, 0)), ' ');
}

std::vector<std::string> wrapped(std::string_view text, int width)
{
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width)
            lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
    }
    return lines;
}

std::string right(const std::string& text, int width)
{
    const int missing = width - columns(text);
    return std::string(static_cast<std::size_t>(missing > 0 ? missing : 0), ' ') + text;
}

std::string tableText(const std::vector<Heading>& headings, const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::vector<std::string>> lines(1);
    for (const Heading& heading : headings)
        lines.front().push_back(heading.text.toStdString());
    lines.insert(lines.end(), rows.begin(), rows.end());
    std::vector<int> widths(headings.size());
    for (const auto& line : lines)
        for (std::size_t i = 0; i < headings.size(); ++i)
            widths[i] = std::max(widths[i], columns(line[i]));
    std::string text;
    for (const auto& line : lines)
        text += lineOf(headings, line, widths);
    return text;
}

} // namespace wording
