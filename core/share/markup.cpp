#include "markup.h"

#include <cassert>
#include <set>

namespace share {

namespace {

bool mayStand(char each)
{
    const auto code = static_cast<unsigned char>(each);
    return (code >= 0x20 && code != 0x7F) || each == '\n' || each == '\t';
}

std::string escaped(std::string_view text)
{
    std::string all;
    for (const char each : text)
        switch (each) {
        case '&':
            all += "&amp;";
            break;
        case '<':
            all += "&lt;";
            break;
        case '>':
            all += "&gt;";
            break;
        case '"':
            all += "&quot;";
            break;
        default:
            if (mayStand(each))
                all += each;
        }
    return all;
}

} // namespace

void Markup::begin(std::string_view tag, const Attributes& attributes)
{
    m_text += '<' + std::string(tag);
    for (const auto& [key, value] : attributes)
        if (!value.empty())
            m_text += ' ' + std::string(key) + "=\"" + escaped(value) + '"';
}

Markup& Markup::open(std::string_view tag, const Attributes& attributes)
{
    begin(tag, attributes);
    m_text += '>';
    m_open.emplace_back(tag);
    return *this;
}

Markup& Markup::close()
{
    assert(!m_open.empty());
    const std::string tag = m_open.back();
    m_open.pop_back();
    // Where a line may end without a blank between two words.
    static const std::set<std::string> inLine{"span", "bdi", "a", "b", "small", "cite"};
    const bool isBlock = !inLine.contains(tag);
    m_text += "</" + tag + (isBlock ? ">\n" : ">");
    return *this;
}

Markup& Markup::text(std::string_view text)
{
    m_text += escaped(text);
    return *this;
}

Markup& Markup::alone(std::string_view tag, const Attributes& attributes)
{
    begin(tag, attributes);
    m_text += "/>\n";
    return *this;
}

Markup& Markup::raw(std::string_view said)
{
    m_text += said;
    return *this;
}

std::string Markup::taken()
{
    assert(m_open.empty());
    return std::move(m_text);
}

} // namespace share
