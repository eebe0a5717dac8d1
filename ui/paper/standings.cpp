#include "documents.h"
#include "onpages.h"
#include "table.h"
#include "words.h"

#include "bracket/words.h"
#include "night/standings.h"
#include "ui/drawing/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double margins = 3; // mm: what a cell keeps free at its sides

/// As on the screen: who has no rank yet is in, or has withdrawn.
QString rankWords(const night::Night& night, const night::Standing& each)
{
    if (each.rank)
        return q(night::rankText(each));
    const night::Team* team = night::team(*night.setting, each.team);
    return team && team->withdrawn ? u"–"_s : u"in"_s;
}

Row rowOf(const night::Night& night, const night::Standing& each)
{
    return Row{{{rankWords(night, each), true},
                {teamName(night, each.team), true},
                {q(night::wonText(each))},
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
void addRows(QList<Row>& rows, const night::Night& night, const std::vector<night::Standing>& all,
             const Table& table, double width, bool isKnown = true)
{
    for (const night::Standing& each : all) {
        rows.append(rowOf(night, each));
        if (!isKnown)
            rows.last().cells.first().text = u"–"_s;
        addWhy(rows, drawing::withMinus(q(each.decidedBy)), table.type, width);
    }
}

/// Of pools the tables say all there is, until somebody has a place in the event.
bool isShown(const night::Night& night, const std::vector<night::Standing>& event)
{
    return night.setting->bracket.kind != bracket::Kind::PoolsPlayoff ||
           std::any_of(event.begin(), event.end(),
                       [](const night::Standing& each) { return each.rank.has_value(); });
}

QString belowWords(const night::Night& night, const std::vector<night::Standing>& event)
{
    const std::string champion = night::champion(night);
    if (!champion.empty())
        return u"Standings · %1 won"_s.arg(teamName(night, champion));
    const bool areSomeIn =
        isShown(night, event) && std::any_of(event.begin(), event.end(), [&](const night::Standing& each) {
            return rankWords(night, each) == u"in"_s;
        });
    return areSomeIn ? u"Standings so far · in: still in the event"_s : u"Standings so far"_s;
}

QString headingOf(const night::Table& table)
{
    QString name = table.pool == bracket::wildcards ? u"Wildcards"_s : u"Pool "_s + q(table.pool);
    if (table.goOn == 0)
        return name;
    return name + u": "_s + q(bracket::goOnInWords(table.goOn));
}

} // namespace

void addStandingsPages(Binder& binder)
{
    const night::Night& night = binder.night();
    const double width = binder.area(false).width() - margins;
    Table table;
    const std::vector<night::Standing> event = night::standings(night);
    table.below = {belowWords(night, event)};
    table.columns = {{u"Rank"_s, 1.3, true},       {u"Team"_s, 6.5},
                     {u"Won"_s, 1, true},          {u"Lost"_s, 1, true},
                     {u"Points for"_s, 1.7, true}, {u"against"_s, 1.4, true}};
    const bool hasPools = night.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    if (hasPools && isShown(night, event))
        table.rows.append(Row{{}, true, {u"The event"_s, true}, true});
    if (isShown(night, event))
        addRows(table.rows, night, event, table, width);
    if (hasPools)
        for (const night::Table& pool : night::tables(night)) {
            table.rows.append(Row{{}, true, {headingOf(pool), true}, true});
            addRows(table.rows, night, pool.rows, table, width, pool.isKnown);
        }
    addTable(binder, table);
}

Document standingsPrint(const Record& record, Format format)
{
    Binder binder(record, format, eventName(*record.night) + u": standings"_s);
    addStandingsPages(binder);
    return binder.bind();
}

} // namespace paper
