// Cutting a stream into JSON records, a line each or laid out over several lines.
#pragma once

#include <istream>
#include <optional>
#include <string>

namespace files {

struct RecordText {
    std::string text;
    int line = 1; ///< of its first character in the stream
};

/// Reads records one at a time, so that each can be answered before the next is there. A record ends with the
/// line in which its brackets close. One that is still open when a line begins with `{"format"` ends there:
/// it was cut off, and what follows is another.
class RecordStream {
public:
    explicit RecordStream(std::istream& in) : m_in(in) {}
    /// The next record; nothing at the end of the stream. Blank lines between records are passed over.
    std::optional<RecordText> next();

private:
    bool takeLine(std::string& line);

    std::istream& m_in;
    std::optional<std::string> m_kept;
    int m_line = 0;
};

} // namespace files
