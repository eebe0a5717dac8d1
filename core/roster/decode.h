// Bytes of a text file that some other program wrote, as UTF-8.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace roster {

enum class Encoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };
/// `UTF-8`, `UTF-16`, `Windows-1252`.
std::string_view name(Encoding encoding);

struct Decoded {
    std::string text; ///< UTF-8, without byte order mark
    Encoding encoding = Encoding::Utf8;
};

/// Reads UTF-8 and UTF-16 with and without byte order mark, and what is neither as Windows-1252, which is a
/// guess that the person should be told. Refused: files that are no text (a workbook, a PDF,
/// NUL bytes), UTF-16 that is cut off or has half a character, and bytes that not even Windows-1252 has.
tl::expected<Decoded, message::Message> decode(std::string_view bytes);

} // namespace roster
