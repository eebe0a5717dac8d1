#include "canvas.h"

#include <algorithm>

namespace wording {

namespace {

bool begins(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
}

} // namespace

std::size_t cellsOf(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins));
}

void Canvas::put(std::size_t row, std::size_t column, std::string_view character)
{
    if (m_rows.size() <= row)
        m_rows.resize(row + 1);
    if (m_rows[row].size() <= column)
        m_rows[row].resize(column + 1, " ");
    m_rows[row][column] = character;
}

void Canvas::write(std::size_t row, std::size_t column, std::string_view text)
{
    while (!text.empty()) {
        const auto next = std::find_if(text.begin() + 1, text.end(), begins);
        const auto size = static_cast<std::size_t>(next - text.begin());
        if (text.front() != ' ')
            put(row, column, text.substr(0, size));
        text.remove_prefix(size);
        ++column;
    }
}

void Canvas::rule(std::size_t row, std::size_t first, std::size_t last)
{
    for (std::size_t column = first; column < last; ++column)
        put(row, column, "─");
}

std::string Canvas::text() const
{
    std::string all;
    for (const std::vector<std::string>& row : m_rows) {
        for (const std::string& cell : row)
            all += cell;
        all += '\n';
    }
    return all;
}

} // namespace wording
