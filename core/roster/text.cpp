#include "text.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace roster {

using message::Argument;
using message::Message;

namespace {

constexpr std::size_t mostAccents = 4;
constexpr std::size_t longestShown = 40;
constexpr char32_t lostLetter = 0xFFFD;
constexpr std::size_t shortestNumber = 6; // of a card, in digits
constexpr std::size_t endOfNumber = 3;    // that may be shown
constexpr std::string_view allDigits = "0123456789";

constexpr char32_t zeroWidthNonJoiner = 0x200C;
constexpr char32_t zeroWidthJoiner = 0x200D;
constexpr int virama = 9; // the canonical combining class

// Visible by category, but blank. People use Hangul and braille blanks to get an empty name past a form.
bool isBlankLetter(char32_t c)
{
    constexpr std::array<char32_t, 8> blanks = {0x034F, 0x115F, 0x1160, 0x17B4,
                                                0x17B5, 0x2800, 0x3164, 0xFFA0};
    return std::ranges::find(blanks, c) != blanks.end();
}

bool isVariationSelector(char32_t c)
{
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0x180B && c <= 0x180D);
}

bool isEmoji(char32_t c)
{
    const bool skinTone = c >= 0x1F3FB && c <= 0x1F3FF;
    return skinTone || c == 0xFE0F || QChar::category(c) == QChar::Symbol_Other;
}

// A selector chooses the look of a symbol, or of a Han or Mongolian character. On a Latin letter it has no
// effect.
bool selects(std::u32string_view text, std::size_t at)
{
    if (at == 0)
        return false;
    const char32_t before = text[at - 1];
    const auto script = QChar::script(before);
    return !isVariationSelector(before) &&
           (script == QChar::Script_Han || script == QChar::Script_Mongolian || !QChar::isLetter(before)) &&
           !isBlank(before);
}

// The joining type of the nearest character in that direction that joins.
QChar::JoiningType joining(std::u32string_view text, std::size_t at, int step)
{
    for (std::size_t i = at + step; i < text.size(); i += step)
        if (QChar::joiningType(text[i]) != QChar::Joining_Transparent)
            return QChar::joiningType(text[i]);
    return QChar::Joining_None;
}

// RFC 5892, appendix A.1 and A.2, and the joiner that combines emoji.
bool joins(std::u32string_view text, std::size_t at)
{
    if (at == 0 || at + 1 == text.size())
        return false;
    if (QChar::combiningClass(text[at - 1]) == virama)
        return true;
    if (text[at] == zeroWidthJoiner && isEmoji(text[at - 1]) && isEmoji(text[at + 1]))
        return true;
    const auto before = joining(text, at, -1);
    const auto after = joining(text, at, 1);
    return (before == QChar::Joining_Dual || before == QChar::Joining_Left) &&
           (after == QChar::Joining_Dual || after == QChar::Joining_Right);
}

// QString::fromUcs4 would drop a byte order mark.
QString utf16(std::u32string_view text)
{
    QString out;
    for (const char32_t c : text)
        out += QChar::fromUcs4(c);
    return out;
}

// With U+FFFD for invalid UTF-8, and whether all was valid. Here a byte order mark is a hidden character like
// any other.
std::pair<std::u32string, bool> decoded(std::string_view utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    const QString text = decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
    return {text.toStdU32String(), !decoder.hasError()};
}

// Embedding, override, isolate and their ends.
bool turnsDirection(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

// A control character other than tab and line break.
bool isControl(char32_t c)
{
    return QChar::category(c) == QChar::Other_Control && !isLineBreak(c) && c != U'\t';
}

// Private use and noncharacters: with meaning in one program, or in none.
bool isNobodys(char32_t c)
{
    return QChar::category(c) == QChar::Other_PrivateUse || QChar::isNonCharacter(c) || QChar::isSurrogate(c);
}

// Whether the character at that place is invisible. Joiners and variation selectors that change the look of a
// neighbor are not hidden.
bool isHidden(std::u32string_view text, std::size_t at)
{
    const char32_t c = text[at];
    if (isVariationSelector(c))
        return !selects(text, at);
    if (c == zeroWidthJoiner || c == zeroWidthNonJoiner)
        return !joins(text, at);
    return QChar::category(c) == QChar::Other_Format || isBlankLetter(c);
}

// `U+202E`.
std::string number(char32_t c)
{
    const auto hex = QString::number(static_cast<uint>(c), 16).toUpper();
    return "U+" + hex.rightJustified(4, QLatin1Char('0')).toStdString();
}

bool isBlankOrBreak(char32_t c)
{
    return isBlank(c) || isLineBreak(c);
}

// A cell often ends with a line break that no one sees. Within a name, a line break means that two cells ran
// together.
std::u32string withoutSpareBlanks(std::u32string_view text)
{
    const auto* first = std::find_if_not(text.begin(), text.end(), isBlankOrBreak);
    std::u32string out;
    for (const auto* at = first; at != text.end(); ++at) {
        if (!isBlank(*at))
            out += *at;
        else if (!out.empty() && out.back() != U' ')
            out += U' ';
    }
    while (!out.empty() && isBlankOrBreak(out.back()))
        out.pop_back();
    return out;
}

bool isOneAccentTooMany(std::u32string_view text, std::size_t at)
{
    return at >= mostAccents && std::all_of(text.begin() + (at - mostAccents), text.begin() + at + 1,
                                            [](char32_t c) { return QChar::isMark(c); });
}

Message place(std::u32string_view text, std::size_t at)
{
    return at == 0 ? Message{"at-its-beginning"}
                   : Message{"after-text", {{"text", shown(toUtf8(text.substr(0, at)))}}};
}

// Why the character at that place is not allowed; nothing if it is.
std::optional<Message> objection(const Message& what, std::u32string_view text, std::size_t at)
{
    const char32_t c = text[at];
    const auto about = [&] {
        return std::vector<Argument>{{"what", what}, {"character", number(c)}, {"place", place(text, at)}};
    };
    if (isLineBreak(c))
        return Message{"text-line-break", about()};
    if (isControl(c))
        return Message{"text-control-character", about()};
    if (turnsDirection(c))
        return Message{"text-turned-direction", about()};
    if (isHidden(text, at))
        return Message{"text-hidden-character", about()};
    if (isNobodys(c))
        return Message{"text-unknown-character", about()};
    if (c == lostLetter)
        return Message{"text-lost-letter", about()};
    if (QChar::isMark(c) && (at == 0 || text[at - 1] == U' '))
        return Message{"text-accent-alone", about()};
    if (isOneAccentTooMany(text, at))
        return Message{"text-too-many-accents", about()};
    return std::nullopt;
}

} // namespace

