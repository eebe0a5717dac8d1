#include "text.h"

#include "unicode.h"

#include <algorithm>
#include <optional>
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

bool isBlankOrBreak(char32_t c)
{
    return isBlank(c) || isLineBreak(c);
}

// A cell often ends with a line break that nobody sees; within a name one is a sign that two cells ran
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
    if (at < mostAccents || !isMark(text[at]))
        return false;
    return std::all_of(text.begin() + (at - mostAccents), text.begin() + at, isMark);
}

Message place(std::u32string_view text, std::size_t at)
{
    return at == 0 ? Message{"at-its-beginning"}
                   : Message{"after-text", {{"text", shown(toUtf8(text.substr(0, at)))}}};
}

// What may not stand at that place; nothing where the character may.
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
    if (isMark(c) && (at == 0 || text[at - 1] == U' '))
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
    const std::u32string text = withoutSpareBlanks(nfc(*read));
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
    // Four bytes a character at most: what lies beyond is not shown anyway.
    const std::u32string text = fromAnyBytes(bytes.substr(0, 4 * longestShown + 4));
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size() && at < longestShown; ++at) {
        const char32_t c = text[at];
        const bool disturbs = isLineBreak(c) || isControl(c) || c == U'\t' || turnsDirection(c) ||
                              isHidden(text, at) || isNobodys(c);
        out += disturbs ? "<" + number(c) + ">" : toUtf8(std::u32string_view(&c, 1));
    }
    return out + (text.size() > longestShown ? "…\"" : "\"");
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

} // namespace roster
