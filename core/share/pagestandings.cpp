// Who stands where, and by what.
#include "pagewords.h"

#include "tournament/ranking/champion.h"
#include "tournament/ranking/standings.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Page;

namespace share {

namespace {

/// Who has no rank yet is in, or has withdrawn.
std::string rankWords(const View& view, const tournament::Standing& each)
{
    if (each.rank)
        return tournament::rankText(each);
    return tournament::isStillIn(view.tournament(), each) ? s(Page::tr("in")) : "–";
}

void addRow(Markup& out, const View& view, const tournament::Standing& each, bool isKnown)
{
    const tournament::Team* team = tournament::team(view.setting(), each.team);
    out.open("tr").element("td", isKnown ? rankWords(view, each) : "–");
    out.open("th", {{"scope", "row"}}).name(tournament::teamName(view.tournament(), each.team));
    if (team && team->withdrawn)
        out.element("small", ' ' + s(Page::tr("withdrawn")));
    out.close();
    for (const std::string& cell :
         {wording::wonText(each), number(each.lost), number(each.pointsFor), number(each.pointsAgainst)})
        out.element("td", cell);
    out.close();
    if (const std::string why = wording::decidedBy(view.tournament(), each); !why.empty())
        out.open("tr", {{"class", "why"}})
            .element("td", "")
            .element("td", withMinus(why), {{"colspan", "5"}})
            .close();
}

void addTable(Markup& out, const View& view, const std::string& title,
              const std::vector<tournament::Standing>& rows, bool isKnown = true)
{
    out.open("table", {{"class", "standings"}}).element("caption", title).open("thead").open("tr");
    for (const QString& head : {Page::tr("Rank"), Page::tr("Team"), Page::tr("Won"), Page::tr("Lost")})
        out.element("th", s(head), {{"scope", "col"}});
    out.element("th", s(Page::tr("For")), {{"scope", "col"}, {"title", s(Page::tr("Points for"))}});
    out.element("th", s(Page::tr("Against")), {{"scope", "col"}, {"title", s(Page::tr("Points against"))}});
    out.close().close().open("tbody");
    for (const tournament::Standing& each : rows)
        addRow(out, view, each, isKnown);
    out.close().close();
}

std::string titleOfTable(const tournament::Table& table)
{
    const std::string name =
        s(table.pool == bracket::wildcards ? Page::tr("Wildcards") : Page::tr("Pool %1").arg(q(table.pool)));
    return table.goOn > 0 ? name + ": " + wording::goOnInWords(table.goOn) : name;
}

} // namespace

void addStandings(Markup& out, const View& view)
{
    const std::vector<tournament::Standing> whole = tournament::standings(view.tournament());
    const bool hasPools = view.setting().bracket.kind == bracket::Kind::PoolsPlayoff;
    const bool isRanked =
        std::any_of(whole.begin(), whole.end(), [](const auto& each) { return each.rank.has_value(); });
    if (!hasPools || isRanked)
        addTable(out, view,
                 s(tournament::champion(view.tournament()).empty()
                       ? Page::tr("So far (in: still in the tournament)")
                       : Page::tr("The tournament")),
                 whole);
    if (hasPools)
        for (const tournament::Table& table : tournament::tables(view.tournament()))
            addTable(out, view, titleOfTable(table), table.rows, table.isKnown);
}

} // namespace share
