#include "members.h"

#include "words.h"

namespace rules {

using message::Message;

bool Place::refuse(const json::Value& value, Message what) const
{
    problems.push_back({value.line, path, std::move(what)});
    return false;
}

const json::Value* Members::need(std::string_view key)
{
    const json::Value* member = m_reader.take(key);
    if (!member && m_object.object())
        m_missing.emplace_back(key);
    return member;
}

void Members::reportMissing()
{
    json::Problems& problems = m_reader.problems();
    if (m_missing.size() == 1)
        problems.push_back({m_object.line, m_reader.placeOf(m_missing.front()), Message{"json-missing"}});
    else if (!m_missing.empty())
        problems.push_back({m_object.line, m_reader.place(),
                            Message{"rules-several-missing", {listedAs("members", m_missing)}}});
}

} // namespace rules
