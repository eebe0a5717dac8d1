// The call lists: by player for the door, by table for the room.
#include "reportprints.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

using scoring::Side;

/// The matches at tables, then only the next match of each team.
std::vector<const tournament::Match*> matchesToTell(const Record& record)
{
    using tournament::State;
    std::vector<const tournament::Match*> matches = tournament::inOrder(*record.tournament);
    std::erase_if(matches, [&](const tournament::Match* match) {
        const bool isOn = match->state >= State::Called && match->state != State::Final;
        return !isOn || tournament::lacksTable(*record.tournament, *match); // such a match is queued
    });
    const tournament::Timestamp now{record.printed.toUTC().toString(Qt::ISODateWithMs).toStdString(),
                                    {},
                                    0,
                                    record.printed.offsetFromUtc() / 60};
    for (const tournament::Waiting& waiting : tournament::nextOfEach(*record.tournament, now))
        matches.push_back(waiting.match);
    return matches;
}

QString tableWord(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto table = tournament::tableOf(tournament, match);
    return table ? QString::number(*table) : QString();
}

/// In full, or short for lists in public.
QString nameOf(const Record& record, const std::string& player)
{
    const std::string name = tournament::personName(*record.tournament, player);
    return q(record.shortNames ? wording::shortName(name) : name);
}

QString namesOf(const Record& record, const tournament::Match& match, Side side)
{
    QStringList names;
    for (const std::string& player : tournament::playersIn(*record.tournament, match, side))
        names << nameOf(record, player);
    return names.join(u", "_s);
}

QList<Row> rowsByName(const Record& record, const std::vector<const tournament::Match*>& matches)
{
    const tournament::Tournament& tournament = *record.tournament;
    std::vector<std::pair<QString, Row>> found;
    for (const tournament::Match* match : matches)
        for (const Side side : scoring::bothSides)
            for (const std::string& player : tournament::playersIn(tournament, *match, side)) {
                const QString name = nameOf(record, player);
                const QString table = tableWord(tournament, *match);
                found.emplace_back(name, Row{{{name, true},
                                              {teamName(tournament, match->teams[side])},
                                              {QString::number(match->number.value_or(0))},
                                              {table, true, {}, table.isEmpty()},
                                              {teamName(tournament, match->teams[scoring::other(side)])}}});
            }
    std::ranges::stable_sort(found, [order = wording::nameOrder()](const auto& left, const auto& right) {
        return order.compare(left.first, right.first) < 0;
    });
    QList<Row> rows;
    for (auto& each : found)
        rows << std::move(each.second);
    return rows;
}

/// Rows by table; matches without a table come last.
QList<Row> rowsByTable(const Record& record, std::vector<const tournament::Match*> matches)
{
    const tournament::Tournament& tournament = *record.tournament;
    const auto key = [&](const tournament::Match* match) {
        return std::pair(tournament::tableOf(tournament, *match).value_or(1000), match->number);
    };
    std::ranges::stable_sort(matches, {}, key);
    QList<Row> rows;
    for (const tournament::Match* match : matches) {
        const QString table = tableWord(tournament, *match);
        rows << Row{{{table, true, {}, table.isEmpty()},
                     {QString::number(match->number.value_or(0))},
                     {teamName(tournament, match->teams.a), true},
                     {teamName(tournament, match->teams.b), true}}};
        rows << Row{{{},
                     {roundWord(tournament, *match)},
                     {namesOf(record, *match, Side::A)},
                     {namesOf(record, *match, Side::B)}},
                    false};
    }
    return rows;
}

} // namespace

void addCalls(Binder& binder)
{
    const Record& record = binder.record();
    const std::vector<const tournament::Match*> matches = matchesToTell(record);
    Table byName;
    byName.below = {Paper::tr("Table assignments by player")};
    byName.columns = {{Paper::tr("Player"), 4.4},
                      {Paper::tr("Team"), 4.4},
                      {Paper::tr("Match"), 1.3},
                      {Paper::tr("Table"), 1.3},
                      {Paper::tr("Against"), 4.4}};
    byName.rows = rowsByName(record, matches);
    byName.rowHeight = 7;
    addTable(binder, byName);
    Table byTable;
    byTable.below = {Paper::tr("Table assignments by table")};
    byTable.columns = {{Paper::tr("Table"), 1.3},
                       {Paper::tr("Match"), 2.2},
                       {Paper::tr("Side A"), 6},
                       {Paper::tr("Side B"), 6}};
    byTable.rows = rowsByTable(record, matches);
    byTable.rowHeight = 6.8;
    addTable(binder, byTable);
}

} // namespace paper
