// The summary: what the tournament came to, every match with its result, and who stands where.
#include "reportprints.h"

#include "bracket/words.h"
#include "desk/checkin/attendance.h"
#include "desk/rulings/ruling.h"
#include "desk/wording/exempt.h"
#include "desk/wording/history.h"
#include "desk/wording/matchwords.h"
#include "desk/wording/names.h"
#include "tournament/model/convert.h"
#include "tournament/queries/counts.h"
#include "tournament/ranking/champion.h"
#include "ui/paper/brackets/bracketpages.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/onpages.h"
#include "ui/paper/page/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

QString counted(int number, const QString& one, const QString& many)
{
    return u"%1 %2"_s.arg(number).arg(number == 1 ? one : many);
}

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
        tally.changed += static_cast<int>(desk::changedHands(tournament, *match).size());
    }
    return tally;
}

QString matchesWords(const Tally& tally)
{
    return q(tournament::matchesText(tally.counts)) + u"; "_s + counted(tally.hands, u"hand"_s, u"hands"_s) +
           (tally.changed > 0
                ? u", "_s + counted(tally.changed, u"of them corrected"_s, u"of them corrected"_s)
                : QString());
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
        const QString why = fact ? u" (%1)"_s.arg(q(fact->reason)) : QString();
        lines << u"%1: %2, %3%4"_s.arg(matchTitle(*match), q(desk::wonText(tournament, *match)),
                                       outcomeWord(*match), why);
    }
    return lines;
}

void addOverrides(QStringList& lines, const tournament::Match& match)
{
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        const QString of = match.series.games > 1 ? u", game %1"_s.arg(game + 1) : QString();
        int hand = 0;
        for (const tournament::Item& item : match.games[game].items) {
            hand += std::holds_alternative<scoring::Hand>(item.what) ? 1 : 0;
            const QString place = std::holds_alternative<scoring::Misdeal>(item.what)
                                      ? u"misdeal after hand %1"_s.arg(hand)
                                      : u"hand %1"_s.arg(hand);
            if (const auto& why = scoring::overrideOf(item.what))
                lines << u"%1%2, %3: %4"_s.arg(matchTitle(match), of, place, q(*why));
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
            if (const auto exempt = desk::exempt(tournament, id, arrival); exempt)
                lines << u"%1%2 was let in %3"_s.arg(match ? matchTitle(*match) + u": "_s : QString(),
                                                     playerName(tournament, id), q(exempt->openly));
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
        return u"none"_s;
    return u"%1: %2 upheld"_s.arg(cases.size()).arg(upheld) +
           (open > 0 ? u", %1 not decided yet"_s.arg(open) : QString());
}

QString teamsWords(const tournament::Tournament& tournament)
{
    QStringList left;
    for (const tournament::Team& team : tournament.setting->teams)
        if (team.withdrawn)
            left << teamName(tournament, team.id);
    return counted(tournament::countsOf(tournament).teams, u"team"_s, u"teams"_s) +
           (left.isEmpty() ? QString() : u"; withdrawn: "_s + left.join(u", "_s));
}

QList<Piece> summaryOf(const tournament::Tournament& tournament, double width)
{
    const std::string champion = tournament::champion(tournament);
    const int incidents = incidentsOn(tournament);
    QList<Piece> pieces;
    pieces << entryPiece(u"Champion"_s,
                         champion.empty() ? u"not decided yet"_s : teamName(tournament, champion), width,
                         {14, Weight::Medium})
           << entryPiece(u"Teams"_s, teamsWords(tournament), width)
           << entryPiece(u"Matches"_s, matchesWords(tallyOf(tournament)), width)
           << entryPiece(u"Renege challenges"_s, challengesWords(tournament), width)
           << entryPiece(u"Incident report"_s,
                         incidents == 0 ? u"no incidents"_s : counted(incidents, u"entry"_s, u"entries"_s),
                         width)
           << gapPiece(2);
    addLines(pieces, u"Decided without being played to the end"_s, decidedLines(tournament), width);
    addLines(pieces, u"Let in although the venue's sheet does not allow it"_s, overrideLines(tournament),
             width);
    pieces.back().keeps = true;
    Piece signature = signaturePiece({{u"Supervisor"_s, {}}, {u"Date"_s, {}}});
    signature.atFoot = true;
    return pieces << signature;
}

} // namespace

Document summaryPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, eventName(tournament) + u": summary"_s);
    const QString kind = q(bracket::name(tournament.setting->bracket.kind));
    addFlow(binder, {u"Summary · %1"_s.arg(kind)}, summaryOf(tournament, binder.area(false).width()));
    addRoundsPages(binder, u"Summary · matches by round"_s);
    addStandingsPages(binder);
    return binder.bind();
}

} // namespace paper
