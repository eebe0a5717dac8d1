// Comma-separated values as RFC 4180 has them, and as programs write them.
#pragma once

#include "message/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// Takes CRLF, LF and CR, quotes after blanks, and a quote within an unquoted cell as it stands. Empty lines
/// and a first line `sep=;` are no rows. Rows may differ in length.
Table parse(std::string_view text, char delimiter);

} // namespace roster::csv
