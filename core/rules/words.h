// Text that isn't in any language, for messages and tables: numbers with a sign, lists of names, cards.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// The minus sign: for people (`−`), or for programs and tables (`-`).
enum class Minus { Sign, Hyphen };
/// `300`, `−200`; with Hyphen `-200`.
std::string digits(long long number, Minus minus = Minus::Sign);
/// The same for numbers that may be large: `1,046`.
std::string grouped(long long number);
/// Points to add: `+50`, `−50`, `0`.
std::string added(int points);
/// `a; b; c`.
std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// `a`, `a or b`, `a, b or c`.
std::string listed(const std::vector<std::string>& parts, std::string_view last);
/// A message argument with that name, for a list in a sentence: `a`, or `a, b and c`.
message::Argument listedAs(std::string_view called, const std::vector<std::string>& names);
message::Argument listedAs(std::string_view called, std::vector<message::Message> names);
/// `no spade` for `no-spade`.
std::string spaced(std::string name);
/// `2D` for what people type: `2 of diamonds`, `2d` or `2♦`. `BJ` for `big joker` or, as in a renege case,
/// `x`. Any other text is returned unchanged.
std::string cardTyped(const std::string& typed);
/// Whether a file can have that text as a card: `2D`; `BJ` and `LJ` only with `jokers`.
bool isCard(std::string_view text, bool jokers);
/// `2♥` for `2H`, `big joker` for `BJ`.
message::Message cardNamed(std::string_view card);

// Names in a sentence. A right-to-left name must not reverse the text next to it.

// Unicode's "first strong isolate" and "pop directional isolate".
inline constexpr std::string_view isolateBegins = "\u2068";
inline constexpr std::string_view isolateEnds = "\u2069";

/// Whether the text has a letter of a right-to-left script: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and
/// others.
inline bool runsLeft(std::string_view utf8)
{
    const auto byte = [&](std::size_t at) {
        return at < utf8.size() ? static_cast<unsigned char>(utf8[at]) : 0U;
    };
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const unsigned lead = byte(i);
        const unsigned two = lead << 8U | byte(i + 1);
        const unsigned three = two << 8U | byte(i + 2);
        const bool isHere = (two >= 0xD690 && two <= 0xDFBF)             // U+0590 to U+07FF
                            || (two >= 0xE0A0 && two <= 0xE0A3)          // U+0800 to U+08FF
                            || (three >= 0xEFAC9D && three <= 0xEFB7BF)  // U+FB1D to U+FDFF
                            || (three >= 0xEFB9B0 && three <= 0xEFBBBE)  // U+FE70 to U+FEFE
                            || (three >= 0xF090A0 && three <= 0xF090BF)  // U+10800 to U+10FFF
                            || (three >= 0xF09EA0 && three <= 0xF09EBF); // U+1E800 to U+1EFFF
        if (isHere)
            return true;
    }
    return false;
}

/// The name for use in a sentence or next to a number: isolated if it is right-to-left.
inline std::string isolated(const std::string& name)
{
    return runsLeft(name) ? std::string(isolateBegins) + name + std::string(isolateEnds) : name;
}

/// The text without isolation, for programs and for comparing. Names on record never have these characters.
inline std::string plain(std::string text)
{
    for (const std::string_view mark : {isolateBegins, isolateEnds})
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
            text.erase(at, mark.size());
    return text;
}

} // namespace rules
