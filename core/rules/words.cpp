#include "words.h"

#include <algorithm>
#include <cctype>

namespace rules {

namespace {

constexpr std::string_view minus = "\u2212";

std::string plain(int number)
{
    return number < 0 ? std::string(minus) + std::to_string(-number) : std::to_string(number);
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
    const std::string rank = card[0] == 'T' ? "10" : std::string(1, card[0]);
    return rank + std::string(symbols[suits.find(card[1])]);
}

int columns(std::string_view text)
{
    return static_cast<int>(
        std::count_if(text.begin(), text.end(), [](unsigned char c) { return (c & 0xC0) != 0x80; }));
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
