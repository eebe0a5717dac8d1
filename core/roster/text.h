// Text that somebody typed or exported, before it may be stored: names of teams and people, IDs,
// affiliations.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace roster {

/// The longest name of a team or a person, in characters (code points).
inline constexpr int longestName = 60;

/// The text as it may be stored: UTF-8 in NFC, without blanks at its ends, and one space for any run of
/// blanks within. Nothing else is changed. Refused, as that of which `what` is the name (`name of the team`):
/// no UTF-8, nothing but blanks, more than `longest` characters, a line break within, control characters,
/// characters that turn the direction of writing, that nobody can see, or that belong to one program alone,
/// U+FFFD (a letter that an earlier program lost), an accent without a letter, and more than four accents on
/// one. Joiners stay where Arabic and Indic writing and emoji need them (RFC 5892, appendix A).
tl::expected<std::string, message::Message> storable(std::string_view utf8, const message::Message& what,
                                                     int longest = longestName);

/// Any bytes as a message can show them: in double quotes, at most 40 characters, with what cannot be seen or
/// would disturb the message given by number (`<U+202E>`).
std::string shown(std::string_view bytes);

/// Whether six or more digits are in a row there, as in a card number.
bool hasCardNumber(std::string_view text);
/// The text with the last three alone of so many digits: `W…820` of `W730114820`.
std::string withoutCardNumbers(std::string_view text);

// What the room asks of Unicode. Qt Core answers: it is in the program anyway and needs no further package.

/// The characters of a text; nothing where it is no UTF-8.
std::optional<std::u32string> fromUtf8(std::string_view utf8);
/// As far as it can be read: U+FFFD for what is no UTF-8.
std::u32string fromAnyBytes(std::string_view bytes);
std::string toUtf8(std::u32string_view text);

/// A space of any width, or a tab.
bool isBlank(char32_t c);
bool isLineBreak(char32_t c);

/// What is the same for two ways to write one name: without case, accents on Latin, Greek or Cyrillic
/// letters, compatibility forms, the differences between apostrophes, hyphens and blanks, and what turns the
/// direction. To compare, not to show.
std::string folded(std::string_view utf8);

} // namespace roster