tl::expected<std::string, Message> storable(std::string_view utf8, const Message& what, int longest)
{
    const auto read = fromUtf8(utf8);
    if (!read)
        return tl::unexpected(Message{"text-not-utf8", {{"what", what}, {"text", shown(utf8)}}});
    const std::u32string text =
        withoutSpareBlanks(utf16(*read).normalized(QString::NormalizationForm_C).toStdU32String());
    if (text.empty())
        return tl::unexpected(Message{"text-empty", {{"what", what}}});
    for (std::size_t at = 0; at < text.size(); ++at)
        if (auto objects = objection(what, text, at))
            return tl::unexpected(*std::move(objects));
    if (text.size() > static_cast<std::size_t>(longest))
        return tl::unexpected(Message{
            "text-too-long",
            {{"what", what}, {"text", shown(toUtf8(text))}, {"length", text.size()}, {"most", longest}}});
    return toUtf8(text);
}

std::string shown(std::string_view bytes)
{
    // At most four bytes a character; the rest isn't shown anyway.
    const std::u32string text = fromAnyBytes(bytes.substr(0, 4 * longestShown + 4));
    std::string out = "“";
    for (std::size_t at = 0; at < text.size() && at < longestShown; ++at) {
        const char32_t c = text[at];
        const bool disturbs = isLineBreak(c) || isControl(c) || c == U'\t' || turnsDirection(c) ||
                              isHidden(text, at) || isNobodys(c);
        out += disturbs ? "<" + number(c) + ">" : toUtf8(std::u32string_view(&c, 1));
    }
    return out + (text.size() > longestShown ? "…”" : "”");
}

bool hasCardNumber(std::string_view text)
{
    return withoutCardNumbers(text) != text;
}

std::string withoutCardNumbers(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t digits = std::min(text.find_first_not_of(allDigits, at), text.size()) - at;
        if (digits >= shortestNumber)
            out += "…" + std::string(text.substr(at + digits - endOfNumber, endOfNumber));
        else
            out += text.substr(at, std::max<std::size_t>(digits, 1));
        at += std::max<std::size_t>(digits, 1);
    }
    return out;
}

std::optional<std::u32string> fromUtf8(std::string_view utf8)
{
    const auto [text, isUtf8] = decoded(utf8);
    return isUtf8 ? std::optional(text) : std::nullopt;
}

std::u32string fromAnyBytes(std::string_view bytes)
{
    return decoded(bytes).first;
}

std::string toUtf8(std::u32string_view text)
{
    return utf16(text).toStdString();
}

bool isBlank(char32_t c)
{
    return c == U'\t' || QChar::category(c) == QChar::Separator_Space;
}

bool isLineBreak(char32_t c)
{
    return (c >= 0x0A && c <= 0x0D) || c == 0x85 || c == 0x2028 || c == 0x2029;
}

namespace {

// Letters with a stroke, which Unicode doesn't decompose but people type without it; and the apostrophes,
// hyphens and blanks that programs replace by each other.
QString plain(char32_t c)
{
    static constexpr std::pair<char32_t, const char*> same[] = {
        {U'ø', "o"},      {U'ł', "l"},      {U'đ', "d"},      {U'ð', "d"},      {U'ħ', "h"},
        {U'ı', "i"},      {U'ŧ', "t"},      {U'æ', "ae"},     {U'œ', "oe"},     {U'þ', "th"},
        {U'\u2018', "'"}, {U'\u2019', "'"}, {U'\u02BC', "'"}, {U'\u02BB', "'"}, {U'`', "'"},
        {U'\u2010', "-"}, {U'\u2011', "-"}, {U'\u2012', "-"}, {U'\u2013', "-"}, {U'\u2014', "-"}};
    const auto at = std::ranges::find_if(same, [&](const auto& s) { return s.first == c; });
    if (at != std::end(same))
        return QString::fromLatin1(at->second);
    return isBlank(c) ? QStringLiteral(" ") : utf16({&c, 1});
}

} // namespace

std::string folded(std::string_view utf8)
{
    // Decomposed, this apostrophe would be a blank with an accent.
    const QString text = utf16(fromAnyBytes(utf8)).replace(QChar(0x00B4), QLatin1Char('\''));
    const QString apart = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString out;
    for (const char32_t c : apart.toStdU32String())
        if ((c < 0x0300 || c > 0x036F) && !turnsDirection(c))
            out += plain(c);
    return out.toStdString();
}

} // namespace roster
