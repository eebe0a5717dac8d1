#include "input.h"

#include "desk/offline/rulebook.h"
#include "venues/ownvenues.h"
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

std::optional<Message> eachLine(Input& input,
                                const std::function<bool(const std::string& line, int number)>& take)
{
    std::string line;
    for (int number = 1; std::getline(input.stream(), line); ++number)
        if (line.find_first_not_of(" \t\r") != std::string::npos && !take(line, number))
            break;
    return input.trouble();
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

namespace {

bool fileExists(const std::string& file)
{
    std::error_code error;
    return std::filesystem::exists(file, error);
}

/// Position of the colon before the phase; npos if the whole name is the file's.
std::size_t colonOfPhase(const std::string& name)
{
    const std::size_t colon = name.rfind(':');
    return colon != std::string::npos && !fileExists(name) && fileExists(name.substr(0, colon))
               ? colon
               : std::string::npos;
}

desk::Answer<rules::FileRead> rulesInFile(const std::string& name)
{
    const std::size_t colon = colonOfPhase(name);
    Input input(name.substr(0, colon));
    const auto text = readAll(input);
    if (!text)
        return desk::refused(text.error());
    auto read = desk::rulesIn({input.shownName(), *text}, rulesBeside);
    return read && colon != std::string::npos ? desk::phaseOf(*read, name.substr(colon + 1)) : read;
}

} // namespace

tl::expected<rules::RuleFile, Message> rulesBeside(const std::string& named, const std::string& file)
{
    const std::filesystem::path path = std::filesystem::path(file).parent_path() / named;
    const std::string name = path.lexically_normal().string();
    Input input(name == "-" ? "./-" : name); // so that `-` isn't standard input
    return readAll(input).map([&](std::string text) { return rules::RuleFile{name, std::move(text)}; });
}

std::vector<rules::FileRead> ownRules()
{
    std::vector<rules::FileRead> all;
    for (const venues::OwnVenue& each : venues::OwnVenues().all())
        if (each.read)
            all.push_back(*each.read);
    return all;
}

desk::Answer<rules::FileRead> rulesNamed(const std::string& name)
{
    auto known = desk::venueCalled(name);
    const bool isFile = fileExists(name) || colonOfPhase(name) != std::string::npos;
    if (!known && isFile)
        return rulesInFile(name);
    if (!known)
        for (const rules::FileRead& own : ownRules()) {
            if (own.venue.id == name)
                return own;
            for (const rules::Set& set : rules::sets(own.venue))
                if (set.id == name)
                    return desk::phaseOf(own, set.phase);
        }
    return known.map([](const rules::Venue& venue) { return rules::FileRead{venue}; });
}
