// Splits a stream into JSON records. A record is on one line or on several.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace files {

struct RecordText {
    std::string text;
    int line = 1; ///< line of its first character in the stream
};

/// Reads records one at a time, so each can be answered before the next one arrives. A record ends with the
/// line in which its brackets close. If a line begins with `{"format"` while a record is open, that record
/// was cut off and ends there, and the line begins another.
class RecordStream {
public:
    explicit RecordStream(std::istream& in) : m_in(in) {}
    /// The next record. Nothing at the end of the stream. Skips blank lines between records.
    std::optional<RecordText> next();

private:
    bool takeLine(std::string& line);

    std::istream& m_in;
    std::optional<std::string> m_kept;
    int m_line = 0;
};

} // namespace files
