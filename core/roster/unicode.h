// What the room asks of Unicode. Qt Core answers: it is in the program anyway and needs no further package.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roster {

/// The characters of a text; nothing where it is no UTF-8.
std::optional<std::u32string> fromUtf8(std::string_view utf8);
/// As far as it can be read: U+FFFD for what is no UTF-8.
std::u32string fromAnyBytes(std::string_view bytes);
std::string toUtf8(std::u32string_view text);

std::u32string nfc(std::u32string_view text);

/// A space of any width, or a tab.
bool isBlank(char32_t c);
bool isLineBreak(char32_t c);
/// An accent or another mark that sits on the character before it.
bool isMark(char32_t c);
/// Embedding, override, isolate and their ends.
bool turnsDirection(char32_t c);
/// A control character other than tab and line break.
bool isControl(char32_t c);
/// Means something to one program alone, or nothing to anybody: private use and noncharacters.
bool isNobodys(char32_t c);
/// Whether nothing shows at that place of the text. Joiners and variation selectors that change how a
/// neighbour looks are not hidden.
bool isHidden(std::u32string_view text, std::size_t at);

/// `U+202E`.
std::string number(char32_t c);

/// What is the same for two ways to write one name: without case, accents on Latin, Greek or Cyrillic
/// letters, compatibility forms, the differences between apostrophes, hyphens and blanks, and what turns the
/// direction. To compare, not to show.
std::string folded(std::string_view utf8);

} // namespace roster
