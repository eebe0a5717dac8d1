#include "matchwords.h"

#include "choicewords.h"
#include "names.h"

#include "rules/words.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/ranking.h"
#include "wording/filled.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

namespace wording {

namespace {

using tournament::Match;
using tournament::Outcome;
using tournament::State;

/// `350 : 230`, the row's side first; `506 : −150`.
std::string scoreText(const Match& match, tournament::Side side)
{
    const auto& score = tournament::result(match).score;
    return rules::digits(score[side]) + " : " + rules::digits(score[scoring::other(side)]);
}

std::string tableText(const tournament::Tournament& tournament, const Match& match)
{
    const auto table = tournament::tableOf(tournament, match);
    return table ? filled(Desk::tr("table %1"), *table) : titleOf(match);
}

/// `on hold: settle the protest of Low Club first`
std::string protestToSettle(const tournament::Tournament& tournament, const Match& match)
{
    std::vector<std::string> teams;
    for (const tournament::Protested& each : match.protests)
        if (each.isOpen() && each.protest.holds)
            teams.push_back(teamName(tournament, match.teams[each.protest.side]));
    const std::string all = rules::listed(teams, filled(Desk::tr("and")));
    return filled(teams.size() == 1 ? Desk::tr("on hold: settle the protest of %1 first")
                                    : Desk::tr("on hold: settle the protests of %1 first"),
                  all);
}

std::string handText(const Match& match)
{
    const int game = tournament::currentGame(match);
    if (match.series.games > 1)
        return filled(Desk::tr("game %1"), game);
    return filled(Desk::tr("hand %1"), tournament::sheetOf(match, game).ledger.hands.size() + 1);
}

CellWords finalWords(const Match& match, tournament::Side side)
{
    if (match.outcome == Outcome::Played)
        return {scoreText(match, side), {}, false, true};
    const std::string why = match.winner == side ? lossWord(match) : lossWord(match, side);
    if (match.outcome == Outcome::DoubleForfeit)
        return {why, filled(Desk::tr("both"))};
    if (match.winner == side)
        return {filled(Desk::tr("won")), why};
    return match.outcome == Outcome::Ruling ? CellWords{filled(Desk::tr("lost")), why} : CellWords{why, {}};
}

CellWords plainWords(const tournament::Tournament& tournament, const Match& match, tournament::Side side)
{
    switch (match.state) {
    case State::Waiting:
    case State::Ready:
        return {titleOf(match), {}};
    case State::Called:
        return {tableText(tournament, match), filled(Desk::tr("called"))};
    case State::Playing:
        return {tableText(tournament, match), handText(match)};
    case State::Ended:
        return {scoreText(match, side), filled(Desk::tr("to sign")), false, true};
    case State::Final:
        break;
    }
    return finalWords(match, side);
}

} // namespace

std::string lossWord(const Match& match)
{
    if (!match.decided)
        return {};
    return match.decided == facts::Decided::Ruling ? filled(Desk::tr("by ruling"))
                                                   : choiceWord(*match.decided);
}

std::string lossWord(const Match& match, tournament::Side side)
{
    return match.absent[side] ? choiceWord(*match.absent[side]) : lossWord(match);
}

std::string outcomeWord(const Match& match)
{
    if (match.outcome == Outcome::Bye)
        return filled(Desk::tr("bye"));
    if (match.outcome == Outcome::Vacated)
        return filled(Desk::tr("nobody plays it"));
    if (!match.outcome || !match.decided)
        return {};
    if (match.outcome != Outcome::DoubleForfeit)
        return choiceWord(*match.decided);
    return match.decided == facts::Decided::Withdrawn
               ? filled(Desk::tr("both withdrawn"))
               : filled(Desk::tr("double %1"), choiceWord(*match.decided));
}

std::string stateWords(const tournament::Tournament& tournament, const Match& match)
{
    if (tournament::isSpared(match))
        return {};
    if (std::string waits = waitWords(tournament, match); !waits.empty())
        return waits;
    const auto at = tournament::tableOf(tournament, match);
    switch (match.state) {
    case State::Waiting:
        return {};
    case State::Ready:
        return filled(Desk::tr("ready"));
    case State::Called:
        return at ? filled(Desk::tr("table %1"), *at) : filled(Desk::tr("called"));
    case State::Playing: {
        const auto hand = tournament::handsOn(match) + 1;
        return at ? filled(Desk::tr("table %1 · hand %2"), *at, hand) : filled(Desk::tr("hand %1"), hand);
    }
    case State::Ended:
        return filled(Desk::tr("to be signed"));
    case State::Final:
        break;
    }
    return outcomeWord(match);
}

std::string warningWord(const Match& match)
{
    if (match.flags.disputed)
        return filled(Desk::tr("disputed"));
    if (match.flags.pending)
        return filled(Desk::tr("challenge"));
    return match.flags.protest ? filled(Desk::tr("protest")) : std::string();
}

std::string wonText(const tournament::Tournament& tournament, const Match& match)
{
    const tournament::Verdict verdict = tournament::verdictOf(tournament, match);
    if (!verdict.isOver)
        return {};
    const bool isKept = verdict.winner && verdict.kept[*verdict.winner];
    const bool mayAdvance =
        tournament::goesOnFrom(tournament, match) && verdict.heldBy == tournament::HeldBy::Nothing && !isKept;
    if (!verdict.winner)
        return filled(mayAdvance ? Desk::tr("Nobody advances") : Desk::tr("Nobody wins"));
    const std::string winner = teamName(tournament, match.teams[*verdict.winner]);
    const bool wasPlayed = match.outcome.value_or(Outcome::Played) == Outcome::Played;
    if (!wasPlayed) // what was scored did not decide it
        return filled(mayAdvance ? Desk::tr("%1 advances") : Desk::tr("%1 wins"), winner);
    const auto& score = tournament::result(match).score;
    return filled(Desk::tr("%1 wins, %2 to %3"), winner, rules::digits(score[*verdict.winner]),
                  rules::digits(score[scoring::other(*verdict.winner)]));
}

std::string heldText(const tournament::Tournament& tournament, const Match& match)
{
    switch (tournament::verdictOf(tournament, match).heldBy) {
    case tournament::HeldBy::Nothing:
        break;
    case tournament::HeldBy::Signatures:
        return filled(Desk::tr("it is not signed yet"));
    case tournament::HeldBy::Dispute:
        return filled(Desk::tr("it is disputed: decide who plays it before anyone advances"));
    case tournament::HeldBy::Seats:
        return filled(Desk::tr("on hold: who plays in it depends on %1"), waitsFor(tournament, match));
    case tournament::HeldBy::Protest:
        return protestToSettle(tournament, match);
    }
    return {};
}

namespace {

/// Of the side that does not have the match, or of both; as they were when that was decided.
std::string sidesAtFault(const tournament::Tournament& tournament, const facts::Outcome& outcome)
{
    const Match* match = tournament::match(tournament, outcome.sitting.match);
    const auto name = [&](facts::Side side) {
        return teamName(tournament, outcome.teams[side] ? *outcome.teams[side]
                                    : match             ? match->teams[side]
                                                        : std::string());
    };
    switch (outcome.winner) {
    case facts::Winner::A:
        return name(facts::Side::B);
    case facts::Winner::B:
        return name(facts::Side::A);
    case facts::Winner::None:
        break;
    }
    return filled(Desk::tr("%1 and %2"), name(facts::Side::A), name(facts::Side::B));
}

std::string absenceText(const std::string& sides, const facts::Outcome& outcome)
{
    if (!outcome.missing)
        return filled(Desk::tr("%1: %n who came may not play", nullptr, outcome.barred.value_or(0)), sides);
    const std::string waited = minutesCounted(outcome.waited.value_or(0));
    if (!outcome.barred)
        return filled(Desk::tr("%1: missing %n player(s) after %2", nullptr, *outcome.missing), sides,
                      waited);
    return filled(
        Desk::tr("%1: missing %n player(s) after %2; %3 who came may not play", nullptr, *outcome.missing),
        sides, waited, *outcome.barred);
}

} // namespace

std::string whyDecided(const tournament::Tournament& tournament, const facts::Outcome& outcome)
{
    if (outcome.missing || outcome.barred) {
        const std::string text = absenceText(sidesAtFault(tournament, outcome), outcome);
        return outcome.reason ? filled(Desk::tr("%1; %2"), text, *outcome.reason) : text;
    }
    return outcome.reason ? *outcome.reason
                          : filled(Desk::tr("%1 gave notice"), sidesAtFault(tournament, outcome));
}

std::string howDecided(const tournament::Tournament& tournament, const Match& match)
{
    const Outcome outcome = match.outcome.value_or(Outcome::Played);
    if (match.state != State::Final || outcome == Outcome::Played || outcome == Outcome::Bye ||
        outcome == Outcome::Vacated)
        return {};
    const auto* decided = tournament::latest<facts::Outcome>(
        tournament::recordOf(tournament, match.id), [&](const facts::Outcome& each) {
            return each.sitting.match == match.id && each.sitting.attempt == match.attempt &&
                   each.outcome == match.decided;
        });
    const std::string word = choiceWord(match.decided.value_or(facts::Decided::Withdrawn));
    return (outcome == Outcome::DoubleForfeit ? filled(Desk::tr("double %1"), word) : word) +
           (decided ? ": " + whyDecided(tournament, *decided) : "");
}

SecondFinal secondFinalOf(const Match& match)
{
    if (tournament::isSpared(match))
        return SecondFinal::NotNecessary;
    const bool isKnown = !match.teams.a.empty() && !match.teams.b.empty();
    return isKnown ? SecondFinal::Played : SecondFinal::IfNecessary;
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

std::string shortWaitWords(const tournament::Tournament& tournament, const Match& match)
{
    if (!warningWord(match).empty())
        return {};
    if (tournament::lacksTable(tournament, match))
        return filled(Desk::tr("waits for a table"));
    const std::string what = waitsFor(tournament, match);
    return what.empty() ? std::string() : filled(Desk::tr("waits for %1"), what);
}

std::string waitWords(const tournament::Tournament& tournament, const Match& match)
{
    if (!warningWord(match).empty())
        return {};
    const auto table = tournament::isAtTable(match) ? tournament::tableOf(tournament, match) : std::nullopt;
    const std::string what = waitsFor(tournament, match);
    if (table && !what.empty() && !tournament::lacksTable(tournament, match))
        return filled(Desk::tr("table %1 · waits for %2"), *table, what);
    return shortWaitWords(tournament, match);
}

CellWords cellWords(const tournament::Tournament& tournament, const Match& match, tournament::Side side)
{
    CellWords words = plainWords(tournament, match, side);
    if (match.state == State::Final && match.ended && !tournament::meetingOf(tournament, match))
        words.second =
            filled(Desk::tr("not counted")); // of a team that withdrew, where the tournament expunges those
    const std::string warning = warningWord(match);
    words.warns = !warning.empty();
    if (words.warns)
        words.second = warning;
    return words;
}

} // namespace wording
