#include "decode.h"

#include "text.h"

#include <algorithm>
#include <optional>

#include <QString>

namespace roster {

using message::Message;

namespace {

using Answer = tl::expected<Decoded, Message>;
using Refused = tl::unexpected<Message>;

// 0x80 to 0x9F; 0 where Windows-1252 has nothing.
constexpr char16_t windows1252[] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                    0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

int lineOf(std::string_view text, std::size_t at)
{
    const auto before = text.substr(0, at);
    return 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
}

// What people pick by mistake, by its first bytes.
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

Answer fromUtf16(std::string_view bytes, Encoding encoding)
{
    if (bytes.size() % 2 != 0)
        return Refused(Message{"roster-utf16-cut-off"});
    const std::size_t high = encoding == Encoding::Utf16BigEndian ? 0 : 1;
    QString text;
    text.reserve(static_cast<qsizetype>(bytes.size() / 2));
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        const auto upper = static_cast<unsigned char>(bytes[at + high]);
        const auto lower = static_cast<unsigned char>(bytes[at + 1 - high]);
        text += QChar(static_cast<char16_t>(upper << 8 | lower));
    }
    if (!text.isValidUtf16())
        return Refused(Message{"roster-utf16-half-character"});
    Decoded decoded{text.toStdString(), encoding};
    if (const auto nul = decoded.text.find('\0'); nul != std::string::npos)
        return Refused(Message{"roster-nul-character", {{"line", lineOf(decoded.text, nul)}}});
    return decoded;
}

// Without a mark UTF-16 is obvious where most of the beginning is ASCII, as a header is: every second byte is
// 0.
std::optional<Encoding> obviousUtf16(std::string_view bytes)
{
    const std::size_t pairs = std::min<std::size_t>(bytes.size() / 2, 64);
    std::size_t evenZeros = 0;
    std::size_t oddZeros = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        evenZeros += bytes[2 * pair] == '\0' ? 1 : 0;
        oddZeros += bytes[2 * pair + 1] == '\0' ? 1 : 0;
    }
    if (2 * oddZeros > pairs && 8 * evenZeros < pairs)
        return Encoding::Utf16LittleEndian;
    if (2 * evenZeros > pairs && 8 * oddZeros < pairs)
        return Encoding::Utf16BigEndian;
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
    return Decoded{toUtf8(text), Encoding::Windows1252};
}

Answer unmarked(std::string_view bytes)
{
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos) {
        if (const auto encoding = obviousUtf16(bytes))
            return fromUtf16(bytes, *encoding);
        return nulByteAt(bytes, nul);
    }
    if (fromUtf8(bytes))
        return Decoded{std::string(bytes), Encoding::Utf8};
    return fromWindows1252(bytes);
}

} // namespace

std::string_view name(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Utf8:
        return "UTF-8";
    case Encoding::Utf16LittleEndian:
    case Encoding::Utf16BigEndian:
        return "UTF-16";
    case Encoding::Windows1252:
        break;
    }
    return "Windows-1252";
}

tl::expected<Decoded, Message> decode(std::string_view bytes)
{
    if (auto kind = otherKind(bytes))
        return Refused(*std::move(kind));
    if (bytes.starts_with("\xFF\xFE"))
        return fromUtf16(bytes.substr(2), Encoding::Utf16LittleEndian);
    if (bytes.starts_with("\xFE\xFF"))
        return fromUtf16(bytes.substr(2), Encoding::Utf16BigEndian);
    if (!bytes.starts_with("\xEF\xBB\xBF"))
        return unmarked(bytes);
    bytes.remove_prefix(3);
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos)
        return nulByteAt(bytes, nul);
    if (!fromUtf8(bytes))
        return Refused(Message{"roster-not-utf8"});
    return Decoded{std::string(bytes), Encoding::Utf8};
}

} // namespace roster
