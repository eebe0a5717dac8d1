// The call lists: who plays where, by name for the door, and by table for the room.
#include "documents.h"
#include "table.h"
#include "words.h"

#include "desk/names.h"
#include "night/lineup.h"
#include "night/queue.h"
#include "night/room.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

using scoring::Side;

night::Moment momentOf(const QDateTime& printed)
{
    night::Moment moment;
    moment.utc = printed.toUTC().toString(Qt::ISODateWithMs).toStdString();
    moment.aheadMin = printed.offsetFromUtc() / 60;
    return moment;
}

/// What is on, and behind it each team's next match alone.
std::vector<const night::Match*> matchesToTell(const Record& record)
{
    using night::State;
    std::vector<const night::Match*> matches = night::inOrder(*record.night);
    std::erase_if(matches, [&](const night::Match* match) {
        const bool isOn =
            match->state == State::Called || match->state == State::Playing || match->state == State::Ended;
        return !isOn || night::lacksTable(*record.night, *match); // that one is in the queue
    });
    for (const night::Waiting& waiting : night::nextOfEach(*record.night, momentOf(record.printed)))
        matches.push_back(waiting.match);
    return matches;
}

QString tableWord(const night::Night& night, const night::Match& match)
{
    const auto table = night::tableOf(night, match);
    return table ? QString::number(*table) : QString();
}

/// In full, or as it may hang where everybody reads it.
QString nameOf(const Record& record, const std::string& player)
{
    const std::string name = desk::personName(*record.night, player);
    return q(record.shortNames ? desk::shortName(name) : name);
}

QString namesOf(const Record& record, const night::Match& match, Side side)
{
    QStringList names;
    for (const std::string& player : night::playersIn(*record.night, match, side))
        names << nameOf(record, player);
    return names.join(u", "_s);
}

/// By which names are sorted: without accents, small and large alike.
QString sortKey(const QString& name)
{
    QString key = name.normalized(QString::NormalizationForm_D).toCaseFolded();
    key.removeIf([](QChar each) { return each.category() == QChar::Mark_NonSpacing; });
    return key;
}

QList<Row> rowsByName(const Record& record, const std::vector<const night::Match*>& matches)
{
    const night::Night& night = *record.night;
    std::vector<std::pair<QString, Row>> found;
    for (const night::Match* match : matches)
        for (const Side side : scoring::bothSides)
            for (const std::string& player : night::playersIn(night, *match, side)) {
                const QString name = nameOf(record, player);
                const QString table = tableWord(night, *match);
                found.emplace_back(sortKey(name),
                                   Row{{{name, true},
                                        {teamName(night, match->teams[side])},
                                        {QString::number(match->number.value_or(0))},
                                        {table, true, {}, table.isEmpty()},
                                        {teamName(night, match->teams[scoring::other(side)])}}});
            }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& one, const auto& other) { return one.first < other.first; });
    QList<Row> rows;
    for (auto& each : found)
        rows << std::move(each.second);
    return rows;
}

/// Tables in their order; behind them matches that have none yet.
QList<Row> rowsByTable(const Record& record, std::vector<const night::Match*> matches)
{
    const night::Night& night = *record.night;
    const auto key = [&](const night::Match* match) { return night::tableOf(night, *match).value_or(1000); };
    std::stable_sort(matches.begin(), matches.end(), [&](const night::Match* one, const night::Match* other) {
        return key(one) < key(other);
    });
    QList<Row> rows;
    for (const night::Match* match : matches) {
        const QString table = tableWord(night, *match);
        rows << Row{{{table, true, {}, table.isEmpty()},
                     {QString::number(match->number.value_or(0))},
                     {teamName(night, match->teams.a), true},
                     {teamName(night, match->teams.b), true}}};
        rows << Row{{{},
                     {roundWord(night.setting->bracket, *night::drawn(*night.setting, match->id))},
                     {namesOf(record, *match, Side::A)},
                     {namesOf(record, *match, Side::B)}},
                    false};
    }
    return rows;
}

} // namespace

Document callsPrint(const Record& record, Format format)
{
    const night::Night& night = *record.night;
    const std::vector<const night::Match*> matches = matchesToTell(record);
    Binder binder(record, format, eventName(night) + u": call lists"_s);
    Table byName;
    byName.below = {u"Who plays where, by name"_s};
    byName.columns = {
        {u"Player"_s, 4.4}, {u"Team"_s, 4.4}, {u"Match"_s, 1.3}, {u"Table"_s, 1.3}, {u"Against"_s, 4.4}};
    byName.rows = rowsByName(record, matches);
    byName.rowHeight = 7;
    addTable(binder, byName);
    Table byTable;
    byTable.below = {u"Who plays where, by table"_s};
    byTable.columns = {{u"Table"_s, 1.3}, {u"Match"_s, 2.2}, {u"Side A"_s, 6}, {u"Side B"_s, 6}};
    byTable.rows = rowsByTable(record, matches);
    byTable.rowHeight = 6.8;
    addTable(binder, byTable);
    return binder.bind();
}

} // namespace paper
