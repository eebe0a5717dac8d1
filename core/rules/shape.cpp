#include "shape.h"

namespace rules {

using message::Message;

namespace {

bool isCard(std::string_view text, bool jokers)
{
    if (jokers && (text == "BJ" || text == "LJ"))
        return true;
    return text.size() == 2 && std::string_view("AKQJT98765432").find(text[0]) != std::string_view::npos &&
           std::string_view("SHDC").find(text[1]) != std::string_view::npos;
}

bool isTime(std::string_view text)
{
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    return text.size() == 5 && digit(0) && digit(1) && text[2] == ':' && digit(3) && digit(4) &&
           text.substr(0, 2) < "24" && text.substr(3) < "60";
}

bool isControl(unsigned char c)
{
    return c < 0x20 || c == 0x7F;
}

} // namespace

bool Place::refuse(const json::Value& value, Message what) const
{
    problems.push_back({value.line, path, std::move(what)});
    return false;
}

bool Number::read(const json::Value& value, const Place& at, int& into) const
{
    const auto number = json::integer(value, at.path, least, most, at.problems);
    if (number)
        into = *number;
    return number.has_value();
}

json::Value Number::write(int number) const
{
    return json::of(number);
}

bool YesNo::read(const json::Value& value, const Place& at, bool& into) const
{
    if (!value.boolean())
        return at.refuse(value, json::notABoolean(value));
    into = *value.boolean();
    return true;
}

json::Value YesNo::write(bool value) const
{
    return json::of(value);
}

bool Text::read(const json::Value& value, const Place& at, std::string& into) const
{
    const auto text = json::string(value, at.path, at.problems);
    if (!text)
        return false;
    // It is printed on cards and forms: one line of it must stay one line.
    if (std::any_of(text->begin(), text->end(), isControl))
        return at.refuse(value, Message{"rules-control-character"});
    into = *text;
    return true;
}

json::Value Text::write(const std::string& text) const
{
    return json::of(text);
}

bool CardName::read(const json::Value& value, const Place& at, std::string& into) const
{
    if (!value.string() || !isCard(*value.string(), jokers))
        return at.refuse(value, jokers ? Message{"rules-not-a-card-or-joker", {{"found", json::shown(value)}}}
                                       : Message{"rules-not-a-card", {{"found", json::shown(value)}}});
    into = *value.string();
    return true;
}

json::Value CardName::write(const std::string& card) const
{
    return json::of(card);
}

bool WallClock::read(const json::Value& value, const Place& at, std::string& into) const
{
    if (!value.isNull() && (!value.string() || !isTime(*value.string())))
        return at.refuse(value, Message{"rules-not-a-time-of-day", {{"found", json::shown(value)}}});
    into = value.isNull() ? std::string() : *value.string();
    return true;
}

json::Value WallClock::write(const std::string& time) const
{
    return time.empty() ? json::of(nullptr) : json::of(time);
}

bool isName(std::string_view text)
{
    bool letter = false; // after the start and after a hyphen comes a letter or digit
    for (const char c : text) {
        if (c == '-' && !letter)
            return false;
        letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!letter && c != '-')
            return false;
    }
    return letter;
}

bool readName(const json::Value& value, const Place& at, std::string& into)
{
    if (!value.string() || !isName(*value.string()))
        return at.refuse(value, Message{"rules-not-a-name", {{"found", json::shown(value)}}});
    into = *value.string();
    return true;
}

} // namespace rules
