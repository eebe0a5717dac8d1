#include "sheetface.h"

#include "sheetprints.h"

#include "desk/checkin/attendance.h"
#include "desk/reports/sheetchoice.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "wording/record/exempt.h"
#include "wording/record/matchwords.h"
#include "wording/record/ruleswords.h"
#include "wording/sentence.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

using scoring::Side;

/// `Match 4 · quarterfinal · table 5 · game 1 of 3`
QString whereAndWhen(const tournament::Tournament& tournament, const tournament::Match& match, int game)
{
    const views::StateView state = views::stateView(tournament, match);
    QStringList parts{matchTitle(match), roundWord(tournament, match)};
    if (!state.table.empty())
        parts << q(state.table);
    else if (match.state < tournament::State::Playing)
        parts << Paper::tr("table ______");
    if (match.series.games > 1)
        parts << Paper::tr("game %1 of %2").arg(game).arg(match.series.games);
    if (match.state == tournament::State::Playing)
        parts << Paper::tr("in play, after %n hand(s)", nullptr, tournament::handsOn(match));
    if (!state.warning.empty())
        parts << q(state.warning);
    return parts.join(u" · "_s);
}

/// The player at that seat: as called, else one of the first two on the team.
std::string playerOnSheet(const tournament::Tournament& tournament, const tournament::Match& match,
                          scoring::Seat seat)
{
    if (match.call)
        return match.call->players[seat];
    const tournament::Team* team = tournament::team(*tournament.setting, match.teams[seat.side]);
    const auto place = static_cast<std::size_t>(seat.partner);
    if (!team)
        return {};
    const std::vector<std::string> players = tournament::playersAt(*tournament.setting, *team, match.id);
    return place < players.size() ? players[place] : std::string();
}

SheetTeam teamOf(const tournament::Tournament& tournament, const tournament::Match& match, Side side)
{
    SheetTeam team;
    (match.teams[side].empty() ? team.source : team.name) = sideName(tournament, match, side);
    for (const int partner : {0, 1}) {
        const scoring::Seat seat{side, partner};
        const std::string player = playerOnSheet(tournament, match, seat);
        team.players[static_cast<std::size_t>(partner)] = {
            seatName(seat), player.empty() ? QString() : playerName(tournament, player),
            !player.empty() && tournament::isCheckedIn(*tournament.setting, match, player),
            !player.empty() && wording::exempt(tournament, &match, player)};
    }
    return team;
}

// Says which rule, but not why, because both teams read the sheet.
QStringList exemptLines(const tournament::Tournament& tournament, const tournament::Match& match)
{
    QStringList lines;
    for (const Side side : scoring::bothSides)
        for (const int partner : {0, 1}) {
            const scoring::Seat seat{side, partner};
            const std::string player = playerOnSheet(tournament, match, seat);
            const auto exempt = player.empty() ? std::nullopt : wording::exempt(tournament, &match, player);
            if (exempt)
                lines << Paper::tr("%1 %2 (%3) was allowed to play %4")
                             .arg(exemptMark, playerName(tournament, player), seatName(seat),
                                  q(exempt->openly));
        }
    return lines;
}

/// `Full House wins, 312 to 240`, and how it ended if the score doesn't show it; `Full House advances · A
/// 240, B 112` if the score didn't decide.
QString wonLine(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto& score = tournament::result(match).score;
    const bool byScore = !isDecidedOtherwise(match);
    const QString won = q(wording::wonText(tournament, match));
    const QString how = byScore && !match.games.empty() ? q(wording::howItEnded(match)) : QString();
    if (!how.isEmpty())
        return Paper::tr("%1 (%2)").arg(won, how);
    return won + (byScore || match.games.empty()
                      ? QString()
                      : u" · "_s + Paper::tr("A %1, B %2").arg(number(score.a), number(score.b)));
}

QString stampText(const facts::Stamp& stamp, const QDateTime& printed)
{
    return Paper::tr("recorded by %1, %2").arg(q(rules::isolated(stamp.by)), timeText(stamp.at, printed));
}

