#include "input.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

std::string rest(std::istream& in)
{
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

} // namespace

std::string shownName(const std::string& name)
{
    return name == "-" ? "standard input" : name;
}

std::string whyUnreadable(const std::string& name)
{
    std::error_code error;
    if (std::filesystem::is_directory(name, error))
        return name + ": is a folder";
    errno = 0;
    const std::ifstream in(name);
    if (!in)
        return name + ": " + (errno ? std::strerror(errno) : "cannot be read");
    return {};
}

tl::expected<std::string, std::string> readFile(const std::string& name)
{
    if (name == "-")
        return rest(std::cin);
    if (std::string why = whyUnreadable(name); !why.empty())
        return tl::unexpected(std::move(why));
    std::ifstream in(name, std::ios::binary);
    return rest(in);
}
