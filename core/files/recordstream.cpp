#include "recordstream.h"

namespace files {

namespace {

/// The depth of the brackets so far, without brackets in texts.
class Depth {
public:
    void see(const std::string& line)
    {
        for (const char c : line)
            see(c);
    }
    bool isOpen() const { return m_depth > 0 || m_inText; }

private:
    void see(char c)
    {
        if (m_inText) {
            m_inText = m_escaped || c != '"';
            m_escaped = !m_escaped && c == '\\';
        } else if (c == '"') {
            m_inText = true;
        } else if (c == '{' || c == '[') {
            ++m_depth;
        } else if (c == '}' || c == ']') {
            --m_depth;
        }
    }

    int m_depth = 0;
    bool m_inText = false;
    bool m_escaped = false;
};

bool isBlank(const std::string& line)
{
    return line.find_first_not_of(" \t\r") == std::string::npos;
}

bool beginsRecord(const std::string& line)
{
    const auto key = line.empty() ? std::string::npos : line.find_first_not_of(" \t", 1);
    return key != std::string::npos && line.front() == '{' && line.compare(key, 8, "\"format\"") == 0;
}

} // namespace

bool RecordStream::takeLine(std::string& line)
{
    if (m_kept) {
        line = std::move(*m_kept);
        m_kept.reset();
    } else if (!std::getline(m_in, line)) {
        return false;
    }
    ++m_line;
    return true;
}

std::optional<RecordText> RecordStream::next()
{
    std::string line;
    do {
        if (!takeLine(line))
            return std::nullopt;
    } while (isBlank(line));

    RecordText record{line, m_line};
    Depth depth;
    depth.see(line);
    while (depth.isOpen() && takeLine(line)) {
        if (beginsRecord(line)) {
            m_kept = std::move(line);
            --m_line;
            break;
        }
        record.text += '\n' + line;
        depth.see(line);
    }
    return record;
}

} // namespace files
