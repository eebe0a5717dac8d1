// The record of a match, oldest first, with the previous values.
#include "reportprints.h"

#include "rules/words.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/clock.h"
#include "wording/record/names.h"
#include "wording/record/recordlines.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr Type lineType{9.5};
constexpr double rowHeight = 5; // mm
constexpr double pad = 1.5;     // of a cell, on both sides
constexpr double numberShare = 0.8;
constexpr double timeShare = 1.7;
constexpr double whoShare = 2;
constexpr double whatShare = 8.5;

QString clock(const std::string& utc, const Record& record)
{
    return wording::timeOfDay(inRoom(utc, record.printed).time(), true);
}

/// Adds the rows of a line. The first row has the time.
void addLine(QList<Row>& rows, const wording::RecordLine& line, const Record& record,
             const std::string& match, double width)
{
    QList<Cell> beside{{QString::number(line.seq)}, {clock(line.at, record)}, {q(line.by)}};
    bool begins = true;
    const auto say = [&](const QString& text, bool strong, bool struck = false) {
        for (const QString& each :
             wrapped(text, {lineType.points, strong ? Weight::Medium : Weight::Plain}, width)) {
            rows << Row{beside + QList{Cell{each, strong, {}, false, struck}}, begins};
            beside = QList<Cell>(3);
            begins = false;
        }
    };
    say(q(wording::sentence(wording::whole(wording::inRecordOf(line.said, match)))), false, !line.holds);
    if (!line.was.empty())
        say(q(wording::beforeText(line.was)), false);
    if (line.takenBack)
        say(Paper::tr("undone at %1 by %2")
                .arg(clock(line.takenBack->at, record), q(rules::isolated(line.takenBack->by))),
            true);
}

QString sidesOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto score = tournament::result(match).score;
    return Paper::tr("A %1 – B %2 · %3 to %4, %5")
        .arg(sideName(tournament, match, scoring::Side::A), sideName(tournament, match, scoring::Side::B),
             number(score.a), number(score.b), q(views::stateForms(match).inShort));
}

QString legendOf(const std::vector<wording::RecordLine>& lines, const Record& record)
{
    const QString day =
        lines.empty() ? QString() : wording::dayText(inRoom(lines.front().at, record.printed).date());
    const QString count = lines.empty() ? Paper::tr("0 entries, oldest first")
                                        : Paper::tr("%n entry(-ies), oldest first, begun %1", nullptr,
                                                    static_cast<int>(lines.size()))
                                              .arg(day);
    return std::ranges::count(lines, false, &wording::RecordLine::holds) > 0
               ? count + u". "_s + Paper::tr("Entries with a line through them were undone.")
               : count;
}

} // namespace

void addRecord(Binder& binder, const std::string& match)
{
    const Record& record = binder.record();
    const tournament::Tournament& tournament = binder.tournament();
    const tournament::Match* of = match.empty() ? nullptr : tournament::match(tournament, match);
    wording::RecordFilter filter;
    filter.match = match;
    const auto lines = wording::recordLines(tournament, filter);
    constexpr double shares = numberShare + timeShare + whoShare + whatShare;
    const double width = binder.area(false).width() * whatShare / shares - 2 * pad;
    Table table;
    table.below = {of ? Paper::tr("Record of %1").arg(q(wording::titleOf(*of)))
                      : Paper::tr("Record of the whole tournament")};
    if (of)
        table.below += wrapped(sidesOf(tournament, *of), {headingPoints}, binder.area(false).width());
    table.below << legendOf(lines, record);
    table.columns = {{Paper::tr("No."), numberShare, true},
                     {Paper::tr("Time"), timeShare},
                     {Paper::tr("Who"), whoShare},
                     {Paper::tr("What"), whatShare}};
    for (const wording::RecordLine& line : lines)
        addLine(table.rows, line, record, match, width);
    if (lines.empty())
        table.rows << Row{{},
                          true,
                          Cell{of ? Paper::tr("Nothing is on record for this match yet.")
                                  : Paper::tr("Nothing is on record yet.")}};
    table.rowHeight = rowHeight;
    table.type = lineType;
    addTable(binder, table);
}

} // namespace paper
