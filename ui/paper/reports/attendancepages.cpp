// Who came and who did not, whom teams wait for, and what is due: to be filed, hung up, or ticked.
#include "reportprints.h"

#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

/// What stands below a table, to be signed.
Beside signedBelow()
{
    const Piece signature = signaturePiece({{u"Supervisor"_s, {}}, {u"Date"_s, {}}});
    return {signature.height, signature.draw};
}

/// A list under what it is of, `fees due`; where there is nothing to list, the sentence that says so.
Document listPrint(const Record& record, Format format, const QString& what, const Table& table,
                   const QString& nothing)
{
    Binder binder(record, format, eventName(*record.tournament) + u": "_s + what);
    if (table.rows.isEmpty())
        addFlow(binder, {what.left(1).toUpper() + what.mid(1)},
                {textPiece(nothing, binder.area(false).width(), {12})});
    else
        addTable(binder, table);
    return binder.bind();
}

void addCame(Table& table, const desk::TeamAttendance& came, bool isFirst, const QDateTime& printed,
             double width)
{
    const bool isHere = !came.at.empty();
    const QString name = q(came.player);
    table.rows.append(Row{{{came.exempt.empty() ? name : name + u' ' + exemptMark, false, isHere},
                           {isFirst ? q(came.team) : QString(), true},
                           {isHere ? timeText(came.at, printed) : u"not seen"_s, !isHere},
                           {q(came.shown)},
                           {q(came.by)}},
                          isFirst});
    QStringList notes;
    if (!came.exempt.empty())
        notes << u"%1 %2 was let in %3"_s.arg(exemptMark, name, q(came.exemptOpenly));
    if (came.left)
        notes << u"%1 came, and left the team"_s.arg(name);
    for (const QString& note : notes)
        for (const QString& line : wrapped(note, table.type, width - 4))
            table.rows.append(Row{{}, false, {line}});
}

} // namespace

Document attendancePrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, eventName(tournament) + u": attendance"_s);
    const std::vector<desk::TeamAttendance> all = desk::attendanceOf(tournament);
    const auto here = std::count_if(all.begin(), all.end(), [](const desk::TeamAttendance& each) {
        return !each.at.empty() && !each.left;
    });
    const auto left =
        std::count_if(all.begin(), all.end(), [](const desk::TeamAttendance& each) { return each.left; });
    const auto players = static_cast<std::ptrdiff_t>(all.size()) - left;
    Table table;
    table.below = {u"Attendance · %1 of %2 players were here"_s.arg(here).arg(players) +
                   (left > 0 ? u"; %1 more came and left the team"_s.arg(left) : QString())};
    table.columns = {
        {u"Player"_s, 4.2}, {u"Team"_s, 3.6}, {u"First here"_s, 2.4}, {u"ID shown"_s, 3}, {u"By"_s, 2}};
    table.rowHeight = 6.6;
    table.type = {10};
    table.behind = signedBelow();
    for (std::size_t i = 0; i < all.size(); ++i)
        addCame(table, all[i], i == 0 || all[i - 1].team != all[i].team, record.printed,
                binder.area(false).width());
    addTable(binder, table);
    return binder.bind();
}

Document missingPrint(const Record& record, Format format)
{
    const std::vector<desk::Lacking> all =
        desk::lackingNow(*record.tournament, record.printed.date().toString(Qt::ISODate).toStdString());
    Table table;
    table.below = {u"To check in for what comes next · "_s +
                   (all.size() == 1 ? u"1 player"_s : u"%1 players"_s.arg(all.size()))};
    table.columns = {{u"TeamAttendance: player"_s, 4.2}, {u"Team"_s, 4.2}, {u"For"_s, 2}, {u"At"_s, 2}};
    table.rowHeight = 8;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isFirst = i == 0 || all[i - 1].team != all[i].team;
        table.rows.append(Row{{{q(desk::inWords(all[i].player)), true, false},
                               {isFirst ? q(all[i].team) : QString()},
                               {isFirst ? q(all[i].match) : QString()},
                               {{}, false, {}, true}},
                              isFirst});
    }
    return listPrint(record, format, u"missing players"_s, table,
                     u"Nobody is missing: every team is complete whose next match can begin."_s);
}

Document overridesPrint(const Record& record, Format format)
{
    Binder binder(record, format, eventName(*record.tournament) + u": overrides"_s);
    QStringList lines;
    for (const desk::LetIn& each : desk::letIn(*record.tournament))
        lines << u"%1  %2 (%3)"_s.arg(timeText(each.at, record.printed), q(each.text), q(each.by));
    QList<Piece> pieces;
    addLines(pieces, u"Let in against a rule or a sanction"_s, lines, binder.area(false).width());
    pieces.back().keeps = true;
    Piece signature = signaturePiece({{u"Supervisor"_s, {}}, {u"Date"_s, {}}});
    signature.atFoot = true;
    addFlow(binder, {u"Overrides"_s}, pieces << signature);
    return binder.bind();
}

Document feesPrint(const Record& record, Format format)
{
    const std::vector<desk::Due> all = desk::feesDue(*record.tournament);
    Table table;
    table.below = {u"Fees due for matches that ended by absence · %1 in all"_s.arg(desk::sumOf(all))};
    table.columns = {{u"Paid: team"_s, 5},
                     {u"For"_s, 2},
                     {u"Absence"_s, 2.4},
                     {u"Fee"_s, 1.4, true},
                     {u"Received by"_s, 3}};
    table.rowHeight = 8;
    table.behind = signedBelow();
    for (const desk::Due& each : all)
        table.rows.append(Row{{{q(each.team), true, false},
                               {q(each.match)},
                               {q(each.why)},
                               {QString::number(each.fee), true},
                               {{}, false, {}, true}}});
    return listPrint(record, format, u"fees due"_s, table,
                     u"No fees are due: no match ended by an absence that costs one."_s);
}

} // namespace paper
