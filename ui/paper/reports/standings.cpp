
#include "views/standings.h"
#include "tournament/ranking/champion.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;

namespace paper {

namespace {

constexpr double margins = 3; // mm: what a cell keeps free at its sides

/// With what parted it from those it was level with, in as many lines as that takes.
void addRow(QList<Row>& rows, const views::StandingRow& each, const Type& type, double width)
{
    rows << Row{{{q(each.rank), true},
                 {q(each.name), true},
                 {q(each.won)},
                 {q(each.lost)},
                 {q(each.pointsFor)},
                 {q(each.pointsAgainst)}}};
    if (!each.why.empty())
        addAcross(rows, q(each.why), type, width);
}

QString belowWords(const tournament::Tournament& tournament, const std::vector<views::StandingsTable>& tables)
{
    const std::string champion = tournament::champion(tournament);
    if (!champion.empty())
        return Paper::tr("Standings · %1 won").arg(teamName(tournament, champion));
    const bool areSomeIn =
        tables.front().isWhole && std::ranges::any_of(tables.front().rows, &views::StandingRow::isStillIn);
    return areSomeIn ? Paper::tr("Standings so far · in: still in the tournament")
                     : Paper::tr("Standings so far");
}

} // namespace

void addStandingsPages(Binder& binder)
{
    const std::vector<views::StandingsTable> tables = views::standingsTables(binder.tournament());
    const double width = binder.area(false).width() - margins;
    Table table;
    table.below = {belowWords(binder.tournament(), tables)};
    table.columns = {{Paper::tr("Rank"), 1.3, true},       {Paper::tr("Team"), 6.5},
                     {Paper::tr("Won"), 1, true},          {Paper::tr("Lost"), 1, true},
                     {Paper::tr("Points for"), 1.7, true}, {Paper::tr("against"), 1.4, true}};
    const bool hasPools = binder.tournament().setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    for (const views::StandingsTable& each : tables) {
        if (hasPools)
            table.rows << Row{
                {}, true, {q(each.note.empty() ? each.title : each.title + ": " + each.note), true}, true};
        for (const views::StandingRow& row : each.rows)
            addRow(table.rows, row, table.type, width);
    }
    addTable(binder, table);
}

} // namespace paper
