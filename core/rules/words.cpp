#include "words.h"

#include <algorithm>
#include <cassert>
#include <cctype>
#include <iterator>
#include <utility>

namespace rules {

namespace {

constexpr std::string_view minus = "\u2212";

std::string plain(int number)
{
    return number < 0 ? std::string(minus) + std::to_string(-number) : std::to_string(number);
}

/// What the standard library counts as two columns wide (C++20, [format.string.std]).
bool isWide(char32_t c)
{
    constexpr std::pair<char32_t, char32_t> wide[] = {
        {0x1100, 0x115F},   {0x2329, 0x232A},   {0x2E80, 0x303E},   {0x3040, 0xA4CF},   {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},   {0xFE10, 0xFE19},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x2FFFD}, {0x30000, 0x3FFFD},
    };
    return std::any_of(std::begin(wide), std::end(wide),
                       [c](const auto& range) { return c >= range.first && c <= range.second; });
}

/// The character that begins there; the text is UTF-8.
char32_t characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<char32_t>(static_cast<unsigned char>(text[i])) : 0;
    };
    const char32_t first = byte(at);
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    char32_t c = more == 0 ? first : first & (0x3Fu >> more);
    for (int i = 1; i <= more; ++i)
        c = c << 6 | (byte(at + static_cast<std::size_t>(i)) & 0x3F);
    return c;
}

} // namespace

std::string counted(int number, std::string_view unit)
{
    if (unit.empty())
        return plain(number);
    return plain(number) + ' ' + std::string(unit) + (number == 1 || number == -1 ? "" : "s");
}

std::string added(int points)
{
    return (points > 0 ? "+" : "") + plain(points);
}

std::string joined(const std::vector<std::string>& parts, std::string_view between)
{
    std::string all;
    for (const std::string& part : parts)
        all += (all.empty() ? "" : std::string(between)) + part;
    return all;
}

std::string listed(const std::vector<std::string>& parts, std::string_view last)
{
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            all += i + 1 == parts.size() ? ' ' + std::string(last) + ' ' : ", ";
        all += parts[i];
    }
    return all;
}

std::string sentence(std::string text)
{
    if (!text.empty())
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string spaced(std::string name)
{
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

std::string cardInWords(std::string_view card)
{
    if (card == "BJ")
        return "big joker";
    if (card == "LJ")
        return "little joker";
    constexpr std::string_view suits = "SHDC";
    constexpr std::string_view symbols[] = {"\u2660", "\u2665", "\u2666", "\u2663"};
    assert(card.size() == 2 && suits.find(card[1]) != suits.npos);
    const std::string rank = card[0] == 'T' ? "10" : std::string(1, card[0]);
    return rank + std::string(symbols[suits.find(card[1])]);
}

int columns(std::string_view text)
{
    int all = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
            all += isWide(characterAt(text, i)) ? 2 : 1;
    return all;
}

std::string padded(std::string_view text, int width)
{
    const int missing = width - columns(text);
    return std::string(text) + std::string(static_cast<std::size_t>(std::max(missing, 0)), ' ');
}

std::vector<std::string> wrapped(std::string_view text, int width)
{
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width)
            lines.emplace_back();
        lines.back() += (lines.back().empty() ? "" : " ") + std::string(word);
    }
    return lines;
}

} // namespace rules
