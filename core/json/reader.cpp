#include "reader.h"

#include <algorithm>
#include <iterator>

namespace json {

using message::Message;

void addWithin(const Message& place, Problems found, Problems& problems)
{
    for (Problem& problem : found) {
        problem.within.insert(problem.within.begin(), place);
        problems.push_back(std::move(problem));
    }
}

Reader::Reader(const Value& value, std::string place, Problems& problems, std::string_view joint)
    : m_value(value), m_place(std::move(place)), m_problems(problems), m_joint(joint)
{
    if (!m_value.object())
        m_problems.push_back({m_value.line, m_place, notAnObject(m_value)});
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
        m_problems.push_back({m_value.line, placeOf(key), Message{"json-missing"}});
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
    refuse(*member, key, notABoolean(*member));
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
        m_problems.push_back(
            {member.line, m_place, Message{"json-unknown-key", {{"key", key}, {"known", known}}}});
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

void Reader::refuse(const Value& at, std::string_view key, Message what)
{
    m_problems.push_back({at.line, placeOf(key), std::move(what)});
}

std::optional<int> integer(const Value& value, const std::string& place, int least, int most,
                           Problems& problems)
{
    const long long* number = value.integer();
    if (number && *number >= least && *number <= most)
        return static_cast<int>(*number);
    const std::vector<message::Argument> range{{"found", shown(value)}, {"least", least}, {"most", most}};
    problems.push_back(
        {value.line, place, number ? Message{"json-out-of-range", range} : Message{"json-not-whole", range}});
    return std::nullopt;
}

std::optional<std::string> string(const Value& value, const std::string& place, Problems& problems)
{
    if (const std::string* text = value.string(); text && !text->empty())
        return *text;
    problems.push_back(
        {value.line, place,
         value.string() ? Message{"json-empty"} : Message{"json-not-a-text", {{"found", shown(value)}}}});
    return std::nullopt;
}

std::string item(const std::string& place, std::size_t index)
{
    return place + '[' + std::to_string(index) + ']';
}

message::Argument::Value shown(const Value& value)
{
    if (value.array())
        return std::vector{Message{"json-list"}};
    if (value.object())
        return std::vector{Message{"json-object"}};
    constexpr std::size_t most = 60;
    std::string text = print(value);
    if (text.size() <= most)
        return text;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
        --end;
    return text.substr(0, end) + "…";
}

Message notAList(const Value& value)
{
    return Message{"json-not-a-list", {{"found", shown(value)}}};
}

Message notAnObject(const Value& value)
{
    return Message{"json-not-an-object", {{"found", shown(value)}}};
}

Message notABoolean(const Value& value)
{
    return Message{"json-not-a-boolean", {{"found", shown(value)}}};
}

Message noneOf(const Value& value, std::string choices)
{
    return Message{"json-none-of", {{"found", shown(value)}, {"choices", std::move(choices)}}};
}

} // namespace json
