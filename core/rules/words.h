// Small pieces of text that the rule card and the comparison are made of. UTF-8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// `1 point`, `300 points`, `−200 points`. Without a unit the number alone.
std::string counted(int number, std::string_view unit);
/// Points as they are added: `+50`, `−50`, `0`.
std::string added(int points);
/// `a; b; c`.
std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// `a`, `a or b`, `a, b or c`.
std::string listed(const std::vector<std::string>& parts, std::string_view last);
/// The text with its first letter large, where that is a Latin one.
std::string sentence(std::string text);
/// `no-spade` as `no spade`.
std::string spaced(std::string name);
/// `2H` as `2♥`, `BJ` as `big joker`.
std::string cardInWords(std::string_view card);

/// Columns of a printed page of text.
inline constexpr int pageWidth = 80;
/// How many columns the UTF-8 text takes: a Chinese, Japanese or Korean character two, any other one.
int columns(std::string_view text);
/// The text padded with spaces to that many columns.
std::string padded(std::string_view text, int width);
/// The words of the text in lines of at most `width` columns; a longer word has a line of its own.
std::vector<std::string> wrapped(std::string_view text, int width);

} // namespace rules
