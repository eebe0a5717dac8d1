#include "canvas.h"

namespace bracket {

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
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != ' ')
            put(row, column + i, text.substr(i, 1));
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

} // namespace bracket
