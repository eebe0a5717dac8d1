// CSV read as RFC 4180 has it and not one byte otherwise.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace csvreader {

using Rows = std::vector<std::vector<std::string>>;

/// Nothing where the text is not as the RFC has it: no mark in front, a line that does not end in CRLF, a
/// quote where none may be, rows of different lengths.
inline std::optional<Rows> read(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (!text.starts_with(mark))
        return std::nullopt;
    Rows rows;
    for (std::size_t at = mark.size(); at < text.size();) {
        std::vector<std::string>& row = rows.emplace_back();
        for (bool goesOn = true; goesOn;) {
            std::string& cell = row.emplace_back();
            if (at < text.size() && text[at] == '"') {
                for (++at;; ++at) {
                    if (at >= text.size())
                        return std::nullopt;
                    if (text[at] == '"' && (at + 1 >= text.size() || text[at + 1] != '"'))
                        break;
                    at += text[at] == '"' ? 1 : 0;
                    cell += text[at];
                }
                ++at;
            } else
                while (at < text.size() && text[at] != ',' && text[at] != '\r') {
                    if (text[at] == '"' || text[at] == '\n')
                        return std::nullopt;
                    cell += text[at++];
                }
            goesOn = at < text.size() && text[at] == ',';
            at += goesOn ? 1 : 0;
        }
        if (text.substr(at, 2) != "\r\n" || row.size() != rows.front().size())
            return std::nullopt;
        at += 2;
    }
    return rows;
}

} // namespace csvreader
