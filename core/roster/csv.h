// Reads comma-separated values, as in RFC 4180 and as programs actually write them.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster::csv {

struct Row {
    int line = 1; ///< where the row begins; a quoted cell can span several lines
    std::vector<std::string> cells;
    std::optional<message::Message> wrong; ///< what is wrong with its quotes
};

struct Table {
    std::vector<Row> rows;
    int unclosedQuote = 0; ///< the line of a quote that is never closed, so the rest is one cell; 0: none
};

/// `,`, `;` or tab: the most frequent of these outside quotes in the first line, or the one in a first line
/// `sep=;`.
char delimiterOf(std::string_view text);

/// Accepts CRLF, LF and CR, quotes after spaces, and quotes inside an unquoted cell. Empty lines and a first
/// line `sep=;` aren't rows. Rows can have different lengths.
Table parse(std::string_view text, char delimiter);

} // namespace roster::csv

namespace roster {

struct Decoded {
    std::string text;     ///< UTF-8 without a byte order mark
    bool isGuess = false; ///< the encoding is only assumed to be Windows-1252
};

/// Reads UTF-8 and UTF-16 with and without a byte order mark. Anything else is assumed to be Windows-1252,
/// which needs a warning. Refuses files that aren't text (a workbook, a PDF, NUL bytes), UTF-16 that is cut
/// off or has half a character, and bytes that Windows-1252 doesn't have.
tl::expected<Decoded, message::Message> decode(std::string_view bytes);

} // namespace roster
