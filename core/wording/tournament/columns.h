// Text in columns, as wide as the characters of UTF-8 and not its bytes.
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace wording {

/// The text with blanks before it, up to that many columns.
std::string right(const std::string& text, int width);

struct Heading {
    QString text;
    bool isRight = false; ///< its cells end at the right, as numbers do
};

/// The headings and under them the rows, each column as wide as its widest cell; no blanks at a line's end.
/// Every row has a cell for each heading.
std::string tableText(const std::vector<Heading>& headings,
                      const std::vector<std::vector<std::string>>& rows);

} // namespace wording
