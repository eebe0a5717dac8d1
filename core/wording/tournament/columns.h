// Text in columns, measured in characters and not in bytes of UTF-8.
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace wording {

/// The text padded on the left with spaces to that width.
std::string right(const std::string& text, int width);

struct Heading {
    QString text;
    bool isRight = false; ///< aligned right, for numbers
};

/// The headings with the rows below. Each column is as wide as its widest cell. No line ends with spaces.
/// Each row must have a cell for each heading.
std::string tableText(const std::vector<Heading>& headings,
                      const std::vector<std::vector<std::string>>& rows);

} // namespace wording
