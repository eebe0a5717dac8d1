// The closing report of a shift: what is handed on to who opens next.
#include "reportprints.h"

#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using wording::Paper;

namespace paper {

namespace {

QStringList linesOf(const std::vector<std::string>& texts)
{
    QStringList lines;
    for (const std::string& text : texts)
        lines << q(text);
    return lines;
}

QList<Piece> piecesOf(const desk::ShiftReport& report, double width)
{
    QList<Piece> pieces;
    pieces << entryPiece(Paper::tr("Players"),
                         Paper::tr("%1 of %2 were here, on %3 teams; %4 check-ins")
                             .arg(report.here)
                             .arg(report.counts.players)
                             .arg(report.counts.teams)
                             .arg(report.checkins),
                         width)
           << entryPiece(Paper::tr("Matches"), q(wording::matchesText(report.counts)), width)
           << entryPiece(Paper::tr("Fees due"),
                         report.due > 0 ? QString::number(report.due) : Paper::tr("none"), width)
           << gapPiece(2);
    addLines(pieces, Paper::tr("Not seen"), linesOf(desk::linesOf(report.notSeen)), width);
    addLines(pieces, Paper::tr("Decided by absence"), linesOf(desk::linesOf(report.absent)), width);
    addLines(pieces, Paper::tr("Withdrawn"), linesOf(report.withdrawn), width);
    if (!report.replaced.empty())
        addLines(pieces, Paper::tr("Replaced"), linesOf(report.replaced), width);
    addLines(pieces, Paper::tr("Let in against a rule or a sanction"),
             linesOf(desk::linesOf(report.overrides)), width);
    addLines(pieces, Paper::tr("May not play"), linesOf(report.sanctions), width);
    addLines(pieces, Paper::tr("Incidents"), linesOf(report.incidents), width);
    addLines(pieces, Paper::tr("Results that are open"), linesOf(desk::linesOf(report.openResults)), width);
    addLines(pieces, Paper::tr("Protests that are open"), linesOf(report.openProtests), width);
    addLines(pieces, Paper::tr("Score sheets still out"), linesOf(desk::linesOf(report.sheetsOut)), width);
    pieces.back().keeps = true;
    Piece signature = signaturePiece(
        {{Paper::tr("Hands over"), {}}, {Paper::tr("Takes over"), {}}, {Paper::tr("Date"), {}}});
    signature.atFoot = true;
    return pieces << signature;
}

} // namespace

Document closingPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, Paper::tr("%1: closing report").arg(tournamentName(tournament)));
    addFlow(binder, {Paper::tr("Closing report of the shift")},
            piecesOf(desk::shiftReport(tournament, record.printed.date().toString(Qt::ISODate).toStdString()),
                     binder.area(false).width()));
    return binder.bind();
}

} // namespace paper
