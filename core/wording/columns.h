// Plain text in columns. UTF-8.
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// The width of a page of plain text.
inline constexpr int pageWidth = 80;
/// The width of UTF-8 text in columns: two for a Chinese, Japanese or Korean character, one for any other.
int columns(std::string_view text);
/// The text padded with spaces to that width.
std::string padded(std::string_view text, int width);
/// The text broken into lines of at most `width` columns. A longer word gets its own line.
std::vector<std::string> wrapped(std::string_view text, int width);

/// The text padded on the left with spaces to that width.
std::string right(const std::string& text, int width);

struct Heading {
    QString text;
    bool isRight = false; ///< aligned right, for numbers
};

/// The headings with the rows below. Each column is as wide as its widest cell. No line ends with spaces.
/// Each row must have a cell for each heading.
std::string tableText(const std::vector<Heading>& headings,
                      const std::vector<std::vector<std::string>>& rows);

} // namespace wording
