#include "papertotals.h"

#include "desk/checks/named.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"
#include "json/reader.h"

#include <algorithm>
#include <charconv>

using wording::filled;

namespace desk {

namespace {

constexpr int highest = 99'999; // far above any game, and no sum overflows

/// The words of a line.
std::vector<std::string_view> wordsIn(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(blanks, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

/// Accepts a minus sign as people type it and as programs print it.
std::string withPlainMinus(std::string_view typed)
{
    std::string plain(typed);
    constexpr std::string_view minus = "\u2212";
    if (plain.compare(0, minus.size(), minus) == 0)
        plain.replace(0, minus.size(), "-");
    return plain;
}

std::string_view word(Slip slip)
{
    constexpr json::Word<Slip> words[] = {{"sides-swapped", Slip::SidesSwapped},
                                          {"hand-left-out", Slip::HandLeftOut},
                                          {"bag-penalty", Slip::BagPenalty},
                                          {"nil", Slip::Nil},
                                          {"contract", Slip::Contract},
                                          {"tier", Slip::Tier},
                                          {"overtricks", Slip::Overtricks},
                                          {"renege-award", Slip::RenegeAward},
                                          {"foul-or-points", Slip::FoulOrPoints},
                                          {"sum", Slip::Sum},
                                          {"unknown", Slip::Unknown}};
    return json::wordOf(words, slip);
}

int rowsWithTotals(const PaperTotals& totals)
{
    return static_cast<int>(
        std::count_if(totals.begin(), totals.end(), [](const auto& row) { return row.a || row.b; }));
}

message::Message placeOf(const tournament::Match& match, int game)
{
    return match.series.games > 1
               ? message::Message{"game-of-match-title", {{"match", matchTitle(match)}, {"game", game}}}
               : matchTitle(match);
}

} // namespace

Answer<std::optional<int>> paperTotal(std::string_view typed)
{
    const std::vector<std::string_view> words = wordsIn(typed);
    if (words.empty() || (words.size() == 1 && withPlainMinus(words[0]) == "-"))
        return std::nullopt;
    const std::string plain = withPlainMinus(words[0]);
    const char* begin = plain.data() + (plain[0] == '+' && plain.size() > 1 && plain[1] != '-' ? 1 : 0);
    const char* end = plain.data() + plain.size();
    int total = 0;
    const auto read = std::from_chars(begin, end, total);
    if (words.size() > 1 || read.ec != std::errc() || read.ptr != end || total < -highest || total > highest)
        return refused(message::Message{"paper-no-total", {{"typed", typed}}});
    return total;
}

Answer<scoring::PerSide<std::optional<int>>> paperRow(std::string_view line)
{
    const std::vector<std::string_view> words = wordsIn(line);
    if (words.size() != 2)
        return refused(message::Message{"paper-not-two-totals", {{"line", line}}});
    const auto a = paperTotal(words[0]);
    const auto b = paperTotal(words[1]);
    if (!a || !b)
        return tl::unexpected(a ? b.error() : a.error());
    return scoring::PerSide<std::optional<int>>{*a, *b};
}

Answer<PaperCheck> paperCheck(const tournament::Tournament& tournament, const std::string& match, int game,
                              const PaperTotals& totals)
{
    const tournament::Match* found = tournament::match(tournament, match);
    if (!found)
        return refused(noSuchMatch(match));
    if (game < 1 || game > std::max(1, found->series.games))
        return refused(
            message::Message{"paper-no-such-game", {{"match", matchTitle(*found)}, {"game", game}}});
    const scoring::GameLedger ledger = tournament::sheetOf(*found, game).ledger;
    const int hands = static_cast<int>(ledger.hands.size());
    if (hands == 0)
        return refused(message::Message{"paper-without-hands", {{"game", placeOf(*found, game)}}});
    if (static_cast<int>(totals.size()) > hands)
        return refused(
            message::Message{"paper-too-many-totals",
                             {{"game", placeOf(*found, game)}, {"totals", totals.size()}, {"n", hands}}});
    return PaperCheck{match, game, hands, rowsWithTotals(totals),
                      paperFindings(*found->rules, ledger, totals)};
}

std::string verdict(const PaperCheck& check)
{
    if (!check.findings.empty())
        return filled(wording::Desk::tr("the paper and the rules first differ at hand %1"),
                      check.findings.front().hand);
    if (check.compared == 0)
        return filled(wording::Desk::tr("the paper has no total to compare"));
    const std::string hands = wording::handsCounted(check.hands);
    if (check.compared == check.hands)
        return filled(wording::Desk::tr("the paper and the rules agree: %1"), hands);
    return filled(wording::Desk::tr("the paper and the rules agree where the paper has totals: %1 of %2"),
                  check.compared, hands);
}

std::string paperCheckText(const tournament::Tournament& tournament, const PaperCheck& check)
{
    std::string text = filled(wording::Desk::tr("%1: %2"),
                              wording::text(placeOf(*tournament::match(tournament, check.match), check.game)),
                              verdict(check)) +
                       '\n';
    for (const PaperFinding& found : check.findings)
        text += "  " +
                filled(wording::Desk::tr("%1; the total is %2, not %3"), wording::text(found.says),
                       found.right, found.paper) +
                '\n';
    return text;
}

std::string paperCheckJson(const PaperCheck& check)
{
    const auto jsonOf = [](const PaperFinding& found) {
        return json::Object{{"hand", found.hand},
                            {"side", found.side == scoring::Side::A ? "a" : "b"},
                            {"paper", found.paper},
                            {"right", found.right},
                            {"off", found.off},
                            {"slip", word(found.slip)},
                            {"words", wording::text(found.says)}};
    };
    return json::print(json::Object{{"match", check.match},
                                    {"game", check.game},
                                    {"hands", check.hands},
                                    {"compared", check.compared},
                                    {"agrees", check.findings.empty()},
                                    {"findings", json::list(check.findings, jsonOf)}});
}

} // namespace desk
