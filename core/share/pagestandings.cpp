// The standings, with the tiebreakers in columns.
#include "pagewords.h"

#include "views/standings.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Page;

namespace share {

namespace {

using Columns = std::vector<views::StandingsColumn>;

/// Without columns that are empty for every team.
Columns columnsOf(const std::vector<views::StandingsTable>& tables)
{
    Columns columns = views::standingsColumns(views::Outlet::Page, views::hasTies(tables));
    std::erase_if(columns, [&](const views::StandingsColumn& column) {
        return std::ranges::all_of(tables, [&](const views::StandingsTable& table) {
            return std::ranges::all_of(table.rows, [&](const auto& row) { return column.text(row).empty(); });
        });
    });
    return columns;
}

std::string styleOf(const views::StandingRow& row)
{
    const std::string line = row.isLine ? "lastin" : "";
    return row.isStillIn ? line + (line.empty() ? "in" : " in") : line;
}

/// `id` is empty if the team already has a row.
void addRow(Markup& out, const View& view, const Columns& columns, const views::StandingRow& row,
            const std::string& id)
{
    out.open("tr", {{"id", id}, {"class", styleOf(row)}});
    for (const views::StandingsColumn& column : columns) {
        if (!column.isTeam()) {
            out.element("td", column.text(row), {{"class", column.isRight ? "" : "words"}});
            continue;
        }
        out.open("th", {{"scope", "row"}});
        addTeamLink(out, view, row.standing.team, row.name);
        if (row.withdrawn)
            out.element("small", ' ' + s(Page::tr("withdrawn")));
        out.close();
    }
    out.close();
}

} // namespace

void addStandings(Markup& out, const View& view)
{
    const auto tables = views::standingsTables(view.tournament, views::Outlet::Page);
    const Columns columns = columnsOf(tables);
    std::set<std::string> teams;
    for (const views::StandingsTable& table : tables) {
        out.open("table", {{"class", "standings"}});
        const bool isOnly = tables.size() == 1; // the heading of its section names it
        out.element("caption", isOnly ? s(Page::tr("Standings")) : table.heading(),
                    {{"class", isOnly ? "unseen" : ""}});
        out.open("thead").open("tr");
        for (const views::StandingsColumn& column : columns)
            out.element(
                "th", column.heading,
                {{"scope", "col"}, {"title", column.inFull}, {"class", column.isRight ? "" : "words"}});
        out.close().close().open("tbody");
        for (const views::StandingRow& row : table.rows) {
            const bool isFirst = teams.insert(row.standing.team).second;
            addRow(out, view, columns, row, isFirst ? rowOf(row.standing.team) : std::string());
        }
        out.close().close();
    }
}

} // namespace share
