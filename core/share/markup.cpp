#include "markup.h"

#include <QString>

#include <cassert>
#include <set>

namespace share {

namespace {

std::string escaped(std::string text)
{
    std::erase_if(text, [](char each) {
        const auto code = static_cast<unsigned char>(each);
        return (code < 0x20 && each != '\n' && each != '\t') || code == 0x7F;
    });
    return QString::fromStdString(text).toHtmlEscaped().toStdString();
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
    // A line break after an inline element would put a blank between two words.
    static const std::set<std::string> inLine{"span", "bdi", "a", "b", "small", "cite"};
    const bool isBlock = !inLine.contains(tag);
    m_text += "</" + tag + (isBlock ? ">\n" : ">");
    return *this;
}

Markup& Markup::text(std::string_view text)
{
    m_text += escaped(std::string(text));
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
