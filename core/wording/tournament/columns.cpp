#include "columns.h"

#include "wording/columns.h"
#include <algorithm>

namespace wording {

namespace {

constexpr const char* betweenColumns = "  ";

std::vector<int> widthsOf(const std::vector<Heading>& headings,
                          const std::vector<std::vector<std::string>>& rows)
{
    std::vector<int> widths;
    widths.reserve(headings.size());
    for (const Heading& heading : headings)
        widths.push_back(wording::columns(heading.text));
    for (const auto& row : rows)
        for (std::size_t i = 0; i < headings.size(); ++i)
            widths[i] = std::max(widths[i], wording::columns(row[i]));
    return widths;
}

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
    const std::vector<int> widths = widthsOf(headings, rows);
    std::vector<std::string> titles;
    titles.reserve(headings.size());
    for (const Heading& heading : headings)
        titles.push_back(heading.text);
    std::string text = lineOf(headings, titles, widths);
    for (const auto& row : rows)
        text += lineOf(headings, row, widths);
    return text;
}

} // namespace wording
