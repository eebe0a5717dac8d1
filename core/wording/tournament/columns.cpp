#include "columns.h"

#include "wording/columns.h"
#include <algorithm>

namespace wording {

namespace {

constexpr const char* betweenColumns = "  ";

std::string lineOf(const std::vector<Heading>& headings, const std::vector<std::string>& cells,
                   const std::vector<int>& widths)
{
    std::string line;
    for (std::size_t i = 0; i < headings.size(); ++i)
        line += (i == 0 ? "" : betweenColumns) +
                (headings[i].isRight ? right(cells[i], widths[i]) : wording::padded(cells[i], widths[i]));
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

} // namespace

std::string right(const std::string& text, int width)
{
    const int missing = width - wording::columns(text);
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
            widths[i] = std::max(widths[i], wording::columns(line[i]));
    std::string text;
    for (const auto& line : lines)
        text += lineOf(headings, line, widths);
    return text;
}

} // namespace wording
