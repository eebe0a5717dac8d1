#include "text.h"

#include "unicode.h"

#include <algorithm>

namespace roster {

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

// What may not stand at that place; null where the character may.
const char* objection(std::u32string_view text, std::size_t at)
{
    const char32_t c = text[at];
    if (isLineBreak(c))
        return "a line break";
    if (isControl(c))
        return "a control character";
    if (turnsDirection(c))
        return "a character that turns the direction of writing";
    if (isHidden(text, at))
        return "a character that nobody can see";
    if (isNobodys(c))
        return "a character that other programs do not know";
    if (c == lostLetter)
        return "a letter that was lost when the text was saved";
    if (isMark(c) && (at == 0 || text[at - 1] == U' '))
        return "an accent without a letter";
    if (isOneAccentTooMany(text, at))
        return "too many accents on one letter";
    return nullptr;
}

std::string place(std::u32string_view text, std::size_t at)
{
    return at == 0 ? " at its beginning" : " after " + shown(toUtf8(text.substr(0, at)));
}

} // namespace

tl::expected<std::string, std::string> storable(std::string_view utf8, std::string_view what, int longest)
{
    const std::string the = "the " + std::string(what);
    const auto read = fromUtf8(utf8);
    if (!read)
        return tl::unexpected(the + " " + shown(utf8) + " is not UTF-8");
    const std::u32string text = withoutSpareBlanks(nfc(*read));
    if (text.empty())
        return tl::unexpected(the + " is empty");
    for (std::size_t at = 0; at < text.size(); ++at)
        if (const char* objects = objection(text, at))
            return tl::unexpected(the + " has " + objects + " (" + number(text[at]) + ")" + place(text, at));
    if (text.size() > static_cast<std::size_t>(longest))
        return tl::unexpected(the + " " + shown(toUtf8(text)) + " has " + std::to_string(text.size()) +
                              " characters; at most " + std::to_string(longest) + " fit");
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
