#include "csv.h"

#include "text.h"

#include <QString>

#include <algorithm>

namespace roster::csv {

namespace {

constexpr std::string_view lineEnds = "\r\n";

// The delimiter that a first line announces to Excel; 0 if the line is something else.
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

    // The end of the line; empty if it doesn't end here.
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

namespace roster {

using message::Message;

namespace {

using Answer = tl::expected<Decoded, Message>;
using Refused = tl::unexpected<Message>;

// 0x80 to 0x9F; 0 if Windows-1252 has no character.
constexpr char16_t windows1252[] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                    0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

int lineOf(std::string_view text, std::size_t at)
{
    const auto before = text.substr(0, at);
    return 1 + static_cast<int>(std::ranges::count(before, '\n'));
}

// Recognizes other files that people pick by mistake, by their first bytes.
std::optional<Message> otherKind(std::string_view bytes)
{
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0"))
        return Message{"roster-workbook"};
    if (bytes.starts_with("%PDF"))
        return Message{"roster-pdf"};
    return std::nullopt;
}

Refused nulByteAt(std::string_view bytes, std::size_t at)
{
    return Refused(Message{"roster-nul-byte", {{"line", lineOf(bytes, at)}}});
}

Answer fromUtf16(std::string_view bytes, bool isBigEndian)
{
    if (bytes.size() % 2 != 0)
        return Refused(Message{"roster-utf16-cut-off"});
    const std::size_t high = isBigEndian ? 0 : 1;
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size() / 2));
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        const auto upper = static_cast<unsigned char>(bytes[at + high]);
        const auto lower = static_cast<unsigned char>(bytes[at + 1 - high]);
        text += QChar(static_cast<char16_t>(upper << 8 | lower));
    }
    if (!text.isValidUtf16())
        return Refused(Message{"roster-utf16-half-character"});
    Decoded decoded{text.toStdString()};
    if (const auto nul = decoded.text.find('\0'); nul != std::string::npos)
        return Refused(Message{"roster-nul-character", {{"line", lineOf(decoded.text, nul)}}});
    return decoded;
}

// Whether it is big-endian. Without a byte order mark, UTF-16 is obvious if most of the beginning is ASCII,
// like a header: every second byte is 0.
std::optional<bool> obviousUtf16(std::string_view bytes)
{
    const std::size_t pairs = std::min<std::size_t>(bytes.size() / 2, 64);
    std::size_t evenZeros = 0;
    std::size_t oddZeros = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        evenZeros += bytes[2 * pair] == '\0' ? 1 : 0;
        oddZeros += bytes[2 * pair + 1] == '\0' ? 1 : 0;
    }
    if (2 * oddZeros > pairs && 8 * evenZeros < pairs)
        return false;
    if (2 * evenZeros > pairs && 8 * oddZeros < pairs)
        return true;
    return std::nullopt;
}

std::string hex(unsigned char byte)
{
    constexpr char digits[] = "0123456789ABCDEF";
    return {'0', 'x', digits[byte >> 4], digits[byte & 15]};
}

Answer fromWindows1252(std::string_view bytes)
{
    std::u32string text;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        const bool inTable = byte >= 0x80 && byte < 0xA0;
        const char32_t c = inTable ? windows1252[byte - 0x80] : byte;
        if (c == 0 || (c < 0x20 && c != '\t' && c != '\n' && c != '\r'))
            return Refused(
                Message{"roster-unknown-byte", {{"line", lineOf(bytes, at)}, {"byte", hex(byte)}}});
        text += c;
    }
    return Decoded{toUtf8(text), true};
}

Answer unmarked(std::string_view bytes)
{
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos) {
        if (const auto isBigEndian = obviousUtf16(bytes))
            return fromUtf16(bytes, *isBigEndian);
        return nulByteAt(bytes, nul);
    }
    if (fromUtf8(bytes))
        return Decoded{std::string(bytes)};
    return fromWindows1252(bytes);
}

} // namespace

tl::expected<Decoded, Message> decode(std::string_view bytes)
{
    if (auto kind = otherKind(bytes))
        return Refused(*std::move(kind));
    if (bytes.starts_with("\xFF\xFE"))
        return fromUtf16(bytes.substr(2), false);
    if (bytes.starts_with("\xFE\xFF"))
        return fromUtf16(bytes.substr(2), true);
    if (!bytes.starts_with("\xEF\xBB\xBF"))
        return unmarked(bytes);
    bytes.remove_prefix(3);
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos)
        return nulByteAt(bytes, nul);
    if (!fromUtf8(bytes))
        return Refused(Message{"roster-not-utf8"});
    return Decoded{std::string(bytes)};
}

} // namespace roster
