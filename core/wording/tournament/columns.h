// Text in columns, measured in characters and not in bytes of UTF-8.
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace wording {

/// The text with blanks in front, up to that many columns.
std::string right(const std::string& text, int width);

struct Heading {
    QString text;
    bool isRight = false; ///< aligned right, for numbers
};

/// The headings and the rows below them, each column as wide as its widest cell; no blanks at the end of a
/// line. Every row has a cell for each heading.
std::string tableText(const std::vector<Heading>& headings,
                      const std::vector<std::vector<std::string>>& rows);

} // namespace wording
