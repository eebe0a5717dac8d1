#include "input.h"

#include "wording/tr.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <iterator>

using message::Message;

Input::Input(std::string name) : m_name(std::move(name))
{
    if (m_name == "-")
        return;
    std::error_code error;
    if (std::filesystem::is_directory(m_name, error)) {
        m_whyNot = Message{"input-is-folder", {{"file", shownName()}}};
        return;
    }
    errno = 0;
    m_file.open(m_name, std::ios::binary);
    if (!m_file)
        m_whyNot =
            errno ? Message{"input-not-opened-since", {{"file", shownName()}, {"why", std::strerror(errno)}}}
                  : Message{"input-not-opened", {{"file", shownName()}}};
}

std::optional<Message> Input::trouble() const
{
    if (m_whyNot)
        return m_whyNot;
    const bool bad = m_name == "-" ? std::cin.bad() : m_file.bad();
    return bad ? std::optional(Message{"input-not-read", {{"file", shownName()}}}) : std::nullopt;
}

std::istream& Input::stream()
{
    return m_name == "-" ? std::cin : m_file;
}

std::string Input::shownName() const
{
    return m_name == "-"    ? wording::Command::tr("standard input").toStdString()
           : m_name.empty() ? "\"\""
                            : m_name;
}

tl::expected<std::string, Message> readAll(Input& input)
{
    std::string text;
    if (!input.trouble())
        text.assign(std::istreambuf_iterator<char>(input.stream()), {});
    if (auto trouble = input.trouble())
        return tl::unexpected(*std::move(trouble));
    return text;
}
