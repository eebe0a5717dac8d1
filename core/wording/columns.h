// Text in columns on a page of plain text. UTF-8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// Columns of a printed page of text.
inline constexpr int pageWidth = 80;
/// The width of the UTF-8 text in columns: two for a Chinese, Japanese or Korean character, one for any
/// other.
int columns(std::string_view text);
/// The text padded with spaces to that many columns.
std::string padded(std::string_view text, int width);
/// The words of the text in lines of at most `width` columns; a longer word has a line of its own.
std::vector<std::string> wrapped(std::string_view text, int width);

} // namespace wording
