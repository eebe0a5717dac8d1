#include "words.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
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
