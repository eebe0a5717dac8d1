#include "change.h"

#include "desk/checks/resolutions.h"
#include "tournament/queries/verdict.h"
#include "ui/kit/text.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using wording::Window;

namespace sheet {

using desk::Correction;
using scoring::Side;

namespace {

QString teamIn(const tournament::Tournament& tournament, const std::string& team)
{
    return kit::text(wording::nameOrTbd(tournament, team));
}

/// The teams in `teams` that aren't in `than`: `Full House`, `Full House and Low Club`.
QString others(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams,
               const scoring::PerSide<std::string>& than)
{
    QStringList names;
    for (const Side side : scoring::bothSides)
        if (teams[side] != than.a && teams[side] != than.b)
            names << teamIn(tournament, teams[side]);
    return names.size() == 1 ? names.front() : kit::text(wording::bothTeams(tournament, teams));
}

/// How many hands won't count anymore or, if negative, will count again; empty for 0.
QString idleInWords(int hands)
{
    return hands > 0   ? Window::tr("%n hand(s) after the end won’t count.", nullptr, hands)
           : hands < 0 ? Window::tr("%n hand(s) that didn’t count will count again.", nullptr, -hands)
                       : QString();
}

/// How the match stands now; empty if that didn't change.
QString standingChange(const Correction& correction, const tournament::Match& was,
                       const tournament::Match& is)
{
    const scoring::Result& before = was.ledger.result;
    const scoring::Result& after = is.ledger.result;
    if (before.state == after.state && before.winner == after.winner)
        return {};
    if (after.state == scoring::State::Won && after.winner)
        return Window::tr("%1 wins.").arg(teamIn(correction.after, is.teams[*after.winner]));
    if (tournament::isTied(is))
        return Window::tr("It ends in a tie.");
    if (after.state == scoring::State::ExtraHand)
        return Window::tr("Tied: one more hand.");
    return before.state == scoring::State::Won ? Window::tr("The match continues.") : QString();
}

QString wonInstead(const tournament::Tournament& tournament, const tournament::Match& match,
                   const std::string& went, const std::string& goes)
{
    const bool advances = tournament::advancesFrom(tournament, match);
    if (goes.empty())
        return (advances ? Window::tr("%1 doesn’t advance.") : Window::tr("%1 hasn’t won."))
            .arg(teamIn(tournament, went));
    return (advances ? Window::tr("%1 advances, not %2.") : Window::tr("%1 has won, not %2."))
        .arg(teamIn(tournament, goes), teamIn(tournament, went));
}

} // namespace

void make(const Change& change, const tournament::Tournament& seen)
{
    change.make(change.done, [by = change.by, proposal = change.proposal, seen](desk::Desk& desk) {
        return desk::record(desk, by, proposal, &seen).map([](Correction&& made) {
            return *std::move(made.recorded);
        });
    });
}

QStringList besidesScores(const Correction& correction, const std::string& sheet)
{
    const tournament::Match& was = *tournament::match(correction.before, sheet);
    const tournament::Match& is = *tournament::match(correction.after, sheet);
    QStringList says{idleInWords(tournament::handsAfterEnd(is) - tournament::handsAfterEnd(was))};
    const std::string went = was.winner ? was.teams[*was.winner] : std::string();
    const std::string goes = is.winner ? is.teams[*is.winner] : std::string();
    if (went == goes || goes.empty())
        says << standingChange(correction, was, is);
    if (went != goes && !went.empty())
        says << wonInstead(correction.after, is, went, goes);
    if (tournament::mustSignAgain(is))
        says << kit::whole(wording::signAgainText(is));
    says << kit::sentences(desk::openedAgain(correction, is.id));
    says.removeAll(QString());
    return says;
}

QStringList laterInWords(const Correction& correction)
{
    return kit::sentences(desk::laterTexts(correction));
}

QList<kit::Choice> choicesFor(const Correction& correction, const std::string& match)
{
    const tournament::Match& was = *tournament::match(correction.before, match);
    const tournament::Match& is = *tournament::match(correction.after, match);
    const auto seated = tournament::seatedTeams(*correction.after.setting, is);
    const QString sat = others(correction.after, was.teams, seated);
    const QString comes = others(correction.after, seated, was.teams);
    const QString seats = tournament::handsOn(was) > 0
                              ? Window::tr("%1 takes over at the current score, %2")
                                    .arg(comes, kit::text(wording::scoreText(tournament::result(was).score)))
                              : Window::tr("%1 plays instead").arg(comes);
    QList<kit::Choice> choices;
    for (const facts::Resolution choice : desk::resolutionsFor(correction.after, match)) {
        const QString words = choice == facts::Resolution::Seat ? seats
                              : choice == facts::Resolution::Replay
                                  ? Window::tr("Replay it with %1 from 0 to 0").arg(comes)
                                  : Window::tr("Keep the result with %1").arg(sat);
        choices.append({choice, words});
    }
    return choices;
}

} // namespace sheet
