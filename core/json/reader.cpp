#include "reader.h"

#include <algorithm>
#include <iterator>

namespace json {

Reader::Reader(const Value& value, std::string place, Problems& problems, std::string_view joint)
    : m_value(value), m_place(std::move(place)), m_problems(problems), m_joint(joint)
{
    if (!m_value.object())
        m_problems.push_back({m_value.line, m_place, shown(m_value) + " is no object"});
}

std::string Reader::placeOf(std::string_view key) const
{
    return m_place.empty() ? std::string(key) : m_place + std::string(m_joint) + std::string(key);
}

const Value* Reader::take(std::string_view key)
{
    m_asked.push_back(key);
    return m_value.find(key);
}

const Value* Reader::need(std::string_view key)
{
    const Value* member = take(key);
    if (!member && m_value.object())
        m_problems.push_back({m_value.line, placeOf(key), "is missing"});
    return member;
}

int Reader::integer(std::string_view key, int least, int most)
{
    const Value* member = need(key);
    return member ? json::integer(*member, placeOf(key), least, most, m_problems).value_or(least) : least;
}

std::optional<int> Reader::integerOrNull(std::string_view key, int least, int most)
{
    const Value* member = need(key);
    if (!member || member->isNull())
        return std::nullopt;
    return json::integer(*member, placeOf(key), least, most, m_problems);
}

bool Reader::boolean(std::string_view key)
{
    const Value* member = need(key);
    if (!member)
        return false;
    if (const bool* b = member->boolean())
        return *b;
    refuse(*member, key, shown(*member) + " is neither true nor false");
    return false;
}

std::string Reader::string(std::string_view key)
{
    const Value* member = need(key);
    return member ? json::string(*member, placeOf(key), m_problems).value_or("") : "";
}

void Reader::done()
{
    std::string known;
    for (auto at = m_asked.begin(); at != m_asked.end(); ++at)
        if (std::find(m_asked.begin(), at, *at) == at)
            known += (known.empty() ? "" : ", ") + std::string(*at);
    for (const auto& [key, member] : unasked())
        m_problems.push_back({member.line, placeOf(key), "is not a key known here: " + known});
}

Object Reader::unasked() const
{
    Object others;
    if (const Object* members = m_value.object())
        std::copy_if(members->begin(), members->end(), std::back_inserter(others), [&](const auto& member) {
            return std::find(m_asked.begin(), m_asked.end(), member.first) == m_asked.end();
        });
    return others;
}

void Reader::refuse(const Value& at, std::string_view key, std::string text)
{
    m_problems.push_back({at.line, placeOf(key), std::move(text)});
}

std::optional<int> integer(const Value& value, const std::string& place, int least, int most,
                           Problems& problems)
{
    const long long* number = value.integer();
    if (number && *number >= least && *number <= most)
        return static_cast<int>(*number);
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    problems.push_back({value.line, place,
                        number ? shown(value) + " is outside " + range
                               : shown(value) + " is no whole number (" + range + ")"});
    return std::nullopt;
}

std::optional<std::string> string(const Value& value, const std::string& place, Problems& problems)
{
    if (const std::string* text = value.string(); text && !text->empty())
        return *text;
    problems.push_back({value.line, place, value.string() ? "is empty" : shown(value) + " is no text"});
    return std::nullopt;
}

std::string item(const std::string& place, std::size_t index)
{
    return place + '[' + std::to_string(index) + ']';
}

std::string shown(const Value& value)
{
    if (value.array())
        return "a list";
    if (value.object())
        return "an object";
    constexpr std::size_t most = 60;
    std::string text = print(value);
    if (text.size() <= most)
        return text;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return text.substr(0, end) + "…";
}

} // namespace json
