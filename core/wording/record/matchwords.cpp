#include "matchwords.h"

#include "choicewords.h"
#include "names.h"

#include "bracket/questions.h"
#include "rules/words.h"
#include "tournament/queries/absence.h"
#include "tournament/queries/verdict.h"
#include "wording/filled.h"
#include "wording/rulecard/why.h"
#include "wording/side.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

namespace wording {

namespace {

using tournament::Match;
using tournament::Outcome;
using tournament::State;

/// `on hold: settle the protest by Low Club first`
std::string protestToSettle(const tournament::Tournament& tournament, const Match& match)
{
    std::vector<std::string> teams;
    for (const tournament::Protested& each : match.protests)
        if (each.isOpen() && each.protest.holds)
            teams.push_back(teamName(tournament, match.teams[each.protest.side]));
    const std::string all = rules::listed(teams, filled(Desk::tr("and")));
    return filled(teams.size() == 1 ? Desk::tr("on hold: settle the protest by %1 first")
                                    : Desk::tr("on hold: settle the protests by %1 first"),
                  all);
}

std::string doubleWord(facts::Decided called)
{
    return filled(Desk::tr("double %1"), endingWord(called));
}

} // namespace

std::string playsText(const tournament::Tournament& tournament, const Match& next, const std::string& team,
                      bool advances)
{
    const tournament::Setting& setting = *tournament.setting;
    const auto text = [&] {
        switch (bracket::stageOf(setting.bracket, *tournament::drawn(setting, next.id))) {
        case bracket::Stage::Final:
            return Desk::tr("%1 plays the final (%2)");
        case bracket::Stage::SecondFinal:
            return Desk::tr("%1 plays the second final (%2)");
        case bracket::Stage::ThirdPlace:
            return Desk::tr("%1 plays for third place (%2)");
        default:
            return advances ? Desk::tr("%1 advances to %2") : Desk::tr("%1 plays %2 next");
        }
    };
    return filled(text(), teamName(tournament, team), titleOf(next));
}

std::string onwardText(const tournament::Tournament& tournament, const Match& match, const std::string& team,
                       bool hasWon)
{
    if (match.call && match.teams.a != team && match.teams.b != team)
        return filled(hasWon ? Desk::tr("%1 won, but other teams play %2, which is disputed")
                             : Desk::tr("%1 lost, but other teams play %2, which is disputed"),
                      teamName(tournament, team), titleOf(match));
    return playsText(tournament, match, team, hasWon);
}

std::string scoreText(const scoring::PerSide<int>& score)
{
    return filled(score.a < 0 || score.b < 0 ? Desk::tr("%1 to %2") : Desk::tr("%1–%2"), score.a, score.b);
}

std::string scoreFrom(const scoring::PerSide<int>& score, scoring::Side side)
{
    return filled(Desk::tr("%1 to %2"), score[side], score[scoring::other(side)]);
}

std::string lettered(const scoring::PerSide<int>& score)
{
    return filled(Desk::tr("A %1, B %2"), score.a, score.b);
}

std::string lossWord(const Match& match)
{
    if (!match.decided)
        return {};
    return match.decided == facts::Decided::Ruling ? filled(Desk::tr("by ruling"))
                                                   : endingWord(*match.decided);
}

std::string lossWord(const Match& match, tournament::Side side)
{
    return match.absent[side] ? endingWord(*match.absent[side]) : lossWord(match);
}

std::string outcomeWord(const Match& match)
{
    if (match.outcome == Outcome::Bye)
        return filled(Desk::tr("bye"));
    if (match.outcome == Outcome::Vacated)
        return filled(Desk::tr("not played"));
    if (!match.outcome || !match.decided)
        return {};
    if (match.outcome != Outcome::DoubleForfeit)
        return endingWord(*match.decided);
    return match.decided == facts::Decided::Withdrawn ? filled(Desk::tr("both withdrew"))
                                                      : doubleWord(*match.decided);
}

std::string absenceWord(const tournament::Absence& absence)
{
    return absence.winner == facts::Winner::None ? doubleWord(absence.outcome) : endingWord(absence.outcome);
}

std::string wonText(const tournament::Tournament& tournament, const Match& match)
{
    const tournament::Verdict verdict = tournament::verdictOf(tournament, match);
    if (!verdict.isOver)
        return {};
    const auto& score = tournament::result(match).score;
    if (verdict.isTied)
        return filled(Desk::tr("Tied at %1"), score.a);
    if (!verdict.winner) {
        const bool mightAdvance =
            tournament::winnerAdvances(tournament, match) && verdict.heldBy == tournament::HeldBy::Nothing;
        return filled(mightAdvance ? Desk::tr("No one advances") : Desk::tr("No one wins"));
    }
    const std::string winner = teamName(tournament, match.teams[*verdict.winner]);
    if (isDecidedOtherwise(match)) // the score didn't decide it
        return filled(Desk::tr("%1 wins"), winner);
    return filled(Desk::tr("%1 wins, %2 to %3"), winner, score[*verdict.winner],
                  score[scoring::other(*verdict.winner)]);
}

std::string heldText(const tournament::Tournament& tournament, const Match& match)
{
    switch (tournament::verdictOf(tournament, match).heldBy) {
    case tournament::HeldBy::Nothing:
        break;
    case tournament::HeldBy::Signatures:
        return filled(Desk::tr("not signed yet"));
    case tournament::HeldBy::Dispute:
        return filled(Desk::tr("disputed: decide who plays it before anyone advances"));
    case tournament::HeldBy::Seats:
        return filled(Desk::tr("on hold: its teams depend on %1"), waitsFor(tournament, match));
    case tournament::HeldBy::Protest:
        return protestToSettle(tournament, match);
    }
    return {};
}

std::string losersText(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams,
                       facts::Winner winner)
{
    switch (winner) {
    case facts::Winner::A:
        return nameOrTbd(tournament, teams.b);
    case facts::Winner::B:
        return nameOrTbd(tournament, teams.a);
    case facts::Winner::None:
        break;
    }
    return bothTeams(tournament, teams);
}

namespace {

/// As they were when that was decided.
std::string sidesAtFault(const tournament::Tournament& tournament, const facts::Outcome& outcome)
{
    const Match* match = tournament::match(tournament, outcome.sitting.match);
    const auto team = [&](facts::Side side) {
        return outcome.teams[side].value_or(match ? match->teams[side] : std::string());
    };
    return losersText(tournament, {team(facts::Side::A), team(facts::Side::B)}, outcome.winner);
}

std::string absenceText(const std::string& sides, const facts::Outcome& outcome)
{
    if (!outcome.missing)
        return filled(Desk::tr("%1, %n suspended player(s)", nullptr, outcome.barred.value_or(0)), sides);
    const std::string waited = minutesCounted(outcome.waited.value_or(0));
    if (!outcome.barred)
        return filled(Desk::tr("%1, %n player(s) not checked in after %2", nullptr, *outcome.missing), sides,
                      waited);
    return filled(
        Desk::tr("%1, %n player(s) not checked in after %2, %3 suspended", nullptr, *outcome.missing), sides,
        waited, *outcome.barred);
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

std::string faultText(const std::string& team, facts::Decided called)
{
    switch (called) {
    case facts::Decided::NoShow:
        return filled(Desk::tr("%1 didn’t show up"), team);
    case facts::Decided::Forfeit:
        return filled(Desk::tr("%1 forfeits"), team);
    case facts::Decided::Defaulted:
        return filled(Desk::tr("%1 defaults"), team);
    case facts::Decided::Withdrawn:
        return filled(Desk::tr("%1 withdraws"), team);
    case facts::Decided::Disqualified:
        return filled(Desk::tr("%1 is disqualified"), team);
    case facts::Decided::Ruling:
        break;
    }
    return filled(Desk::tr("%1 loses by ruling"), team);
}

std::string absencesText(const std::string& team, int matches, int fee)
{
    const std::string counted = matchesCounted(matches);
    return fee > 0 ? filled(Desk::tr("%1: %2, fee due %3"), team, counted, fee)
                   : filled(Desk::tr("%1: %2"), team, counted);
}

std::string howDecided(const tournament::Tournament& tournament, const Match& match)
{
    const Outcome outcome = match.outcome.value_or(Outcome::Played);
    if (match.state != State::Final || outcome == Outcome::Played || outcome == Outcome::Bye ||
        outcome == Outcome::Vacated)
        return {};
    const auto* decided = tournament::latest<facts::Outcome>(
        tournament::recordOf(tournament, match.id), [&](const facts::Outcome& each) {
            return tournament::isOf(each.sitting, match) && each.outcome == match.decided;
        });
    const std::string how = match.decided ? outcomeWord(match) : endingWord(facts::Decided::Withdrawn);
    const std::string why = decided ? whyDecided(tournament, *decided) : std::string();
    return why.empty() ? how : how + ": " + why; // empty in a preview without a reason
}

std::string howItEnded(const Match& match, int game)
{
    if (game < 1 || game > static_cast<int>(match.games.size()))
        return {};
    const scoring::Start start = tournament::startOf(match, game);
    return howItEnded(match.rules->rules.end, match.games[static_cast<std::size_t>(game) - 1].ledger,
                      {start.sides.a.sets, start.sides.b.sets});
}

std::string howItEnded(const Match& match)
{
    const auto& by = tournament::result(match).by;
    if (by == scoring::By::Games || by == scoring::By::Total || by == scoring::By::Decided)
        return howItEnded(match.rules->rules.end, *by);
    return by ? howItEnded(match, static_cast<int>(match.games.size())) : std::string();
}

std::string tieText(int points)
{
    return filled(Desk::tr("Tied at %1. The match ends in a tie."), points);
}

std::string wouldWinText(const std::string& team, const std::string& score, bool inTotal)
{
    return filled(inTotal ? Desk::tr("%1 would win the match %2 in total, but a challenge is still open")
                          : Desk::tr("%1 would win %2, but a challenge is still open"),
                  team, score);
}

std::string heldTieText(int points)
{
    return filled(Desk::tr("tied at %1, but a challenge is still open"), points);
}

std::string blindNilTooEarlyText(const Match& match, int game, int place, scoring::Side side, int behind,
                                 int least)
{
    const std::string hand = handAt(match, game, place);
    const std::string who = letterOf(side).toStdString();
    return behind > 0
               ? filled(Desk::tr("%1: %2 trailed by only %3 when it bid blind nil (%4 needed)"), hand, who,
                        behind, least)
               : filled(Desk::tr("%1: %2 wasn’t behind when it bid blind nil (%3 needed)"), hand, who, least);
}

std::string standsFor(const Match& match, scoring::Side side)
{
    const std::string score = scoreFrom(tournament::result(match).score, side);
    if (match.state != tournament::State::Final)
        return match.games.empty() ? filled(Desk::tr("to be played"))
                                   : filled(Desk::tr("in play, %1"), score);
    const bool hasWon = match.winner == side;
    if (match.outcome != tournament::Outcome::Played)
        return filled(hasWon ? Desk::tr("won without play") : Desk::tr("lost without play"));
    return filled(hasWon                      ? Desk::tr("won, %1")
                  : tournament::isTied(match) ? Desk::tr("tied, %1")
                                              : Desk::tr("lost, %1"),
                  score);
}

std::string signAgainText(const Match& match)
{
    if (!tournament::mustSignAgain(match))
        return {};
    return filled(Desk::tr("both captains must sign again. They signed %1 to %2"), match.agreed->score.a,
                  match.agreed->score.b);
}

std::vector<std::string> openTexts(const tournament::Tournament& tournament, const Match& match)
{
    std::vector<std::string> open;
    const auto& score = tournament::result(match).score;
    if (match.flags.disputed)
        open.push_back(
            filled(Desk::tr("disputed, because the bracket now has other teams here. Decide who plays it")));
    if (const std::string waits = waitsInWords(tournament, match); !waits.empty())
        open.push_back(waits);
    if (match.flags.pending)
        open.push_back(filled(Desk::tr("a challenge is open")));
    if (match.state == State::Ended)
        open.push_back(filled(Desk::tr("finished %1 to %2, not signed yet"), score.a, score.b));
    else if (match.state == State::Final && tournament::mustSignAgain(match))
        open.push_back(signAgainText(match));
    else if (match.state < State::Ended && match.agreed && !match.flags.pending)
        open.push_back(filled(Desk::tr("reopened after both captains signed. Play continues")));
    return open;
}

} // namespace wording
