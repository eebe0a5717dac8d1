#include "words.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace rules {

using message::Message;

std::string digits(long long number, Minus minus)
{
    return number < 0 && minus == Minus::Sign ? "\u2212" + std::to_string(-number) : std::to_string(number);
}

std::string grouped(long long number)
{
    std::string all = std::to_string(std::abs(number));
    for (auto at = static_cast<std::ptrdiff_t>(all.size()) - 3; at > 0; at -= 3)
        all.insert(static_cast<std::size_t>(at), ",");
    return (number < 0 ? "\u2212" : "") + all;
}

std::string added(int points)
{
    return (points > 0 ? "+" : "") + digits(points);
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

message::Argument listedAs(std::string_view called, const std::vector<std::string>& names)
{
    if (names.size() < 2)
        return {called, joined(names, ", ")};
    const std::vector<std::string> first(names.begin(), names.end() - 1);
    return {called, Message{"rules-names", {{"first", joined(first, ", ")}, {"last", names.back()}}}};
}

message::Argument listedAs(std::string_view called, std::vector<Message> names)
{
    if (names.size() < 2)
        return {called, std::move(names)};
    Message last = std::move(names.back());
    names.pop_back();
    return {called, Message{"rules-names", {{"first", std::move(names)}, {"last", std::move(last)}}}};
}

std::string spaced(std::string name)
{
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

namespace {

/// A word for a rank, a suit or a joker, without blanks, and its form in a file.
struct CardWord {
    std::string_view typed;
    std::string_view as;
};
constexpr CardWord jokerWords[] = {
    {"bigjoker", "BJ"},    {"bj", "BJ"}, {"x", "BJ"}, // as in a renege case
    {"littlejoker", "LJ"}, {"lj", "LJ"}, {"y", "LJ"}, {"smalljoker", "LJ"},
};
constexpr CardWord rankWords[] = {
    {"ace", "A"},  {"a", "A"},     {"king", "K"}, {"k", "K"},     {"queen", "Q"}, {"q", "Q"},
    {"jack", "J"}, {"j", "J"},     {"ten", "T"},  {"t", "T"},     {"10", "T"},    {"nine", "9"},
    {"9", "9"},    {"eight", "8"}, {"8", "8"},    {"seven", "7"}, {"7", "7"},     {"six", "6"},
    {"6", "6"},    {"five", "5"},  {"5", "5"},    {"four", "4"},  {"4", "4"},     {"three", "3"},
    {"3", "3"},    {"two", "2"},   {"2", "2"},    {"deuce", "2"},
};
constexpr CardWord suitWords[] = {
    {"spades", "S"}, {"spade", "S"},  {"s", "S"},        {"\u2660", "S"},  {"hearts", "H"}, {"heart", "H"},
    {"h", "H"},      {"\u2665", "H"}, {"diamonds", "D"}, {"diamond", "D"}, {"d", "D"},      {"\u2666", "D"},
    {"clubs", "C"},  {"club", "C"},   {"c", "C"},        {"\u2663", "C"},
};

template <std::size_t N>
std::string_view wordIn(const CardWord (&words)[N], std::string_view typed)
{
    const auto* const at = std::ranges::find(words, typed, &CardWord::typed);
    return at == std::end(words) ? std::string_view() : at->as;
}

} // namespace

bool isCard(std::string_view text, bool jokers)
{
    if (jokers && (text == "BJ" || text == "LJ"))
        return true;
    return text.size() == 2 && std::string_view("AKQJT98765432").find(text[0]) != std::string_view::npos &&
           std::string_view("SHDC").find(text[1]) != std::string_view::npos;
}

std::string cardTyped(const std::string& typed)
{
    std::string text; // lowercase, without blanks
    for (const char each : typed)
        if (each != ' ')
            text += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    if (const std::string_view joker = wordIn(jokerWords, text); !joker.empty())
        return std::string(joker);
    const std::string_view all = text;
    constexpr std::string_view between = "of";
    const auto of = all.find(between);
    for (std::size_t end = 1; end < all.size(); ++end) {
        if (of != all.npos && end != of)
            continue;
        const std::string_view rank = wordIn(rankWords, all.substr(0, end));
        const std::string_view suit =
            wordIn(suitWords, all.substr(of == all.npos ? end : end + between.size()));
        if (!rank.empty() && !suit.empty())
            return std::string(rank) + std::string(suit);
    }
    return typed;
}

Message cardNamed(std::string_view card)
{
    if (card == "BJ")
        return Message{"card-big-joker"};
    if (card == "LJ")
        return Message{"card-little-joker"};
    constexpr std::string_view suits = "SHDC";
    constexpr std::string_view symbols[] = {"\u2660", "\u2665", "\u2666", "\u2663"};
    assert(card.size() == 2 && suits.find(card[1]) != suits.npos);
    const std::string rank = card[0] == 'T' ? "10" : std::string(1, card[0]);
    return Message{"card-named", {{"card", rank + std::string(symbols[suits.find(card[1])])}}};
}

} // namespace rules
