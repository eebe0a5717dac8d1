// Who stands where, and by what.
#include "pagewords.h"

#include "bracket/words.h"
#include "desk/names.h"
#include "night/standings.h"

#include <algorithm>

namespace share {

namespace {

/// Who has no rank yet is in, or has withdrawn.
std::string rankWords(const View& view, const night::Standing& each)
{
    if (each.rank)
        return night::rankText(each);
    const night::Team* team = night::team(view.setting(), each.team);
    return team && team->withdrawn ? "–" : "in";
}

void addRow(Markup& out, const View& view, const night::Standing& each, bool isKnown)
{
    const night::Team* team = night::team(view.setting(), each.team);
    out.open("tr").element("td", isKnown ? rankWords(view, each) : "–");
    out.open("th", {{"scope", "row"}}).name(desk::teamName(view.night(), each.team));
    if (team && team->withdrawn)
        out.element("small", " withdrawn");
    out.close();
    for (const std::string& cell :
         {night::wonText(each), number(each.lost), number(each.pointsFor), number(each.pointsAgainst)})
        out.element("td", cell);
    out.close();
    if (!each.decidedBy.empty())
        out.open("tr", {{"class", "why"}})
            .element("td", "")
            .element("td", withMinus(each.decidedBy), {{"colspan", "5"}})
            .close();
}

void addTable(Markup& out, const View& view, const std::string& title,
              const std::vector<night::Standing>& rows, bool isKnown = true)
{
    out.open("table", {{"class", "standings"}}).element("caption", title).open("thead").open("tr");
    for (const char* head : {"Rank", "Team", "Won", "Lost"})
        out.element("th", head, {{"scope", "col"}});
    out.element("th", "For", {{"scope", "col"}, {"title", "Points for"}});
    out.element("th", "Against", {{"scope", "col"}, {"title", "Points against"}});
    out.close().close().open("tbody");
    for (const night::Standing& each : rows)
        addRow(out, view, each, isKnown);
    out.close().close();
}

std::string titleOfTable(const night::Table& table)
{
    const std::string name = table.pool == bracket::wildcards ? "Wildcards" : "Pool " + table.pool;
    return table.goOn > 0 ? name + ": " + bracket::goOnInWords(table.goOn) : name;
}

} // namespace

void addStandings(Markup& out, const View& view)
{
    const std::vector<night::Standing> event = night::standings(view.night());
    const bool hasPools = view.setting().bracket.kind == bracket::Kind::PoolsPlayoff;
    const bool isRanked =
        std::any_of(event.begin(), event.end(), [](const auto& each) { return each.rank.has_value(); });
    if (!hasPools || isRanked)
        addTable(out, view,
                 night::champion(view.night()).empty() ? "So far (in: still in the event)" : "The event",
                 event);
    if (hasPools)
        for (const night::Table& table : night::tables(view.night()))
            addTable(out, view, titleOfTable(table), table.rows, table.isKnown);
}

} // namespace share
