#include "statements.h"

#include <cctype>

namespace store {

namespace {

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || (static_cast<unsigned char>(c) & 0x80);
}

class Splitter {
public:
    explicit Splitter(std::string_view script) : m_rest(script) {}

    std::vector<std::string> split()
    {
        while (!m_rest.empty())
            step();
        finish();
        return std::move(m_statements);
    }

private:
    void step()
    {
        const char c = m_rest.front();
        if (m_rest.substr(0, 2) == "--")
            skipPast("\n");
        else if (m_rest.substr(0, 2) == "/*")
            skipPast("*/");
        else if (c == '\'' || c == '"' || c == '`')
            takeQuoted(c);
        else if (c == '[')
            takeQuoted(']');
        else if (isWordCharacter(c))
            takeWord();
        else if (c == ';')
            takeSemicolon();
        else
            take(1);
    }

    void take(std::size_t count)
    {
        m_current += m_rest.substr(0, count);
        m_rest.remove_prefix(std::min(count, m_rest.size()));
    }

    // A comment may separate two words.
    void skipPast(std::string_view end)
    {
        const std::size_t at = m_rest.find(end, 2);
        m_rest.remove_prefix(at == std::string_view::npos ? m_rest.size() : at + end.size());
        m_current += end == "\n" ? '\n' : ' ';
    }

    // A doubled quote reads as two quoted texts in a row, which has the same effect.
    void takeQuoted(char end)
    {
        const std::size_t at = m_rest.find(end, 1);
        take(at == std::string_view::npos ? m_rest.size() : at + 1);
        m_afterSemicolon = m_afterEnd = false;
    }

    void takeWord()
    {
        std::size_t length = 0;
        std::string word;
        while (length < m_rest.size() && isWordCharacter(m_rest[length]))
            word += static_cast<char>(std::toupper(static_cast<unsigned char>(m_rest[length++])));
        take(length);
        m_afterEnd = m_afterSemicolon && word == "END";
        m_afterSemicolon = false;
        ++m_words;
        if (m_words == 1)
            m_creates = word == "CREATE";
        else if (m_creates && word == "TRIGGER" && m_words <= 3) // CREATE TEMP TRIGGER
            m_trigger = true;
    }

    // Within a trigger only a semicolon after `; END` ends the statement.
    void takeSemicolon()
    {
        if (m_trigger && !m_afterEnd) {
            take(1);
            m_afterSemicolon = true;
            return;
        }
        m_rest.remove_prefix(1);
        finish();
    }

    void finish()
    {
        const std::size_t first = m_current.find_first_not_of(" \t\r\n");
        if (first != std::string::npos)
            m_statements.push_back(
                m_current.substr(first, m_current.find_last_not_of(" \t\r\n") + 1 - first));
        m_current.clear();
        m_words = 0;
        m_creates = m_trigger = m_afterSemicolon = m_afterEnd = false;
    }

    std::string_view m_rest;
    std::string m_current;
    std::vector<std::string> m_statements;
    int m_words = 0;
    bool m_creates = false;
    bool m_trigger = false;
    bool m_afterSemicolon = false;
    bool m_afterEnd = false;
};

} // namespace

std::vector<std::string> statements(std::string_view script)
{
    return Splitter(script).split();
}

} // namespace store
