#include "input.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <iterator>

Input::Input(std::string name) : m_name(std::move(name))
{
    if (m_name == "-")
        return;
    std::error_code error;
    if (std::filesystem::is_directory(m_name, error)) {
        m_whyNot = "is a folder";
        return;
    }
    errno = 0;
    m_file.open(m_name, std::ios::binary);
    if (!m_file)
        m_whyNot = errno ? std::strerror(errno) : "cannot be opened";
}

std::string Input::trouble() const
{
    if (!m_whyNot.empty())
        return shownName() + ": " + m_whyNot;
    const bool bad = m_name == "-" ? std::cin.bad() : m_file.bad();
    return bad ? shownName() + ": cannot be read" : std::string();
}

std::istream& Input::stream()
{
    return m_name == "-" ? std::cin : m_file;
}

std::string Input::shownName() const
{
    return m_name == "-" ? "standard input" : m_name.empty() ? "\"\"" : m_name;
}

tl::expected<std::string, std::string> readAll(Input& input)
{
    std::string text;
    if (input.trouble().empty())
        text.assign(std::istreambuf_iterator<char>(input.stream()), {});
    if (std::string trouble = input.trouble(); !trouble.empty())
        return tl::unexpected(std::move(trouble));
    return text;
}
