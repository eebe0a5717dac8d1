// The summary: what the tournament came to, every match with its result, and who stands where.

#include "reportprints.h"

#include "desk/checkin/attendance.h"
#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "desk/rulings/ruling.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/brackets/bracketpages.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"
#include "wording/record/exempt.h"
#include "wording/record/history.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// What the matches of the tournament came to.
struct Tally {
    tournament::Counts counts;
    int hands = 0;
    int changed = 0; ///< hands that are not as they were first written down
};

bool isDecided(const tournament::Match& match)
{
    return match.state == tournament::State::Final && !outcomeWord(match).isEmpty();
}

Tally tallyOf(const tournament::Tournament& tournament)
{
    Tally tally;
    tally.counts = tournament::countsOf(tournament);
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (!match->number || tournament::isSpared(*match))
            continue;
        tally.hands += tournament::handsOn(*match);
        tally.changed += static_cast<int>(wording::changedHands(tournament, *match).size());
    }
    return tally;
}

QString matchesWords(const Tally& tally)
{
    return q(wording::matchesText(tally.counts)) + u"; "_s + Paper::tr("%n hand(s)", nullptr, tally.hands) +
           (tally.changed > 0 ? u", "_s + Paper::tr("%1 of them corrected").arg(tally.changed) : QString());
}

/// `Match 3: Full House wins, no-show (nobody came)`
QStringList decidedLines(const tournament::Tournament& tournament)
{
    QStringList lines;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (!match->number || !isDecided(*match))
            continue;
        const auto* fact = tournament::latest<facts::Outcome>(
            tournament::recordOf(tournament, match->id),
            [&](const facts::Outcome& each) { return each.sitting.attempt == match->attempt; });
        const QString why = fact ? u" (%1)"_s.arg(q(wording::whyDecided(tournament, *fact))) : QString();
        lines << u"%1: %2, %3%4"_s.arg(matchTitle(*match), q(wording::wonText(tournament, *match)),
                                       outcomeWord(*match), why);
    }
    return lines;
}

void addOverrides(QStringList& lines, const tournament::Match& match)
{
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        int hand = 0;
        for (const tournament::Item& item : match.games[game].items) {
            hand += std::holds_alternative<scoring::Hand>(item.what) ? 1 : 0;
            const auto& why = scoring::overrideOf(item.what);
            if (!why)
                continue;
            QStringList place{matchTitle(match)};
            if (match.series.games > 1)
                place << Paper::tr("game %1").arg(game + 1);
            place << (std::holds_alternative<scoring::Misdeal>(item.what)
                          ? Paper::tr("misdeal after hand %1").arg(hand)
                          : Paper::tr("hand %1").arg(hand));
            lines << place.join(u", "_s) + u": "_s + q(*why);
        }
    }
}

/// What was let in although the venue's sheet does not allow it.
QStringList overrideLines(const tournament::Tournament& tournament)
{
    QStringList lines;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        addOverrides(lines, *match);
    for (const auto& [id, person] : tournament.setting->people)
        for (const tournament::Arrival& arrival : person.arrivals) {
            const tournament::Match* match = tournament::match(tournament, arrival.match);
            const auto exempt = wording::exempt(tournament, id, arrival);
            if (!exempt)
                continue;
            const QString said =
                Paper::tr("%1 was let in %2").arg(playerName(tournament, id), q(exempt->openly));
            lines << (match ? matchTitle(*match) + u": "_s + said : said);
        }
    return lines;
}

QString challengesWords(const tournament::Tournament& tournament)
{
    int upheld = 0;
    int open = 0;
    const auto cases = desk::casesIn(tournament);
    for (const desk::CaseOnRecord& each : cases) {
        open += each.decision ? 0 : 1;
        upheld += each.decision && each.decision->ruling == facts::Ruling::Upheld ? 1 : 0;
    }
    if (cases.empty())
        return Paper::tr("none");
    return open > 0 ? Paper::tr("%1: %2 upheld, %3 not decided yet").arg(cases.size()).arg(upheld).arg(open)
                    : Paper::tr("%1: %2 upheld").arg(cases.size()).arg(upheld);
}

QString teamsWords(const tournament::Tournament& tournament)
{
    QStringList left;
    for (const tournament::Team& team : tournament.setting->teams)
        if (team.withdrawn)
            left << teamName(tournament, team.id);
    return Paper::tr("%n team(s)", nullptr, tournament::countsOf(tournament).teams) +
           (left.isEmpty() ? QString() : u"; "_s + Paper::tr("withdrawn: %1").arg(left.join(u", "_s)));
}

QList<Piece> summaryOf(const tournament::Tournament& tournament, double width)
{
    const std::string champion = tournament::champion(tournament);
    const int incidents = incidentsOn(tournament);
    QList<Piece> pieces;
    pieces << entryPiece(Paper::tr("Champion"),
                         champion.empty() ? Paper::tr("not decided yet") : teamName(tournament, champion),
                         width, {14, Weight::Medium})
           << entryPiece(Paper::tr("Teams"), teamsWords(tournament), width)
           << entryPiece(Paper::tr("Matches"), matchesWords(tallyOf(tournament)), width)
           << entryPiece(Paper::tr("Renege challenges"), challengesWords(tournament), width)
           << entryPiece(Paper::tr("Incident report"),
                         incidents == 0 ? Paper::tr("no incidents")
                                        : Paper::tr("%n entry(-ies)", nullptr, incidents),
                         width)
           << gapPiece(2);
    addLines(pieces, Paper::tr("Decided without being played to the end"), decidedLines(tournament), width);
    addLines(pieces, Paper::tr("Let in although the venue's sheet does not allow it"),
             overrideLines(tournament), width);
    pieces.back().keeps = true;
    Piece signature = signaturePiece({{Paper::tr("Supervisor"), {}}, {Paper::tr("Date"), {}}});
    signature.atFoot = true;
    return pieces << signature;
}

} // namespace

Document summaryPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, Paper::tr("%1: summary").arg(tournamentName(tournament)));
    const QString kind = q(wording::name(tournament.setting->bracket.kind));
    addFlow(binder, {Paper::tr("Summary · %1").arg(kind)}, summaryOf(tournament, binder.area(false).width()));
    addRoundsPages(binder, Paper::tr("Summary · matches by round"));
    addStandingsPages(binder);
    return binder.bind();
}

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
