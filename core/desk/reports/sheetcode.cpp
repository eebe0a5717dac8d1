#include "sheetcode.h"

#include "facts/digest.h"
#include "wording/record/names.h"

#include <algorithm>
#include <cctype>

namespace desk {

namespace {

constexpr std::string_view codeStart = "%match ";
constexpr std::size_t markLength = 6;

std::string inSmallLetters(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

} // namespace

std::string tournamentMark(const tournament::Tournament& tournament)
{
    if (tournament.record->empty())
        return {};
    const facts::Entry& first = *tournament.record->front().entry;
    const facts::Link link{first.seq, first.stamp, std::string(facts::kindOf(first.fact)),
                           facts::payload(first.fact), std::string(facts::firstPrev)};
    return facts::hashOf(link).substr(0, markLength);
}

std::string sheetCode(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const std::string mark = tournamentMark(tournament);
    return std::string(codeStart) + wording::numberOf(match) + (mark.empty() ? "" : ' ' + mark) + '?';
}

bool isSheetCode(std::string_view line)
{
    const auto isSame = [](char written, char read) {
        return std::tolower(static_cast<unsigned char>(read)) == written; // Caps Lock makes letters large
    };
    return line.size() > codeStart.size() + 1 && line.ends_with('?') &&
           std::equal(codeStart.begin(), codeStart.end(), line.begin(), isSame);
}

Answer<std::string> matchOfSheet(const tournament::Tournament& tournament, std::string_view code)
{
    if (!isSheetCode(code))
        return refused(message::Message{"scan-no-sheet"});
    const std::string written(code.substr(codeStart.size(), code.size() - codeStart.size() - 1));
    const std::string named = written.substr(0, written.find(' '));
    const std::string mark =
        named.size() < written.size() ? inSmallLetters(written.substr(named.size() + 1)) : std::string();
    if (!mark.empty() && mark != tournamentMark(tournament))
        return refused(
            message::Message{"scan-of-another-tournament",
                             {{"match", named}, {"mark", mark}, {"here", tournamentMark(tournament)}}});
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (wording::numberOf(*match) == named)
            return match->id;
    return refused(message::Message{"scan-no-such-match", {{"match", named}}});
}

} // namespace desk
