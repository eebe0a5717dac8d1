#include "match.h"

#include "bracket/questions.h"
#include "rules/words.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

namespace views {

using tournament::Match;
using tournament::Outcome;
using tournament::State;
using wording::Command;
using wording::Desk;
using wording::filled;
using wording::Paper;
using wording::Window;

namespace {

std::string warningOf(const Match& match)
{
    if (match.flags.disputed)
        return filled(Desk::tr("disputed"));
    if (match.flags.pending)
        return filled(Desk::tr("challenge"));
    return match.flags.protest ? filled(Desk::tr("protest")) : std::string();
}

std::string waitsOf(const tournament::Tournament& tournament, const Match& match)
{
    if (tournament::lacksTable(tournament, match))
        return filled(Desk::tr("waiting for a table"));
    const std::string what = wording::waitsFor(tournament, match);
    return what.empty() ? std::string() : filled(Desk::tr("waiting for %1"), what);
}

/// For a match at its table.
std::string playedNow(const Match& match)
{
    const int game = tournament::currentGame(match);
    if (match.series.games > 1)
        return filled(Desk::tr("game %1"), game);
    return filled(Desk::tr("hand %1"), tournament::sheetOf(match, game).ledger.hands.size() + 1);
}

QString inPlayThen(const Match& match, int game)
{
    const int hands = tournament::handsOn(match);
    return match.series.games <= 1
               ? Window::tr("It was in play, with %n hand(s) on record.", nullptr, hands)
               : Window::tr("It was in play, with %n hand(s) of game %1 on record.", nullptr, hands)
                     .arg(game);
}

/// `how` says how it was decided, if not by play.
std::string finishedThen(const Match& match, const std::string& how)
{
    if (!how.empty())
        return filled(Window::tr("It was finished: %1."), how);
    return filled(match.agreed ? Window::tr("It was finished, signed by both captains.")
                               : Window::tr("It was finished."));
}

} // namespace

std::string joined(const std::string& first, const std::string& second)
{
    return first + (first.empty() || second.empty() ? "" : " · ") + second;
}

SideView sideView(const tournament::Tournament& tournament, const Match& match, tournament::Side side)
{
    const tournament::Setting& setting = *tournament.setting;
    SideView view;
    const bool isUnneeded = tournament::isUnneeded(match); // the winner of the tournament is there alone
    view.isDecided = isDecidedOtherwise(match);
    if (isUnneeded || match.teams[side].empty()) {
        const bracket::Match& drawn = *tournament::drawn(setting, match.id);
        const bracket::Slot& slot = side == tournament::Side::A ? drawn.a : drawn.b;
        const bracket::Slot from = bracket::behindByes(setting.bracket, slot);
        const bool isNobody = !isUnneeded && std::holds_alternative<bracket::Vacant>(match.seats[side]);
        view.awaitsMatch = !isNobody && (std::holds_alternative<bracket::WinnerOf>(from) ||
                                         std::holds_alternative<bracket::LoserOf>(from));
        view.name = isNobody ? filled(Desk::tr("no team")) : wording::inWords(setting.bracket, slot);
        return view;
    }
    view.team = match.teams[side];
    view.name = tournament::teamName(tournament, view.team);
    if (const auto seed = tournament::seedOfTeam(setting, view.team))
        view.seed = std::to_string(*seed);
    view.won = match.winner == side;
    view.lost = match.outcome && !view.won && !tournament::isTied(match);
    if (!match.games.empty())
        view.score = rules::digits(tournament::result(match).score[side]);
    view.result = !view.isDecided ? view.score
                  : view.won      ? filled(Desk::tr("won"))
                                  : wording::lossWord(match, side);
    return view;
}

std::string StateView::waitsWhere() const
{
    return waits.empty() || state == State::Final ? waits : joined(table, waits);
}

std::string StateView::brief() const
{
    if (!waits.empty())
        return waitsWhere();
    if (state == State::Called)
        return table.empty() ? activity : table;
    return state == State::Playing ? joined(table, activity) : state == State::Final ? decided : activity;
}

std::string StateView::full() const
{
    if (!warning.empty())
        return joined(table, warning);
    if (!waits.empty())
        return waitsWhere();
    if (state == State::Called)
        return joined(activity, table);
    return state == State::Playing || state == State::Ended ? joined(table, activity)
           : state == State::Final                          ? filled(Window::tr("finished"))
                                                            : activity;
}

StateView stateView(const tournament::Tournament& tournament, const Match& match)
{
    StateView view;
    view.state = match.state;
    view.warning = warningOf(match);
    if (tournament::isUnneeded(match)) // the title says so
        return view;
    if (view.warning.empty())
        view.waits = waitsOf(tournament, match);
    if (const auto table = tournament::tableOf(tournament, match))
        view.table = filled(Desk::tr("table %1"), *table);
    if (match.state != State::Waiting && match.state != State::Final)
        view.activity = tournament::awaitsCheckIn(tournament, match) ? wording::awaitsCheckInText()
                                                                     : stateForms(match).activity;
    if (match.state == State::Final)
        view.decided = wording::outcomeWord(match);
    return view;
}

MatchView matchView(const tournament::Tournament& tournament, const bracket::Match& drawn, const Match& match)
{
    MatchView view;
    const bracket::Bracket& whole = tournament.setting->bracket;
    view.id = match.id;
    view.title = wording::sentence(wording::titleOf(match));
    if (drawn.ifNecessary)
        view.round = secondFinal(match);
    else if (bracket::isLate(bracket::stageOf(whole, drawn)))
        view.round = wording::matchInText(whole, drawn);
    view.state = stateView(tournament, match);
    for (const tournament::Side side : scoring::bothSides)
        view.sides[side] = sideView(tournament, match, side);
    view.mayNotBe = drawn.ifNecessary && !(view.sides.a.isKnown() && view.sides.b.isKnown());
    return view;
}

StateForms stateForms(const Match& match, int game)
{
    switch (match.state) {
    case State::Waiting:
        return {filled(Command::tr("waiting")),
                {},
                filled(Paper::tr("not started")),
                filled(Window::tr("It was waiting for its teams."))};
    case State::Ready:
        return {filled(Command::tr("ready")), filled(Desk::tr("ready")), filled(Paper::tr("not started")),
                filled(Window::tr("It was ready to be called."))};
    case State::Called:
        return {filled(Command::tr("called")), filled(Desk::tr("called")), filled(Paper::tr("no hand yet")),
                filled(Window::tr("It was called to table %1, with no hands on record."),
                       match.call ? match.call->table : 0)};
    case State::Playing:
        return {filled(Command::tr("playing")), playedNow(match), filled(Paper::tr("in play")),
                filled(inPlayThen(match, game))};
    case State::Ended:
        return {filled(Command::tr("ended")), filled(Desk::tr("unsigned")),
                filled(Paper::tr("over, not signed yet")),
                filled(Window::tr("It was over, but not signed yet."))};
    case State::Final:
        break;
    }
    const std::string how = wording::outcomeWord(match);
    return {filled(Command::tr("final")),
            {},
            how.empty() ? filled(Paper::tr("finished")) : filled(Paper::tr("finished, %1"), how),
            finishedThen(match, how)};
}

std::vector<std::string> protestLines(const tournament::Tournament& tournament, const Match& match,
                                      bool onlyOpen)
{
    std::vector<std::string> lines;
    for (const tournament::Protested& each : match.protests) {
        if (onlyOpen && !each.isOpen())
            continue;
        const bool isAboutRule = each.protest.about == facts::ProtestAbout::Rule;
        lines.push_back(filled(isAboutRule ? Desk::tr("protest by %1 about a rule (%2): %3")
                                           : Desk::tr("protest by %1 about eligibility (%2): %3"),
                               tournament::teamName(tournament, match.teams[each.protest.side]),
                               each.protest.reason,
                               each.ruling ? wording::choiceWord(*each.ruling) : filled(Desk::tr("open"))));
    }
    return lines;
}

std::optional<VictoryView> victoryView(const tournament::Tournament& tournament, const std::string& champion)
{
    const bracket::Bracket& whole = tournament.setting->bracket;
    const Match* last = bracket::decidingMatch(whole) ? tournament::decidingMatch(tournament) : nullptr;
    if (!last || !last->winner)
        return std::nullopt;
    const tournament::Side won = *last->winner;
    const tournament::Side lost = scoring::other(won);
    if (last->teams[won] != champion || last->teams[lost].empty())
        return std::nullopt;
    const auto& score = tournament::result(*last).score;
    return VictoryView{rules::digits(score[won]), rules::digits(score[lost]),
                       tournament::teamName(tournament, last->teams[lost]), last->outcome == Outcome::Played,
                       bracket::find(whole, last->id)->ifNecessary};
}

SecondFinal secondFinalOf(const Match& match)
{
    if (tournament::isUnneeded(match))
        return SecondFinal::NotNecessary;
    return tournament::isKnown(match) ? SecondFinal::Played : SecondFinal::IfNecessary;
}

std::string secondFinal(const Match& match)
{
    switch (secondFinalOf(match)) {
    case SecondFinal::IfNecessary:
        return filled(Desk::tr("second final, if necessary"));
    case SecondFinal::NotNecessary:
        return filled(Desk::tr("second final, not necessary"));
    case SecondFinal::Played:
        break;
    }
    return filled(Desk::tr("second final"));
}

} // namespace views
