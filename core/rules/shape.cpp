#include "shape.h"

#include <array>
#include <charconv>
#include <iterator>

namespace rules {

using message::Message;

namespace {

bool isTime(std::string_view text)
{
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    return text.size() == 5 && digit(0) && digit(1) && text[2] == ':' && digit(3) && digit(4) &&
           text.substr(0, 2) < "24" && text.substr(3) < "60";
}

} // namespace

bool Number::read(const json::Value& value, const Place& at, int& into) const
{
    const auto number = json::integer(value, at.path, least, most, at.problems);
    if (number)
        into = *number;
    return number.has_value();
}

bool YesNo::read(const json::Value& value, const Place& at, bool& into) const
{
    if (!value.boolean())
        return at.refuse(value, json::notABoolean(value));
    into = *value.boolean();
    return true;
}

bool Text::read(const json::Value& value, const Place& at, std::string& into) const
{
    const auto text = json::string(value, at.path, at.problems);
    if (!text)
        return false;
    // Printed on cards and forms as one line.
    if (std::ranges::any_of(*text, [](unsigned char c) { return c < 0x20 || c == 0x7F; }))
        return at.refuse(value, Message{"rules-control-character"});
    into = *text;
    return true;
}

bool CardName::read(const json::Value& value, const Place& at, std::string& into) const
{
    const std::string card = value.string() ? cardTyped(*value.string()) : std::string();
    if (!isCard(card, jokers))
        return at.refuse(value, jokers ? Message{"rules-not-a-card-or-joker", {{"found", json::shown(value)}}}
                                       : Message{"rules-not-a-card", {{"found", json::shown(value)}}});
    into = card;
    return true;
}

bool WallClock::read(const json::Value& value, const Place& at, std::string& into) const
{
    if (!value.isNull() && (!value.string() || !isTime(*value.string())))
        return at.refuse(value, Message{"rules-not-a-time-of-day", {{"found", json::shown(value)}}});
    into = value.isNull() ? std::string() : *value.string();
    return true;
}

bool isName(std::string_view text)
{
    bool letter = false; // at the start and after a hyphen there must be a letter or digit
    for (const char c : text) {
        if (c == '-' && !letter)
            return false;
        letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!letter && c != '-')
            return false;
    }
    return letter;
}

bool Name::read(const json::Value& value, const Place& at, std::string& into) const
{
    if (!value.string() || !isName(*value.string()))
        return at.refuse(value, Message{"rules-not-a-name", {{"found", json::shown(value)}}});
    into = *value.string();
    return true;
}

bool DoubleNilShape::read(const json::Value& value, const Place& at,
                          std::optional<scoring::DoubleNil>& into) const
{
    if (value.string() && *value.string() == "sum") {
        into.reset();
        return true;
    }
    return value.object()
               ? OrNull{doubleNilMembers}.read(value, at, into)
               : at.refuse(value, Message{"rules-not-a-double-nil", {{"found", json::shown(value)}}});
}

json::Value DoubleNilShape::write(const std::optional<scoring::DoubleNil>& doubled) const
{
    return doubled ? doubleNilMembers.write(*doubled) : json::of("sum");
}

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// A number and what it counts, as people type them: `3 games`, `2 Alumni`.
struct Counted {
    int count = 0;
    std::string what;
};

std::optional<Counted> countedIn(std::string_view typed)
{
    typed = trimmed(typed);
    Counted all;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), all.count);
    const std::string_view rest(end, static_cast<std::size_t>(typed.data() + typed.size() - end));
    if (error != std::errc() || !rest.starts_with(' '))
        return std::nullopt;
    all.what = trimmed(rest);
    return all;
}

/// `2 Alumni` as an object; any other value as it is.
json::Value limitMeant(const json::Value& typed)
{
    const auto limit = countedIn(*typed.string());
    if (!limit)
        return typed;
    return {json::Object{{"affiliation", {limit->what, typed.line}},
                         {"most", {static_cast<long long>(limit->count), typed.line}}},
            typed.line};
}

constexpr std::string_view bestOf = "best of";

