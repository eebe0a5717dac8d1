// The closing report of a shift: what is handed on to who opens next.
#include "reportprints.h"

#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"

using namespace Qt::StringLiterals;

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
    pieces << entryPiece(u"Players"_s,
                         u"%1 of %2 were here, on %3 teams; %4 check-ins"_s.arg(report.here)
                             .arg(report.counts.players)
                             .arg(report.counts.teams)
                             .arg(report.checkins),
                         width)
           << entryPiece(u"Matches"_s, q(tournament::matchesText(report.counts)), width)
           << entryPiece(u"Fees due"_s, report.due > 0 ? QString::number(report.due) : u"none"_s, width)
           << gapPiece(2);
    addLines(pieces, u"Not seen"_s, linesOf(desk::linesOf(report.notSeen)), width);
    addLines(pieces, u"Decided by absence"_s, linesOf(desk::linesOf(report.absent)), width);
    addLines(pieces, u"Withdrawn"_s, linesOf(report.withdrawn), width);
    if (!report.replaced.empty())
        addLines(pieces, u"Replaced"_s, linesOf(report.replaced), width);
    addLines(pieces, u"Let in against a rule or a sanction"_s, linesOf(desk::linesOf(report.overrides)),
             width);
    addLines(pieces, u"May not play"_s, linesOf(report.sanctions), width);
    addLines(pieces, u"Incidents"_s, linesOf(report.incidents), width);
    addLines(pieces, u"Results that are open"_s, linesOf(desk::linesOf(report.openResults)), width);
    addLines(pieces, u"Protests that are open"_s, linesOf(report.openProtests), width);
    addLines(pieces, u"Score sheets still out"_s, linesOf(desk::linesOf(report.sheetsOut)), width);
    pieces.back().keeps = true;
    Piece signature = signaturePiece({{u"Hands over"_s, {}}, {u"Takes over"_s, {}}, {u"Date"_s, {}}});
    signature.atFoot = true;
    return pieces << signature;
}

} // namespace

Document closingPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, eventName(tournament) + u": closing report"_s);
    addFlow(binder, {u"Closing report of the shift"_s},
            piecesOf(desk::shiftReport(tournament, record.printed.date().toString(Qt::ISODate).toStdString()),
                     binder.area(false).width()));
    return binder.bind();
}

} // namespace paper
