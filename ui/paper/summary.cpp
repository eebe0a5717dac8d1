// The summary: what the tournament came to, every match with its result, and who stands where.
#include "bracketpages.h"
#include "documents.h"
#include "flow.h"
#include "onpages.h"
#include "words.h"

#include "bracket/words.h"
#include "desk/attendance.h"
#include "desk/history.h"
#include "desk/matchwords.h"
#include "desk/names.h"
#include "desk/ruling.h"
#include "night/convert.h"
#include "night/counts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

QString counted(int number, const QString& one, const QString& many)
{
    return u"%1 %2"_s.arg(number).arg(number == 1 ? one : many);
}

/// What the matches of the night came to.
struct Tally {
    night::Counts counts;
    int hands = 0;
    int changed = 0; ///< hands that are not as they were first written down
};

bool isDecided(const night::Match& match)
{
    return match.state == night::State::Final && !outcomeWord(match).isEmpty();
}

Tally tallyOf(const night::Night& night)
{
    Tally tally;
    tally.counts = night::countsOf(night);
    for (const night::Match* match : night::inOrder(night)) {
        if (!match->number || night::isSpared(*match))
            continue;
        tally.hands += night::handsOn(*match);
        tally.changed += static_cast<int>(desk::changedHands(night, *match).size());
    }
    return tally;
}

QString matchesWords(const Tally& tally)
{
    return q(night::matchesText(tally.counts)) + u"; "_s + counted(tally.hands, u"hand"_s, u"hands"_s) +
           (tally.changed > 0
                ? u", "_s + counted(tally.changed, u"of them corrected"_s, u"of them corrected"_s)
                : QString());
}

/// `Match 3: Full House wins, no-show (nobody came)`
QStringList decidedLines(const night::Night& night)
{
    QStringList lines;
    for (const night::Match* match : night::inOrder(night)) {
        if (!match->number || !isDecided(*match))
            continue;
        const auto* fact =
            night::latest<facts::Outcome>(night::recordOf(night, match->id), [&](const facts::Outcome& each) {
                return each.sitting.attempt == match->attempt;
            });
        const QString why = fact ? u" (%1)"_s.arg(q(fact->reason)) : QString();
        lines << u"%1: %2, %3%4"_s.arg(matchTitle(*match), q(desk::wonText(night, *match)),
                                       outcomeWord(*match), why);
    }
    return lines;
}

void addOverrides(QStringList& lines, const night::Match& match)
{
    for (std::size_t game = 0; game < match.games.size(); ++game) {
        const QString of = match.series.games > 1 ? u", game %1"_s.arg(game + 1) : QString();
        int hand = 0;
        for (const night::Item& item : match.games[game].items) {
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
QStringList overrideLines(const night::Night& night)
{
    QStringList lines;
    for (const night::Match* match : night::inOrder(night))
        addOverrides(lines, *match);
    for (const auto& [id, person] : night.setting->people)
        for (const night::Arrival& arrival : person.arrivals) {
            const night::Match* match = night::match(night, arrival.match);
            if (const auto exempt = desk::exempt(night, id, arrival); exempt)
                lines << u"%1%2 was let in %3"_s.arg(match ? matchTitle(*match) + u": "_s : QString(),
                                                     playerName(night, id), q(exempt->openly));
        }
    return lines;
}

QString challengesWords(const night::Night& night)
{
    int upheld = 0;
    int open = 0;
    const auto cases = desk::casesIn(night);
    for (const desk::CaseOnRecord& each : cases) {
        open += each.decision ? 0 : 1;
        upheld += each.decision && each.decision->ruling == facts::Ruling::Upheld ? 1 : 0;
    }
    if (cases.empty())
        return u"none"_s;
    return u"%1: %2 upheld"_s.arg(cases.size()).arg(upheld) +
           (open > 0 ? u", %1 not decided yet"_s.arg(open) : QString());
}

QString teamsWords(const night::Night& night)
{
    QStringList left;
    for (const night::Team& team : night.setting->teams)
        if (team.withdrawn)
            left << teamName(night, team.id);
    return counted(night::countsOf(night).teams, u"team"_s, u"teams"_s) +
           (left.isEmpty() ? QString() : u"; withdrawn: "_s + left.join(u", "_s));
}

QList<Piece> summaryOf(const night::Night& night, double width)
{
    const std::string champion = night::champion(night);
    const int incidents = incidentsOn(night);
    QList<Piece> pieces;
    pieces << entryPiece(u"Champion"_s, champion.empty() ? u"not decided yet"_s : teamName(night, champion),
                         width, {14, Weight::Medium})
           << entryPiece(u"Teams"_s, teamsWords(night), width)
           << entryPiece(u"Matches"_s, matchesWords(tallyOf(night)), width)
           << entryPiece(u"Renege challenges"_s, challengesWords(night), width)
           << entryPiece(u"Incident report"_s,
                         incidents == 0 ? u"no incidents"_s : counted(incidents, u"entry"_s, u"entries"_s),
                         width)
           << gapPiece(2);
    addLines(pieces, u"Decided without being played to the end"_s, decidedLines(night), width);
    addLines(pieces, u"Let in although the venue's sheet does not allow it"_s, overrideLines(night), width);
    pieces.back().keeps = true;
    Piece signature = signaturePiece({{u"Supervisor"_s, {}}, {u"Date"_s, {}}});
    signature.atFoot = true;
    return pieces << signature;
}

} // namespace

Document summaryPrint(const Record& record, Format format)
{
    const night::Night& night = *record.night;
    Binder binder(record, format, eventName(night) + u": summary"_s);
    const QString kind = q(bracket::name(night.setting->bracket.kind));
    addFlow(binder, {u"Summary · %1"_s.arg(kind)}, summaryOf(night, binder.area(false).width()));
    addRoundsPages(binder, u"Summary · matches by round"_s);
    addStandingsPages(binder);
    return binder.bind();
}

} // namespace paper