/// With the signed score if the score has changed since.
QString agreedLine(const facts::Agree& signedAs, const facts::Stamp& stamp, const scoring::Result& now,
                   const QDateTime& printed)
{
    const bool same = signedAs.score.a == now.score.a && signedAs.score.b == now.score.b;
    const QString stamped = stampText(stamp, printed);
    return same ? Paper::tr("Signed by both captains; %1").arg(stamped)
                : Paper::tr("Signed by both captains at A %1, B %2; %3")
                      .arg(number(signedAs.score.a), number(signedAs.score.b), stamped);
}

QStringList resultLines(const Record& record, const tournament::Match& match)
{
    const tournament::Tournament& tournament = *record.tournament;
    QStringList lines{wonLine(tournament, match)};
    const tournament::Record& facts = tournament::recordOf(tournament, match.id);
    QString decided;
    tournament::forEach<facts::Outcome>(facts, [&](const facts::Entry& entry, const facts::Outcome& fact) {
        if (fact.sitting.attempt == match.attempt)
            decided = Paper::tr("Decided: %1 (%2); %3")
                          .arg(q(wording::outcomeWord(match)), q(wording::whyDecided(tournament, fact)),
                               stampText(entry.stamp, record.printed));
    });
    QString agreed;
    tournament::forEach<facts::Agree>(facts, [&](const facts::Entry& entry, const facts::Agree& fact) {
        if (fact.sitting.attempt == match.attempt)
            agreed = agreedLine(fact, entry.stamp, tournament::result(match), record.printed);
    });
    if (!q(wording::outcomeWord(match)).isEmpty() && !decided.isEmpty())
        lines << decided;
    if (match.agreed && !agreed.isEmpty())
        lines << agreed;
    if (const std::string again = wording::signAgainText(match); !again.empty())
        lines << q(wording::sentence(again)) + u'.';
    if (const std::string held = wording::heldText(tournament, match); !held.empty())
        lines << q(wording::sentence(held)) + u'.';
    return lines;
}

} // namespace

int handsToExpect(const rules::Set& set)
{
    constexpr int pointsOfAHand = 50; // of a side that bids carefully
    const scoring::End& end = set.rules.end;
    return end.length == scoring::Length::FixedHands ? end.lengthCount : end.target / pointsOfAHand + 1;
}

SheetFace emptyFace(const tournament::Tournament& tournament, const rules::Set& set)
{
    SheetFace face;
    face.tournamentName = tournamentName(tournament);
    face.where = Paper::tr("Match ________ · round ____________ · table ______");
    face.rules = q(wording::rulesInShort(set));
    face.columns = bidColumnsOf(set.rules);
    face.hasBags = scoring::keepsBags(set.rules);
    face.timed = set.rules.time.limitMin.has_value() || !set.rules.time.wallClockEnd.empty();
    for (const Side side : scoring::bothSides)
        for (const int partner : {0, 1})
            face.teams[side].players[static_cast<std::size_t>(partner)].seat =
                seatName(scoring::Seat{side, partner});
    return face;
}

SheetFace faceOf(const Record& record, const tournament::Match& match, int game)
{
    const tournament::Tournament& tournament = *record.tournament;
    SheetFace face = emptyFace(tournament, *match.rules);
    face.where = whereAndWhen(tournament, match, game);
    face.code = q(desk::sheetCode(tournament, match));
    for (const Side side : scoring::bothSides)
        face.teams[side] = teamOf(tournament, match, side);
    face.exempt = exemptLines(tournament, match);
    face.isOver = match.state >= tournament::State::Ended;
    if (face.isOver)
        face.result = resultLines(record, match);
    else if (match.state < tournament::State::Playing) // a match in play has its sheet already
        face.outMatch = match.id;
    return face;
}

QString legendOf(const rules::Set& set, bool isOver)
{
    QStringList legend;
    if (scoring::keepsBags(set.rules))
        legend << Paper::tr("1 bag = 1 trick over the bid.");
    if (isOver)
        return legend.join(u' ');
    if (set.rules.nil.valueMade)
        legend << (set.rules.nil.blindMade ? Paper::tr("Write N for nil, B for blind nil.")
                                           : Paper::tr("Write N for nil."));
    if (set.rules.contract.blindBid)
        legend << Paper::tr("Write B beside a blind bid.");
    legend << Paper::tr("Out of rows? Use a second sheet.");
    return legend.join(u' ');
}

} // namespace paper
