// Lines of cells to draw text on. A cell shows one character, which in UTF-8 may be several bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// How many cells the UTF-8 text takes.
std::size_t cellsOf(std::string_view text);

class Canvas {
public:
    void put(std::size_t row, std::size_t column, std::string_view character);
    /// A cell a character, as all are one column wide.
    void write(std::size_t row, std::size_t column, std::string_view text);
    /// A horizontal line from column `first` up to but without `last`.
    void rule(std::size_t row, std::size_t first, std::size_t last);

    /// All lines down to the last one drawn on, each ended; no blanks at the end of a line.
    std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace wording
