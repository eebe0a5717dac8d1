#include "documents.h"
#include "table.h"
#include "words.h"

#include "night/standings.h"

using namespace Qt::StringLiterals;

namespace paper {

Document standingsPrint(const Record& record, Format format)
{
    const night::Night& night = *record.night;
    Binder binder(record, format, eventName(night) + u": standings"_s);
    const std::string champion = night::champion(night);
    Table table;
    table.below = {champion.empty() ? u"Standings so far; a team without a rank is still in"_s
                                    : u"Standings · %1 won"_s.arg(teamName(night, champion))};
    table.columns = {
        {u"Rank"_s, 1.1, true},       {u"Team"_s, 6.5},          {u"Won"_s, 1, true},   {u"Lost"_s, 1, true},
        {u"Points for"_s, 1.7, true}, {u"against"_s, 1.4, true}, {u"Decided by"_s, 2.6}};
    for (const night::Standing& each : night::standings(night))
        table.rows.append(Row{{{each.rank ? QString::number(*each.rank) : u"–"_s, true},
                               {teamName(night, each.team), true},
                               {QString::number(each.won)},
                               {QString::number(each.lost)},
                               {number(each.pointsFor)},
                               {number(each.pointsAgainst)},
                               {q(each.decidedBy)}}});
    addTable(binder, table);
    return binder.bind();
}

} // namespace paper
