// Plain text in columns. UTF-8.
#pragma once

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

} // namespace wording
