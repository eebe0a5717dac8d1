#include "sheetcode.h"

#include "names.h"

#include <algorithm>
#include <cctype>

namespace desk {

namespace {

constexpr std::string_view codeStart = "%match ";

} // namespace

std::string sheetCode(const night::Match& match)
{
    return std::string(codeStart) + titleOf(match).substr(std::string_view("match ").size()) + '?';
}

bool isSheetCode(std::string_view line)
{
    const auto isSame = [](char written, char read) {
        return std::tolower(static_cast<unsigned char>(read)) == written; // Caps Lock makes letters large
    };
    return line.size() > codeStart.size() + 1 && line.ends_with('?') &&
           std::equal(codeStart.begin(), codeStart.end(), line.begin(), isSame);
}

Answer<std::string> matchOfSheet(const night::Night& night, std::string_view code)
{
    if (!isSheetCode(code))
        return refused("What was scanned is no code of a score sheet.");
    const std::string named(code.substr(codeStart.size(), code.size() - codeStart.size() - 1));
    for (const night::Match* match : night::inOrder(night))
        if (titleOf(*match) == "match " + named)
            return match->id;
    return refused("The sheet that was scanned is of match " + named + ", which tonight has not.");
}

} // namespace desk
