#include "csv.h"

#include <algorithm>

namespace roster::csv {

namespace {

constexpr std::string_view lineEnds = "\r\n";

// The delimiter that Excel is told on a first line of its own; 0 where the line is none of these.
char announced(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find_first_of(lineEnds));
    const bool says = line.size() == 5 && (line.starts_with("sep=") || line.starts_with("SEP="));
    return says && (line[4] == ',' || line[4] == ';' || line[4] == '\t') ? line[4] : '\0';
}

class Parser {
public:
    Parser(std::string_view text, char delimiter)
        : m_text(text), m_delimiter(delimiter), m_stops(std::string(lineEnds) + delimiter)
    {
    }

    Table parse()
    {
        if (announced(m_text)) {
            m_at = m_text.find_first_of(lineEnds);
            takeLineEnd();
        }
        while (m_at < m_text.size())
            readRow();
        return std::move(m_table);
    }

private:
    void readRow()
    {
        m_row = Row{m_line, {}, {}};
        do
            m_row.cells.push_back(cell());
        while (take(m_delimiter));
        takeLineEnd();
        if (m_row.cells.size() > 1 || !m_row.cells[0].empty())
            m_table.rows.push_back(std::move(m_row));
    }

    std::string cell()
    {
        const std::size_t start = m_text.find_first_not_of(' ', m_at);
        if (start == std::string_view::npos || m_text[start] != '"')
            return std::string(unquoted());
        m_at = start + 1;
        return quoted();
    }

    std::string_view unquoted()
    {
        const std::size_t start = m_at;
        m_at = std::min(m_text.find_first_of(m_stops, m_at), m_text.size());
        return m_text.substr(start, m_at - start);
    }

    std::string quoted()
    {
        const int opened = m_line;
        std::string text;
        while (m_at < m_text.size()) {
            if (take('"')) {
                if (!take('"')) {
                    endQuoted();
                    return text;
                }
                text += '"';
            } else if (const std::string_view end = takeLineEnd(); !end.empty()) {
                text += end;
            } else {
                text += m_text[m_at++];
            }
        }
        m_table.unclosedQuote = opened;
        return text;
    }

    void endQuoted()
    {
        if (unquoted().find_first_not_of(" \t") != std::string_view::npos)
            m_row.wrong = message::Message{"roster-text-after-quote"};
    }

    bool take(char c)
    {
        if (m_at == m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    // What ended the line; empty where none ends here.
    std::string_view takeLineEnd()
    {
        const std::size_t start = m_at < m_text.size() ? m_at : m_text.size();
        m_at = start;
        const bool carriageReturn = take('\r');
        const bool lineFeed = take('\n');
        m_line += carriageReturn || lineFeed ? 1 : 0;
        return m_text.substr(start, m_at - start);
    }

    std::string_view m_text;
    char m_delimiter;
    std::string m_stops;
    std::size_t m_at = 0;
    int m_line = 1;
    Row m_row;
    Table m_table;
};

} // namespace

char delimiterOf(std::string_view text)
{
    if (const char said = announced(text))
        return said;
    int commas = 0;
    int semicolons = 0;
    int tabs = 0;
    bool within = false;
    for (const char c : text.substr(std::min(text.find_first_not_of(lineEnds), text.size()))) {
        within ^= c == '"';
        if (within)
            continue;
        if (c == '\r' || c == '\n')
            break;
        commas += c == ',' ? 1 : 0;
        semicolons += c == ';' ? 1 : 0;
        tabs += c == '\t' ? 1 : 0;
    }
    if (tabs > 0 && tabs >= std::max(commas, semicolons))
        return '\t';
    return semicolons > 0 && semicolons >= commas ? ';' : ',';
}

Table parse(std::string_view text, char delimiter)
{
    return Parser(text, delimiter).parse();
}

} // namespace roster::csv
