#include "sheetchoice.h"

#include "facts/digest.h"
#include "roster/text.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <cctype>
#include <set>

using wording::filled;

namespace desk {

namespace {

constexpr std::string_view roundKey = "round ";
constexpr std::string_view matchKey = "match ";
constexpr std::string_view tableKey = "table ";

/// Whether its rounds have numbers. A final, a third-place match and a play-in only have names.
bool isCounted(bracket::Part part)
{
    using bracket::Part;
    return part == Part::Winners || part == Part::Losers || part == Part::Pool || part == Part::Swiss;
}

std::string lowered(std::string_view text)
{
    std::string all(text);
    std::transform(all.begin(), all.end(), all.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return all;
}

/// `round winners 2`
std::string keyOf(const bracket::Round& round)
{
    return std::string(roundKey) + std::string(bracket::word(round.bracket)) + ' ' +
           std::to_string(round.number);
}

bool isAnyIn(const bracket::Round& round, const std::vector<std::string>& matches)
{
    return std::ranges::any_of(round.matches, [&](const bracket::Match& match) {
        return std::ranges::find(matches, match.id) != matches.end();
    });
}

} // namespace

Answer<std::vector<std::pair<bracket::Part, int>>> findRounds(const tournament::Tournament& tournament,
                                                              std::string_view typed)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    std::vector<std::pair<bracket::Part, int>> found;
    std::vector<std::string> names;
    for (const bracket::Round& round : bracket::rounds(drawn)) {
        names.push_back(wording::roundName(drawn, round.bracket, round.number));
        if (lowered(names.back()) == lowered(typed) ||
            (isCounted(round.bracket) && std::to_string(round.number) == typed))
            found.emplace_back(round.bracket, round.number);
    }
    if (!found.empty())
        return found;
    return refused(
        names.empty()
            ? message::Message{"report-no-round-drawn", {{"round", roster::shown(typed)}}}
            : message::Message{"report-no-such-round", {{"round", roster::shown(typed)}, {"rounds", names}}});
}

Answer<int> findTable(const tournament::Tournament& tournament, int typed)
{
    const int tables = tournament::tablesIn(*tournament.setting);
    if (typed >= 1 && typed <= tables)
        return typed;
    return refused(message::Message{"table-unknown", {{"table", typed}, {"tables", tables}}});
}

std::vector<SheetChoice> sheetChoices(const tournament::Tournament& tournament,
                                      const std::vector<std::string>& matches)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    std::vector<SheetChoice> all;
    for (const bracket::Round& round : bracket::rounds(drawn))
        if (isAnyIn(round, matches)) {
            const std::string name = wording::roundName(drawn, round.bracket, round.number);
            all.push_back({keyOf(round), name, {{}, {{round.bracket, round.number}}, {}}});
        }
    std::set<int> tables;
    for (const std::string& id : matches)
        if (const tournament::Match& match = *tournament::match(tournament, id); match.call)
            tables.insert(match.call->table);
    for (const int table : tables) {
        const std::string which = std::to_string(table);
        all.push_back(
            {std::string(tableKey) + which, filled(wording::Desk::tr("Table %1"), which), {{}, {}, table}});
    }
    for (const std::string& id : matches) {
        const tournament::Match& match = *tournament::match(tournament, id);
        all.push_back({std::string(matchKey) + id, wording::matchInList(tournament, match), {{id}, {}, {}}});
    }
    return all;
}

std::string choiceTitle(const tournament::Tournament& tournament, std::string_view key)
{
    if (key.starts_with(roundKey)) {
        const bracket::Bracket& drawn = tournament.setting->bracket;
        for (const bracket::Round& round : bracket::rounds(drawn))
            if (keyOf(round) == key)
                return wording::roundName(drawn, round.bracket, round.number);
        return filled(wording::Desk::tr("Round %1"), key.substr(key.rfind(' ') + 1));
    }
    if (key.starts_with(tableKey))
        return filled(wording::Desk::tr("Table %1"), key.substr(tableKey.size()));
    if (!key.starts_with(matchKey))
        return wording::sentence(std::string(key));
    const std::string id(key.substr(matchKey.size()));
    const tournament::Match* match = tournament::match(tournament, id);
    return wording::sentence(match ? wording::titleOf(*match) : filled(wording::Desk::tr("match %1"), id));
}

namespace {

constexpr std::string_view codeStart = "%match ";
constexpr std::size_t markLength = 6;

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
        return std::tolower(static_cast<unsigned char>(read)) == written; // Caps Lock may be on
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
        named.size() < written.size() ? lowered(written.substr(named.size() + 1)) : std::string();
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
