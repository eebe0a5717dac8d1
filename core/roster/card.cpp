#include "card.h"

#include "roster.h"
#include "text.h"
#include "unicode.h"

#include <algorithm>

namespace roster {

namespace {

/// All tracks of one card are shorter together.
constexpr std::size_t longestReading = 400;
constexpr std::string_view startSentinels = "%;+";
constexpr char endSentinel = '?';

using Numbers = std::vector<std::string>;
using Refused = tl::unexpected<std::string>;

Refused readInPart()
{
    return Refused("the card was read only in part; swipe it again, or type its number");
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

std::string_view withoutEnds(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool isNumber(std::string_view text)
{
    const auto mayBe = [](char c) { return isDigit(c) || isLetter(c) || c == ' ' || c == '-' || c == '.'; };
    return text.size() <= static_cast<std::size_t>(longestId) &&
           std::any_of(text.begin(), text.end(), isDigit) && std::all_of(text.begin(), text.end(), mayBe);
}

/// A track between its sentinels: its first field, and that without a format letter.
void addNumbers(char start, std::string_view track, Numbers& numbers)
{
    const std::string_view field = withoutEnds(track.substr(0, track.find(start == '%' ? '^' : '=')));
    if (!isNumber(field))
        return;
    numbers.emplace_back(field);
    if (start == '%' && isLetter(field.front()) && isNumber(field.substr(1)))
        numbers.emplace_back(field.substr(1));
}

tl::expected<Numbers, std::string> fromTracks(std::string_view text)
{
    Numbers numbers;
    while (!text.empty()) {
        const char start = text.front();
        const auto end = text.find(endSentinel);
        if (startSentinels.find(start) == std::string_view::npos || end == std::string_view::npos)
            return readInPart();
        addNumbers(start, text.substr(1, end - 1), numbers);
        text = withoutEnds(text.substr(end + 1));
    }
    if (numbers.empty()) // a track that cannot be read comes as `%E?`
        return Refused("the reader found no number on the card; swipe it again, or type its number");
    return numbers;
}

tl::expected<Numbers, std::string> fromTyped(std::string_view text)
{
    const auto number = storable(text, "number of the card", longestId);
    if (!number || text.find_first_of("%;?^=") != std::string_view::npos)
        return Refused("that is no number of a card; swipe it again, or type its number");
    return Numbers{*number};
}

} // namespace

tl::expected<Numbers, std::string> cardNumbers(std::string_view read)
{
    const std::string_view text = withoutEnds(read);
    if (text.empty())
        return Refused("no card was read; swipe it again, or type its number");
    if (text.size() > longestReading)
        return Refused("that is more than any card holds; swipe it again, or type its number");
    if (startSentinels.find(text.front()) != std::string_view::npos)
        return fromTracks(text);
    return text.back() == endSentinel ? readInPart() : fromTyped(text);
}

std::string comparableNumber(std::string_view number)
{
    std::string same = folded(number);
    same.erase(std::remove_if(same.begin(), same.end(), [](char c) { return c == ' ' || c == '-'; }),
               same.end());
    return same;
}

} // namespace roster
