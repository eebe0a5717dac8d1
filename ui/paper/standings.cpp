#include "documents.h"
#include "table.h"
#include "words.h"

#include "bracket/words.h"
#include "night/standings.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double margins = 3; // mm: what a cell keeps free at its sides

Row rowOf(const night::Night& night, const night::Standing& each)
{
    return Row{{{each.rank ? q(night::rankText(each)) : u"–"_s, true},
                {teamName(night, each.team), true},
                {QString::number(each.won)},
                {QString::number(each.lost)},
                {number(each.pointsFor)},
                {number(each.pointsAgainst)}},
               true,
               {}};
}

/// What parted it from those it was level with, in as many lines as that takes.
void addWhy(QList<Row>& rows, const QString& why, const Type& type, double width)
{
    for (const QString& line : wrapped(why, type, width))
        rows.append(Row{{}, false, {line}});
}

void addRows(QList<Row>& rows, const night::Night& night, const std::vector<night::Standing>& all,
             const Table& table, double width)
{
    for (const night::Standing& each : all) {
        rows.append(rowOf(night, each));
        addWhy(rows, q(each.decidedBy), table.type, width);
    }
}

QString headingOf(const night::Table& table)
{
    const QString name = table.pool == bracket::wildcards ? u"Wildcards"_s : u"Pool "_s + q(table.pool);
    if (table.goOn == 0)
        return name;
    return name + u": "_s + q(bracket::goOnInWords(table.goOn));
}

} // namespace

Document standingsPrint(const Record& record, Format format)
{
    const night::Night& night = *record.night;
    Binder binder(record, format, eventName(night) + u": standings"_s);
    const double width = binder.area(false).width() - margins;
    const std::string champion = night::champion(night);
    Table table;
    table.below = {champion.empty() ? u"Standings so far; a team without a rank is still in"_s
                                    : u"Standings · %1 won"_s.arg(teamName(night, champion))};
    table.columns = {{u"Rank"_s, 1.3, true},       {u"Team"_s, 6.5},
                     {u"Won"_s, 1, true},          {u"Lost"_s, 1, true},
                     {u"Points for"_s, 1.7, true}, {u"against"_s, 1.4, true}};
    addRows(table.rows, night, night::standings(night), table, width);
    if (night.setting->bracket.kind == bracket::Kind::PoolsPlayoff)
        for (const night::Table& pool : night::tables(night)) {
            table.rows.append(Row{{}, true, {headingOf(pool), true}});
            addRows(table.rows, night, pool.rows, table, width);
        }
    addTable(binder, table);
    return binder.bind();
}

} // namespace paper
