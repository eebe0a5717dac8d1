#include "change.h"

#include "desk/checks/resolutions.h"
#include "desk/wording/names.h"
#include "tournament/queries/verdict.h"
#include "ui/look/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

using desk::Correction;
using scoring::Side;

QString teamIn(const tournament::Tournament& tournament, const std::string& team)
{
    return team.empty() ? u"nobody yet"_s : look::text(desk::teamName(tournament, team));
}

QString teamsIn(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams)
{
    return u"%1 and %2"_s.arg(teamIn(tournament, teams.a), teamIn(tournament, teams.b));
}

/// Those of the teams that are none of the others: `Full House`, `Full House and Low Club`.
QString others(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams,
               const scoring::PerSide<std::string>& than)
{
    QStringList names;
    for (const Side side : scoring::bothSides)
        if (teams[side] != than.a && teams[side] != than.b)
            names << teamIn(tournament, teams[side]);
    return names.isEmpty() ? teamsIn(tournament, teams) : names.join(u" and "_s);
}

/// `70 to 51`
QString scoreInWords(const tournament::Match& match)
{
    const auto& score = tournament::result(match).score;
    return u"%1 to %2"_s.arg(look::number(score.a), look::number(score.b));
}

/// `A 212 → 161`, `B stays at 98`
QString sideChange(Side side, int was, int is)
{
    const QString letter = side == Side::A ? u"A"_s : u"B"_s;
    return was == is ? u"%1 stays at %2"_s.arg(letter, look::number(was))
                     : u"%1 %2 → %3"_s.arg(letter, look::number(was), look::number(is));
}

int handsAfterEnd(const tournament::Match& match)
{
    std::ptrdiff_t count = 0;
    for (const tournament::Sheet& sheet : match.games)
        count += std::count_if(
            sheet.ledger.hands.begin(), sheet.ledger.hands.end(),
            [](const scoring::HandLedger& hand) { return hand.state == scoring::State::AfterEnd; });
    return static_cast<int>(count);
}

QString handsInWords(int count)
{
    return count == 1 ? u"1 hand"_s : u"%1 hands"_s.arg(count);
}

/// How the match stands with these hands, where it stood otherwise before; empty where it did not.
QString standingChange(const Correction& correction, const tournament::Match& was,
                       const tournament::Match& is)
{
    const scoring::Result& before = was.ledger.result;
    const scoring::Result& after = is.ledger.result;
    if (before.state == after.state && before.winner == after.winner)
        return {};
    if (after.state == scoring::State::Won && after.winner)
        return u"%1 wins then."_s.arg(teamIn(correction.after, is.teams[*after.winner]));
    if (after.state == scoring::State::ExtraHand)
        return u"It is level then: another hand decides."_s;
    return before.state == scoring::State::Won ? u"It is not over then: they play on."_s : QString();
}

QString scoresOf(const tournament::Match& was, const tournament::Match& is)
{
    const auto& before = tournament::result(was).score;
    const auto& after = tournament::result(is).score;
    return sideChange(Side::A, before.a, after.a) + u" · "_s + sideChange(Side::B, before.b, after.b) + u'.';
}

QString wonInstead(const tournament::Tournament& tournament, const tournament::Match& match,
                   const std::string& went, const std::string& goes)
{
    const bool advances = tournament::advancesFrom(tournament, match);
    if (goes.empty())
        return (advances ? u"%1 doesn't advance."_s : u"%1 has not won."_s).arg(teamIn(tournament, went));
    return (advances ? u"%1 advances, not %2."_s : u"%1 has won, not %2."_s)
        .arg(teamIn(tournament, goes), teamIn(tournament, went));
}

QStringList othersOf(const Correction& correction, const tournament::Match& was, const tournament::Match& is)
{
    QStringList says;
    const int idle = handsAfterEnd(is) - handsAfterEnd(was);
    if (idle > 0)
        says << u"%1 behind the end will count nothing."_s.arg(handsInWords(idle));
    else if (idle < 0)
        says << u"%1 that counted nothing will count again."_s.arg(handsInWords(-idle));
    const std::string went = was.winner ? was.teams[*was.winner] : std::string();
    const std::string goes = is.winner ? is.teams[*is.winner] : std::string();
    if (went == goes || goes.empty())
        says << standingChange(correction, was, is);
    if (went != goes && !went.empty())
        says << wonInstead(correction.after, is, went, goes);
    if (tournament::mustSignAnew(is))
        says << u"Both captains have to agree anew: they agreed to A %1, B %2."_s.arg(
            look::number(is.agreed->score.a), look::number(is.agreed->score.b));
    for (const std::string& line : desk::openedAgain(correction, is.id))
        says << look::sentence(line) + u'.';
    says.removeAll(QString());
    return says;
}

} // namespace

QStringList changesInWords(const Correction& correction, const std::vector<std::string>& sheets)
{
    QStringList says;
    for (const std::string& id : sheets) {
        const tournament::Match& is = *tournament::match(correction.after, id);
        const QStringList its = QStringList(scoresOf(*tournament::match(correction.before, id), is)) +
                                besidesScores(correction, id);
        const QString name = sheets.size() > 1 ? look::sentence(desk::titleOf(is)) + u": "_s : QString();
        says << name + its.join(u' ');
    }
    return says + laterInWords(correction);
}

QStringList besidesScores(const Correction& correction, const std::string& sheet)
{
    return othersOf(correction, *tournament::match(correction.before, sheet),
                    *tournament::match(correction.after, sheet));
}

QStringList laterInWords(const Correction& correction)
{
    QStringList says;
    for (const std::string& text : desk::laterTexts(correction))
        says << look::sentence(text) + u'.';
    return says;
}

QList<look::Choice> choicesFor(const Correction& correction, const std::string& match)
{
    const tournament::Match& was = *tournament::match(correction.before, match);
    const tournament::Match& is = *tournament::match(correction.after, match);
    const auto seated = tournament::seatedTeams(*correction.after.setting, is);
    const QString sat = others(correction.after, was.teams, seated);
    const QString comes = others(correction.after, seated, was.teams);
    const QString standing = tournament::handsOn(was) > 0 ? u"takes over as it stands, "_s + scoreInWords(was)
                                                          : u"takes the seat"_s;
    QList<look::Choice> choices;
    for (const facts::Resolution choice : desk::resolutionsFor(correction.after, match)) {
        const QString words = choice == facts::Resolution::Seat ? comes + u' ' + standing
                              : choice == facts::Resolution::Replay
                                  ? u"Play it anew with %1, from 0 to 0"_s.arg(comes)
                                  : u"Let it stand with %1"_s.arg(sat);
        choices.append({choice, words});
    }
    return choices;
}

} // namespace sheet