/// A length: its key in a file, how people type it, and its range.
struct LengthWords {
    scoring::Length length;
    std::string_view key;
    std::array<std::string_view, 2> what; ///< `3 games`, `1 game`; for BestOf the number comes last
    Number count;
};
constexpr LengthWords lengths[] = {{scoring::Length::FixedHands, "fixedHands", {"hands", "hand"}, {1, 100}},
                                   {scoring::Length::FixedGames, "fixedGames", {"games", "game"}, {1, 9}},
                                   {scoring::Length::BestOf, "bestOf", {bestOf, bestOf}, {3, 9}}};

/// `3 games` as an object; any other value as it is.
json::Value lengthMeant(const json::Value& typed)
{
    std::string text(trimmed(*typed.string()));
    if (const auto number = text.find_last_of(' '); text.starts_with(bestOf)) // `best of 3` as `3 best of`
        text = text.substr(number + 1) + ' ' + std::string(trimmed(std::string_view(text).substr(0, number)));
    const auto counted = countedIn(text);
    for (const LengthWords& each : lengths)
        if (counted && std::ranges::count(each.what, counted->what) > 0)
            return {
                json::Object{{std::string(each.key), {static_cast<long long>(counted->count), typed.line}}},
                typed.line};
    return typed;
}

} // namespace

json::Value listTyped(const json::Value& typed, std::string_view nothing)
{
    json::Array items;
    std::string_view rest = *typed.string();
    if (trimmed(rest) != nothing && !trimmed(rest).empty())
        for (bool more = true; more;) {
            const auto comma = rest.find(',');
            more = comma != std::string_view::npos;
            items.push_back({std::string(trimmed(rest.substr(0, comma))), typed.line});
            rest = more ? rest.substr(comma + 1) : std::string_view();
        }
    return {std::move(items), typed.line};
}

bool LengthShape::read(const json::Value& value, const Place& at, scoring::End& into) const
{
    if (value.string() && *value.string() == "target") {
        into.length = scoring::Length::Target;
        into.lengthCount = 0;
        return true;
    }
    const json::Value meant = value.string() ? lengthMeant(value) : value;
    const auto* const words = std::ranges::find_if(
        lengths, [&](const LengthWords& each) { return meant.find(each.key) != nullptr; });
    if (words == std::end(lengths) || meant.object()->size() != 1)
        return at.refuse(value, Message{"rules-not-a-length", {{"found", json::shown(value)}}});
    const Place place{value.object() ? at.path + '.' + std::string(words->key) : at.path, at.problems};
    const json::Value& counts = *meant.find(words->key);
    int count = 0;
    if (!words->count.read(counts, place, count))
        return false;
    if (words->length == scoring::Length::BestOf && count % 2 == 0)
        return place.refuse(counts, Message{"best-of-even", {{"games", count}}});
    into.length = words->length;
    into.lengthCount = count;
    return true;
}

json::Value LengthShape::write(const scoring::End& end) const
{
    const auto* const words = std::ranges::find(lengths, end.length, &LengthWords::length);
    return words == std::end(lengths)
               ? json::of("target")
               : json::of(json::Object{{std::string(words->key), json::of(end.lengthCount)}});
}

std::vector<json::Value> LengthShape::choices() const
{
    constexpr int mostGames = 5;
    constexpr int mostHands = 20;
    std::vector<json::Value> all{json::of("target")};
    const auto add = [&](scoring::Length length, int count) {
        scoring::End end;
        end.length = length;
        end.lengthCount = count;
        all.push_back(write(end));
    };
    for (int games = 2; games <= mostGames; ++games) // 1 game would be to the target
        add(scoring::Length::FixedGames, games);
    for (int games = 3; games <= mostGames; games += 2)
        add(scoring::Length::BestOf, games);
    for (int hands = 1; hands <= mostHands; ++hands)
        add(scoring::Length::FixedHands, hands);
    return all;
}

bool LimitShape::read(const json::Value& value, const Place& at, AffiliationLimit& into) const
{
    const json::Value meant = value.string() ? limitMeant(value) : value;
    return meant.object() ? limitMembers.read(meant, at, into)
                          : at.refuse(value, Message{"rules-not-a-limit", {{"found", json::shown(value)}}});
}

json::Value LimitShape::write(const AffiliationLimit& limit) const
{
    return limitMembers.write(limit);
}

std::vector<json::Value> UpToShape::choices() const
{
    std::vector<json::Value> all{json::of(nullptr)};
    for (int number = shape.least; number <= shape.most; ++number)
        all.push_back(json::of(number));
    return all;
}

} // namespace rules
