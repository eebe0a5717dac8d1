#include "reportprints.h"

#include "tournament/ranking/standings.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr double margins = 3; // mm: what a cell keeps free at its sides

/// As on the screen: who has no rank yet is in, or has withdrawn.
QString rankWords(const tournament::Tournament& tournament, const tournament::Standing& each)
{
    if (each.rank)
        return q(tournament::rankText(each));
    return tournament::isStillIn(tournament, each) ? Paper::tr("in") : u"–"_s;
}

Row rowOf(const tournament::Tournament& tournament, const tournament::Standing& each)
{
    return Row{{{rankWords(tournament, each), true},
                {teamName(tournament, each.team), true},
                {q(wording::wonText(each))},
                {QString::number(each.lost)},
                {number(each.pointsFor)},
                {number(each.pointsAgainst)}},
               true,
               {}};
}

/// What parted it from those it was level with, in as many lines as that takes.
void addWhy(QList<Row>& rows, const QString& why, const Type& type, double width)
{
    if (why.isEmpty())
        return;
    for (const QString& line : wrapped(why, type, width))
        rows.append(Row{{}, false, {line}});
}

/// `isKnown`: whether places say anything yet.
void addRows(QList<Row>& rows, const tournament::Tournament& tournament,
             const std::vector<tournament::Standing>& all, const Table& table, double width,
             bool isKnown = true)
{
    for (const tournament::Standing& each : all) {
        rows.append(rowOf(tournament, each));
        if (!isKnown)
            rows.last().cells.first().text = u"–"_s;
        addWhy(rows, q(wording::decidedBy(tournament, each)), table.type, width);
    }
}

/// Of pools the tables say all there is, until somebody has a place in the tournament.
bool isShown(const tournament::Tournament& tournament, const std::vector<tournament::Standing>& whole)
{
    return tournament.setting->bracket.kind != bracket::Kind::PoolsPlayoff ||
           std::any_of(whole.begin(), whole.end(),
                       [](const tournament::Standing& each) { return each.rank.has_value(); });
}

QString belowWords(const tournament::Tournament& tournament, const std::vector<tournament::Standing>& whole)
{
    const std::string champion = tournament::champion(tournament);
    if (!champion.empty())
        return Paper::tr("Standings · %1 won").arg(teamName(tournament, champion));
    const bool areSomeIn = isShown(tournament, whole) &&
                           std::any_of(whole.begin(), whole.end(), [&](const tournament::Standing& each) {
                               return tournament::isStillIn(tournament, each);
                           });
    return areSomeIn ? Paper::tr("Standings so far · in: still in the tournament")
                     : Paper::tr("Standings so far");
}

QString headingOf(const tournament::Table& table)
{
    QString name =
        table.pool == bracket::wildcards ? Paper::tr("Wildcards") : Paper::tr("Pool %1").arg(q(table.pool));
    if (table.goOn == 0)
        return name;
    return name + u": "_s + q(wording::goOnInWords(table.goOn));
}

} // namespace

void addStandingsPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    const double width = binder.area(false).width() - margins;
    Table table;
    const std::vector<tournament::Standing> whole = tournament::standings(tournament);
    table.below = {belowWords(tournament, whole)};
    table.columns = {{Paper::tr("Rank"), 1.3, true},       {Paper::tr("Team"), 6.5},
                     {Paper::tr("Won"), 1, true},          {Paper::tr("Lost"), 1, true},
                     {Paper::tr("Points for"), 1.7, true}, {Paper::tr("against"), 1.4, true}};
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    if (hasPools && isShown(tournament, whole))
        table.rows.append(Row{{}, true, {Paper::tr("The tournament"), true}, true});
    if (isShown(tournament, whole))
        addRows(table.rows, tournament, whole, table, width);
    if (hasPools)
        for (const tournament::Table& pool : tournament::tables(tournament)) {
            table.rows.append(Row{{}, true, {headingOf(pool), true}, true});
            addRows(table.rows, tournament, pool.rows, table, width, pool.isKnown);
        }
    addTable(binder, table);
}

Document standingsPrint(const Record& record, Format format)
{
    Binder binder(record, format, Paper::tr("%1: standings").arg(tournamentName(*record.tournament)));
    addStandingsPages(binder);
    return binder.bind();
}

} // namespace paper
