// Comma-separated values as in RFC 4180, and as programs write them.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster::csv {

struct Row {
    int line = 1; ///< where it begins; a quoted cell can cover several
    std::vector<std::string> cells;
    std::optional<message::Message> wrong; ///< with its quotes
};

struct Table {
    std::vector<Row> rows;
    int unclosedQuote = 0; ///< the line of a quote that never closes, so that the rest is one cell; 0: none
};

/// `,`, `;` or tab: the one that is most frequent outside quotes in the first line, or the one named by a
/// spreadsheet's first line `sep=;`.
char delimiterOf(std::string_view text);

/// Reads CRLF, LF and CR, quotes after blanks, and quotes within an unquoted cell as they are. Empty lines
/// and a first line `sep=;` aren't rows. Rows can differ in length.
Table parse(std::string_view text, char delimiter);

} // namespace roster::csv

namespace roster {

struct Decoded {
    std::string text;     ///< UTF-8, without byte order mark
    bool isGuess = false; ///< nothing says that it is Windows-1252
};

/// Reads UTF-8 and UTF-16 with and without a byte order mark, and anything else as Windows-1252, a guess that
/// needs a warning. Refuses files that aren't text (a workbook, a PDF, NUL bytes), UTF-16 that is cut off or
/// has half a character, and bytes that even Windows-1252 doesn't have.
tl::expected<Decoded, message::Message> decode(std::string_view bytes);

} // namespace roster
