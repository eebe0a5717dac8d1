// Splits a stream into JSON records, each on one line or over several.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace files {

struct RecordText {
    std::string text;
    int line = 1; ///< of its first character in the stream
};

/// Reads records one at a time, so that each can be answered before the next arrives. A record ends with the
/// line in which its brackets close. If a line begins with `{"format"` while one is open, that one ends: it
/// was cut off, and the line begins another.
class RecordStream {
public:
    explicit RecordStream(std::istream& in) : m_in(in) {}
    /// The next record; nothing at the end of the stream. Skips blank lines between records.
    std::optional<RecordText> next();

private:
    bool takeLine(std::string& line);

    std::istream& m_in;
    std::optional<std::string> m_kept;
    int m_line = 0;
};

} // namespace files
