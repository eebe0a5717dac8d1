// Typed or exported text before it is stored: names of teams and people, IDs, affiliations.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace roster {

/// The longest name of a team or a person, in characters (code points).
inline constexpr int longestName = 60;

/// The text in the form in which it is stored: UTF-8 in NFC, without spaces at the ends, and with one space
/// for each run of spaces. Nothing else changes. Refuses text that isn't UTF-8, is blank, or has more than
/// `longest` characters, a line break, control characters, characters that change the writing direction,
/// invisible or private-use characters, U+FFFD (a letter that another program lost), an accent without a
/// letter, or more than four accents on one letter. Joiners stay where Arabic and Indic writing and emoji
/// need them (RFC 5892, appendix A). `what` names the text in messages: `name of the team`.
tl::expected<std::string, message::Message> storable(std::string_view utf8, const message::Message& what,
                                                     int longest = longestName);

/// Any bytes in a form that messages can show: in double quotes, at most 40 characters, with invisible or
/// disturbing characters as numbers (`<U+202E>`).
std::string shown(std::string_view bytes);

/// Whether it has six or more digits in a row, like a card number.
bool hasCardNumber(std::string_view text);
/// The text with only the last three digits of each such number: `W…820` for `W730114820`.
std::string withoutCardNumbers(std::string_view text);

// The Unicode functions of this room. They use Qt Core, which the program has anyway, so no other package is
// needed.

/// The characters of a text. Nothing if it isn't UTF-8.
std::optional<std::u32string> fromUtf8(std::string_view utf8);
/// The same for any bytes, with U+FFFD for those that aren't UTF-8.
std::u32string fromAnyBytes(std::string_view bytes);
std::string toUtf8(std::u32string_view text);

/// Whether it is a space of any width or a tab.
bool isBlank(char32_t c);
bool isLineBreak(char32_t c);

/// The name without case, accents on Latin, Greek or Cyrillic letters, compatibility forms, the differences
/// between apostrophes, hyphens and spaces, and direction marks: the same for different ways of writing it.
/// For comparing, not for showing.
std::string folded(std::string_view utf8);

} // namespace roster
