// Every round with its matches: the current one unfolded, finished ones as one line. A match with a card
// above isn't repeated.
#include "pagewords.h"

#include "tournament/forecast/forecast.h"
#include "views/crosstable.h"
#include "wording/record/matchwords.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/clockwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <optional>

using wording::Page;

namespace share {

namespace {

constexpr std::size_t mostForecast = 400; // matches; more would take too long

using tournament::Match;
using tournament::State;

bool isFinal(const View& view, const bracket::Match* drawn)
{
    const Match* match = tournament::match(view.tournament, drawn->id);
    return !match || match->state == State::Final;
}

/// `8 of 8 finished`, `1 of 4 finished`, `to 500 · ends about 8:40 PM (8:20–9:05 PM)`.
std::string progressOf(const View& view, const views::RoundView& round,
                       const std::optional<tournament::Forecast>& forecast)
{
    const auto final = std::ranges::count_if(round.matches, [&](auto* each) { return isFinal(view, each); });
    const auto all = static_cast<std::ptrdiff_t>(round.matches.size());
    if (final == all)
        return s(Page::tr("%1 of %2 finished").arg(final).arg(all));
    std::string about;
    if (forecast)
        for (const tournament::RoundForecast& each : forecast->rounds)
            if (each.bracket == round.part && each.round == round.round)
                about = s(Page::tr("ends %1").arg(q(wording::aboutText(each.over, view.made.aheadMin))));
    const Match* first = tournament::match(view.tournament, round.matches.front()->id);
    const std::string ahead = views::joined(first ? lengthOf(view, *first) : std::string(), about);
    return final == 0 && !ahead.empty()
               ? ahead
               : views::joined(s(Page::tr("%1 of %2 finished").arg(final).arg(all)), about);
}

void addNames(Markup& out, const views::MatchView& match)
{
    out.open("span", {{"class", "who"}});
    out.open(match.sides.a.won ? "b" : "span").name(match.sides.a.name).close();
    out.text(' ' + s(Page::tr("vs.")) + ' ');
    out.open(match.sides.b.won ? "b" : "span").name(match.sides.b.name).close();
    out.close();
}

/// One line: `10  Café Spades vs. Spade Runners  table 3`.
void addLine(Markup& out, const View& view, const views::MatchView& match, int number)
{
    const bool hasCard = view.cards.contains(match.id);
    if (hasCard)
        out.open("a", {{"class", "line"}, {"href", '#' + anchorOf(match.id)}});
    else
        out.open("div", {{"class", "line"}, {"id", anchorOf(match.id)}});
    out.element("b", std::to_string(number));
    addNames(out, match);
    const bool hasScore = match.state.state == State::Final && match.state.decided.empty();
    if (hasScore)
        out.element("span", wording::scoreText(
                                tournament::result(*tournament::match(view.tournament, match.id)).score));
    else
        addState(out, match.state);
    out.close();
}

void addBoth(Markup& out, const views::MatchView& match)
{
    out.open("span", {{"class", "head"}}).element("b", match.title).element("span", match.round);
    addState(out, match.state);
    out.close();
    addSide(out, match.sides.a, false);
    addSide(out, match.sides.b, false);
}

void addMatch(Markup& out, const View& view, const bracket::Match& drawn, const Match& match)
{
    const views::MatchView shown = views::matchView(view.tournament, drawn, match);
    const auto sheet = view.sheets.find(match.id);
    if (view.cards.contains(match.id) || sheet == view.sheets.end())
        return addLine(out, view, shown, *match.number);
    out.open("details", {{"class", "card"}, {"id", anchorOf(match.id)}}).open("summary");
    addBoth(out, shown);
    out.close().raw(sheet->second).close();
}

void addBye(Markup& out, const View& view, const Match& match)
{
    out.open("div", {{"class", "line"}}).element("b", "–").open("span", {{"class", "who"}});
    out.name(tournament::teamName(view.tournament, views::whoHasBye(match))).close();
    out.element("span", s(Page::tr("bye"))).close();
}

/// The first round that isn't finished; the last if all are.
std::size_t currentOf(const View& view, const std::vector<views::RoundView>& rounds)
{
    for (std::size_t i = 0; i < rounds.size(); ++i)
        if (!std::ranges::all_of(rounds[i].matches, [&](auto* each) { return isFinal(view, each); }))
            return i;
    return rounds.empty() ? 0 : rounds.size() - 1;
}

} // namespace

std::string lengthOf(const View& view, const Match& match)
{
    return wording::hasRulesOfItsOwn(view.tournament, match) ? wording::lengthInShort(*match.rules)
                                                             : std::string();
}

std::string roundNow(const View& view)
{
    const std::vector<views::RoundView> rounds = views::roundViews(view.tournament);
    return rounds.empty() || view.isOver ? std::string() : rounds[currentOf(view, rounds)].name;
}

void addRounds(Markup& out, const View& view)
{
    const std::vector<views::RoundView> rounds = views::roundViews(view.tournament);
    const std::size_t current = currentOf(view, rounds);
    const auto forecast = !view.isOver && view.tournament.setting->bracket.matches.size() <= mostForecast
                              ? tournament::forecast(view.tournament, view.made)
                              : std::nullopt;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        out.open("details", {{"class", "round"},
                             {"id", "round-" + std::to_string(i + 1)},
                             {"open", i == current ? "open" : ""}});
        out.open("summary")
            .element("h3", rounds[i].name)
            .element("span", progressOf(view, rounds[i], forecast))
            .close();
        for (const bracket::Match* drawn : rounds[i].matches)
            if (const Match* match = tournament::match(view.tournament, drawn->id)) {
                if (match->number)
                    addMatch(out, view, *drawn, *match);
                else if (drawn->bracket == bracket::Part::Swiss)
                    addBye(out, view, *match);
            }
        out.close();
    }
    const int left = view.tournament.setting->bracket.rounds - static_cast<int>(rounds.size());
    if (view.tournament.setting->bracket.kind == bracket::Kind::Swiss && left > 0)
        out.element("p",
                    s(left == 1 ? Page::tr("The last round isn’t paired yet.")
                                : Page::tr("%1 more rounds aren’t paired yet.").arg(left)),
                    {{"class", "soft"}});
}

void keepSheets(View& view)
{
    constexpr std::size_t most = 500'000; // bytes of all hands; a phone has to load them in the hall
    std::vector<const Match*> all;
    for (const Match* match : tournament::inOrder(view.tournament))
        if (match->number && (!match->games.empty() || match->outcome))
            all.push_back(match);
    // Matches in play first, then the newest.
    std::ranges::stable_sort(all, [](const Match* one, const Match* other) {
        if (one->over.empty() != other->over.empty())
            return one->over.empty();
        return one->over > other->over;
    });
    std::size_t size = 0;
    for (const Match* match : all) {
        Markup sheet;
        sheet.open("div", {{"class", "paper"}});
        addSheet(sheet, view, *match);
        sheet.close();
        std::string text = sheet.taken();
        size += text.size();
        if (size > most) {
            view.isCut = true;
            return;
        }
        view.sheets.emplace(match->id, std::move(text));
    }
}

} // namespace share
