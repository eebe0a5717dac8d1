// What most people look for first: every team and where it is, who is playing, who is next.
#include "pagewords.h"

#include "bracket/questions.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Page;

namespace share {

namespace {

constexpr std::size_t unfolded = 24; // teams shown without unfolding: twelve lines of two

using tournament::Finish;
using tournament::Match;
using tournament::State;

struct Found {
    std::string team;
    QString name;
    std::string state;
    std::string link;
    std::string style; ///< `now`, `call`, `out`
};

/// `semifinal`; empty for an early round.
std::string roundOf(const View& view, const Match& match)
{
    const bracket::Bracket& whole = view.tournament.setting->bracket;
    const bracket::Match* drawn = bracket::find(whole, match.id);
    return drawn && bracket::isLate(bracket::stageOf(whole, *drawn)) ? wording::matchInText(whole, *drawn)
                                                                     : std::string();
}

/// `quarterfinal`, `round 2`.
std::string roundText(const View& view, const Match& match)
{
    const bracket::Bracket& whole = view.tournament.setting->bracket;
    const bracket::Match* drawn = bracket::find(whole, match.id);
    return drawn ? wording::matchInText(whole, *drawn) : std::string();
}

void sayNext(const View& view, const Match& match, Found& found)
{
    const auto table = tournament::tableOf(view.tournament, match);
    found.link = anchorOf(match.id);
    if (match.state == State::Called && table) {
        found.state = s(Page::tr("table %1, called").arg(*table));
        found.style = "call";
    } else if (table) {
        found.state = s(Page::tr("table %1").arg(*table));
        found.style = "now";
    } else if (match.state == State::Waiting) {
        found.state = s(Page::tr("waiting for an opponent"));
    } else {
        const std::string round = roundOf(view, match);
        found.state = s(round.empty() ? Page::tr("up next") : Page::tr("up next, %1").arg(q(round)));
    }
}

std::string placeText(const View& view, const tournament::Standing& standing, Finish finish)
{
    if (finish != Finish::None && (finish != Finish::Eliminated || !view.isOver))
        return wording::finishWord(finish);
    return standing.rank && view.isOver ? s(Page::tr("place %1").arg(q(tournament::rankText(standing))))
                                        : s(Page::tr("waiting"));
}

Found foundOf(const View& view, const tournament::Standing& standing, Finish finish)
{
    const tournament::Team* team = tournament::team(*view.tournament.setting, standing.team);
    Found found{
        standing.team, q(tournament::teamName(view.tournament, standing.team)), {}, rowOf(standing.team), {}};
    const auto around = view.teams.find(standing.team);
    if (team && team->withdrawn) {
        found.state = s(Page::tr("withdrawn"));
        found.style = "out";
    } else if (around != view.teams.end() && around->second.next)
        sayNext(view, *around->second.next, found);
    else {
        found.state = placeText(view, standing, finish);
        const bool isOut = finish != Finish::None || (standing.rank && view.isOver);
        found.style = isOut && finish != Finish::Champion ? "out" : "";
    }
    return found;
}

void addTeam(Markup& out, const Found& team)
{
    out.open("a", {{"href", '#' + team.link}, {"class", team.style}});
    out.open("b").name(s(team.name)).close();
    out.element("small", team.state).close();
}

void addCardHead(Markup& out, const std::string& title, const std::string& detail)
{
    out.open("span", {{"class", "head"}}).element("b", title).element("span", detail);
}

void addCardBody(Markup& out, const View& view, const Match& match)
{
    for (const scoring::Side side : scoring::bothSides)
        addSide(out, views::sideView(view.tournament, match, side), false);
    if (const auto sheet = view.sheets.find(match.id); sheet != view.sheets.end()) {
        out.open("details", {{"class", "hands"}, {"id", "hands-" + match.id}});
        out.element("summary", s(Page::tr("Score sheet of match %1").arg(*match.number)));
        out.raw(sheet->second).close();
    }
}

} // namespace

void addTeamLink(Markup& out, const View& view, const std::string& team, const std::string& name)
{
    const auto found = view.teams.find(team);
    const Match* match = found == view.teams.end() ? nullptr
                         : found->second.next      ? found->second.next
                                                   : found->second.last;
    out.open("a", {{"href", '#' + (match ? anchorOf(match->id) : rowOf(team))}}).name(name).close();
}

/// Teams that are playing come first, each group by name.
void addFind(Markup& out, const View& view)
{
    std::map<std::string, Finish> finishes = tournament::finishes(view.tournament);
    std::vector<Found> teams;
    for (const tournament::Standing& standing : tournament::standings(view.tournament))
        teams.push_back(foundOf(view, standing, finishes[standing.team]));
    std::ranges::sort(teams, [order = wording::nameOrder()](const Found& one, const Found& other) {
        const bool isOut = one.style == "out";
        return isOut != (other.style == "out") ? !isOut : order.compare(one.name, other.name) < 0;
    });
    const std::size_t first = teams.size() > unfolded + 2 ? unfolded : teams.size();
    const auto addSome = [&](std::size_t from, std::size_t to) {
        out.open("div", {{"class", "find"}});
        for (std::size_t i = from; i < to; ++i)
            addTeam(out, teams[i]);
        out.close();
    };
    addSome(0, first);
    if (first == teams.size())
        return;
    out.open("details", {{"class", "more"}, {"id", "more-teams"}});
    out.element("summary", s(Page::tr("All %1 teams").arg(teams.size())));
    addSome(first, teams.size());
    out.close();
}

void addNow(Markup& out, const View& view)
{
    out.open("div", {{"class", "cards"}});
    for (const Match* match : view.now) {
        const views::StateView state = views::stateView(view.tournament, *match);
        out.open("div", {{"class", "card"}, {"id", anchorOf(match->id)}});
        addCardHead(out, wording::sentence(state.table), wording::titleOf(*match));
        views::StateView brief = state;
        brief.table.clear();
        addState(out, brief);
        out.close();
        addCardBody(out, view, *match);
        out.close();
    }
    out.close();
}

void addNext(Markup& out, const View& view)
{
    out.open("div", {{"class", "cards"}});
    bool isFirst = true;
    for (const Match* match : view.next) {
        out.open("div", {{"class", "card"}, {"id", anchorOf(match->id)}});
        addCardHead(out, wording::sentence(wording::titleOf(*match)), roundText(view, *match));
        if (match->state == State::Called)
            out.element("span", s(Page::tr("Called: go to table %1").arg(match->call->table)),
                        {{"class", "warns"}});
        else if (std::exchange(isFirst, false) && match->state == State::Ready)
            out.element("span", s(Page::tr("next")));
        out.close();
        addCardBody(out, view, *match);
        out.close();
    }
    out.close();
}

} // namespace share
