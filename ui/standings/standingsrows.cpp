#include "standingsrows.h"

#include "tournament/queries/room.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

namespace {

/// A team's match that is on or comes next, and the one that was decided last; null where there is none.
struct Around {
    const tournament::Match* next = nullptr;
    const tournament::Match* last = nullptr;
    bool hadBye = false; ///< in Swiss
};

std::map<std::string, Around> aroundEach(const tournament::Tournament& tournament)
{
    std::map<std::string, Around> all;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const scoring::Side side : scoring::bothSides) {
            if (match->teams[side].empty() || tournament::isSpared(*match))
                continue;
            Around& around = all[match->teams[side]];
            if (!match->number)
                around.hadBye = true;
            else if (match->outcome)
                around.last = match;
            else if (!around.next)
                around.next = match;
        }
    return all;
}

bool hasWithdrawn(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    return team && team->withdrawn;
}

/// Where the team is now.
QString nowOf(const tournament::Tournament& tournament, const std::string& team, const Around& around)
{
    if (hasWithdrawn(tournament, team))
        return Window::tr("withdrawn");
    if (around.next) {
        const QString title = kit::text(wording::titleOf(*around.next));
        const auto table = tournament::tableOf(tournament, *around.next);
        return table               ? Window::tr("%1, table %2").arg(title, QString::number(*table))
               : around.next->call ? Window::tr("%1, open again").arg(title)
                                   : Window::tr("%1 is next").arg(title);
    }
    if (!around.last)
        return around.hadBye ? Window::tr("had a bye") : QString();
    const bool won = around.last->winner && around.last->teams[*around.last->winner] == team;
    return (won ? Window::tr("won %1") : Window::tr("lost %1"))
        .arg(kit::text(wording::titleOf(*around.last)));
}

/// What decided its place; that it has withdrawn stands in the last column.
QString whyOf(const tournament::Tournament& tournament, const tournament::Standing& standing)
{
    if (!standing.rank && hasWithdrawn(tournament, standing.team))
        return {};
    return drawing::withMinus(kit::text(wording::decidedBy(tournament, standing)));
}

Row rowOf(const tournament::Tournament& tournament, const tournament::Standing& standing,
          const Around& around)
{
    Row row;
    row.team = kit::text(standing.team);
    const bool isIn = tournament::isStillIn(tournament, standing);
    row.place = isIn ? Place::In : standing.rank == 1 ? Place::First : Place::Out;
    row.why = whyOf(tournament, standing);
    row.cells = QStringList(Columns);
    row.cells[Rank] = standing.rank ? kit::text(tournament::rankText(standing))
                      : isIn        ? Window::tr("in")
                                    : u"–"_s;
    row.cells[Team] = kit::text(tournament::teamName(tournament, standing.team));
    row.cells[Won] = kit::text(wording::wonText(standing));
    row.won = standing.won;
    row.cells[Lost] = QString::number(standing.lost);
    row.cells[PointsFor] = kit::number(standing.pointsFor);
    row.cells[PointsAgainst] = kit::number(standing.pointsAgainst);
    row.cells[Now] = nowOf(tournament, standing.team, around);
    return row;
}

/// Whether who stands at that place, from 1, is level with the next.
bool isSharedBelow(const std::vector<tournament::Standing>& standings, int place)
{
    const auto at = static_cast<std::size_t>(place);
    return at < standings.size() && standings[at].rank && standings[at].rank == standings[at - 1].rank;
}

/// Behind them stands what of: those of all pools want a wildcard.
void addPools(std::vector<Row>& rows, const tournament::Table& table)
{
    const std::size_t first = rows.size() - table.rows.size();
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        QString& why = rows[first + i].why;
        const QString pool = Window::tr("pool %1").arg(kit::text(table.rows[i].pool));
        why = why.isEmpty() ? pool : Window::tr("%1; pool %2").arg(why, kit::text(table.rows[i].pool));
    }
}

Row headingOf(const QString& words)
{
    Row row;
    row.cells = QStringList(Columns);
    row.cells.front() = words;
    return row;
}

/// `Pool A · 2 go on`
QString titleOf(const tournament::Table& table)
{
    QString name = table.pool == bracket::wildcards ? Window::tr("Wildcards")
                                                    : Window::tr("Pool %1").arg(kit::text(table.pool));
    if (table.goOn == 0)
        return name;
    return name + u" · "_s + kit::text(wording::goOnInWords(table.goOn));
}

} // namespace

std::vector<Row> rowsOf(const tournament::Tournament& tournament)
{
    std::vector<Row> rows;
    std::map<std::string, Around> around = aroundEach(tournament);
    const auto add = [&](const std::vector<tournament::Standing>& standings, int goOn) {
        int place = 0;
        for (const tournament::Standing& standing : standings) {
            rows.push_back(rowOf(tournament, standing, around[standing.team]));
            ++place; // where two are level there nobody knows yet who goes on
            rows.back().isLine = place == goOn && !isSharedBelow(standings, place);
        }
    };
    const std::vector<tournament::Standing> whole = tournament::standings(tournament);
    if (tournament.setting->bracket.kind != bracket::Kind::PoolsPlayoff) {
        add(whole, 0);
        return rows;
    }
    if (std::any_of(whole.begin(), whole.end(), [](const auto& each) { return each.rank.has_value(); })) {
        rows.push_back(headingOf(Window::tr("The tournament")));
        add(whole, 0);
    }
    for (const tournament::Table& table : tournament::tables(tournament)) {
        rows.push_back(headingOf(titleOf(table)));
        add(table.rows, table.isKnown ? table.rowsGoOn : 0);
        if (!table.isKnown)
            for (std::size_t row = rows.size() - table.rows.size(); row < rows.size(); ++row)
                rows[row].cells[Rank] = u"–"_s;
        if (table.pool == bracket::wildcards)
            addPools(rows, table);
    }
    return rows;
}

} // namespace standings
