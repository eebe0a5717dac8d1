// Comma-separated values as RFC 4180 has them, and as programs write them.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster::csv {

struct Row {
    int line = 1; ///< where it begins; a quoted cell can reach over several
    std::vector<std::string> cells;
    std::optional<message::Message> wrong; ///< with its quotes
};

struct Table {
    std::vector<Row> rows;
    int unclosedQuote =
        0; ///< the line of a quote that never closes, so that all after it is one cell; 0: none
};

/// `,`, `;` or tab: the one that the first line has most of outside quotes, or the one that a spreadsheet's
/// first line `sep=;` names.
char delimiterOf(std::string_view text);

/// Reads CRLF, LF and CR, quotes after blanks, and a quote within an unquoted cell as it is. Empty lines and
/// a first line `sep=;` are no rows. Rows may differ in length.
Table parse(std::string_view text, char delimiter);

} // namespace roster::csv

namespace roster {

enum class Encoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Windows1252 };
/// `UTF-8`, `UTF-16`, `Windows-1252`.
std::string_view name(Encoding encoding);

struct Decoded {
    std::string text; ///< UTF-8, without byte order mark
    Encoding encoding = Encoding::Utf8;
};

/// Reads UTF-8 and UTF-16 with and without byte order mark, and anything else as Windows-1252, a guess the
/// person should be warned of. Refuses files that are not text (a workbook, a PDF, NUL bytes), UTF-16 that is
/// cut off or has half a character, and bytes that even Windows-1252 does not have.
tl::expected<Decoded, message::Message> decode(std::string_view bytes);

} // namespace roster
