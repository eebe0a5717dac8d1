#include "matchwords.h"

#include "names.h"

#include "rules/words.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/queries/waitsfor.h"
#include "tournament/ranking/ranking.h"

namespace desk {

namespace {

using tournament::Match;
using tournament::Outcome;
using tournament::State;

/// With a true minus.
std::string number(int value)
{
    return value < 0 ? "−" + std::to_string(-value) : std::to_string(value);
}

/// `350 : 230`, the row's side first; `506 : −150`.
std::string scoreText(const Match& match, tournament::Side side)
{
    const auto& score = tournament::result(match).score;
    return number(score[side]) + " : " + number(score[scoring::other(side)]);
}

std::string tableText(const tournament::Tournament& tournament, const Match& match)
{
    const auto table = tournament::tableOf(tournament, match);
    return table ? "table " + std::to_string(*table) : titleOf(match);
}

/// `settle the protest of Low Club first`
std::string protestToSettle(const tournament::Tournament& tournament, const Match& match)
{
    std::vector<std::string> teams;
    for (const tournament::Protested& each : match.protests)
        if (each.isOpen() && each.protest.holds)
            teams.push_back(teamName(tournament, match.teams[each.protest.side]));
    return (teams.size() == 1 ? "settle the protest of " : "settle the protests of ") +
           rules::listed(teams, "and") + " first";
}

std::string handText(const Match& match)
{
    const int game = tournament::currentGame(match);
    if (match.series.games > 1)
        return "game " + std::to_string(game);
    return "hand " + std::to_string(tournament::sheetOf(match, game).ledger.hands.size() + 1);
}

CellWords finalWords(const Match& match, tournament::Side side)
{
    if (match.outcome == Outcome::Played)
        return {scoreText(match, side), {}, false, true};
    const std::string why = match.winner == side ? lossWord(match) : lossWord(match, side);
    if (match.outcome == Outcome::DoubleForfeit)
        return {why, "both"};
    if (match.winner == side)
        return {"won", why};
    return match.outcome == Outcome::Ruling ? CellWords{"lost", why} : CellWords{why, {}};
}

CellWords plainWords(const tournament::Tournament& tournament, const Match& match, tournament::Side side)
{
    switch (match.state) {
    case State::Waiting:
    case State::Ready:
        return {titleOf(match), {}};
    case State::Called:
        return {tableText(tournament, match), "called"};
    case State::Playing:
        return {tableText(tournament, match), handText(match)};
    case State::Ended:
        return {scoreText(match, side), "to sign", false, true};
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
    return (match.decided == facts::Decided::Ruling ? "by " : "") + std::string(facts::word(*match.decided));
}

std::string lossWord(const Match& match, tournament::Side side)
{
    return match.absent[side] ? std::string(facts::word(*match.absent[side])) : lossWord(match);
}

std::string outcomeWord(const Match& match)
{
    if (match.outcome == Outcome::Bye)
        return "bye";
    if (match.outcome == Outcome::Vacated)
        return "nobody plays it";
    if (!match.outcome || !match.decided)
        return {};
    if (match.outcome != Outcome::DoubleForfeit)
        return std::string(facts::word(*match.decided));
    return match.decided == facts::Decided::Withdrawn ? "both withdrawn"
                                                      : "double " + std::string(facts::word(*match.decided));
}

std::string stateWords(const tournament::Tournament& tournament, const Match& match)
{
    if (tournament::isSpared(match))
        return {};
    if (std::string waits = waitWords(tournament, match); !waits.empty())
        return waits;
    const auto at = tournament::tableOf(tournament, match);
    const std::string table = at ? "table " + std::to_string(*at) : std::string();
    switch (match.state) {
    case State::Waiting:
        return {};
    case State::Ready:
        return "ready";
    case State::Called:
        return at ? table : "called";
    case State::Playing:
        return table + (at ? " · hand " : "hand ") + std::to_string(tournament::handsOn(match) + 1);
    case State::Ended:
        return "to be signed";
    case State::Final:
        break;
    }
    return outcomeWord(match);
}

std::string warningWord(const Match& match)
{
    if (match.flags.disputed)
        return "disputed";
    if (match.flags.pending)
        return "challenge";
    return match.flags.protest ? "protest" : "";
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
        return mayAdvance ? "Nobody advances" : "Nobody wins";
    const std::string winner = teamName(tournament, match.teams[*verdict.winner]);
    const bool wasPlayed = match.outcome.value_or(Outcome::Played) == Outcome::Played;
    if (!wasPlayed) // what was scored did not decide it
        return winner + (mayAdvance ? " advances" : " wins");
    const auto& score = tournament::result(match).score;
    return winner + " wins, " + number(score[*verdict.winner]) + " to " +
           number(score[scoring::other(*verdict.winner)]);
}

std::string heldText(const tournament::Tournament& tournament, const Match& match)
{
    switch (tournament::verdictOf(tournament, match).heldBy) {
    case tournament::HeldBy::Nothing:
        break;
    case tournament::HeldBy::Signatures:
        return "it is not signed yet";
    case tournament::HeldBy::Dispute:
        return "it is disputed: decide who plays it before anyone advances";
    case tournament::HeldBy::Seats:
        return "on hold: who plays in it depends on " + tournament::waitsFor(tournament, match);
    case tournament::HeldBy::Protest:
        return "on hold: " + protestToSettle(tournament, match);
    }
    return {};
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
    const std::string word = match.decided ? std::string(facts::word(*match.decided)) : "withdrawn";
    return (outcome == Outcome::DoubleForfeit ? "double " : "") + word +
           (decided ? ": " + decided->reason : "");
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
        return "second final, if necessary";
    case SecondFinal::NotNecessary:
        return "second final, not necessary";
    case SecondFinal::Played:
        break;
    }
    return "second final";
}

std::string waitWords(const tournament::Tournament& tournament, const Match& match)
{
    if (!warningWord(match).empty())
        return {};
    if (tournament::lacksTable(tournament, match))
        return "waits for a table";
    const std::string what = tournament::waitsFor(tournament, match);
    if (what.empty())
        return {};
    const auto table = tournament::isAtTable(match) ? tournament::tableOf(tournament, match) : std::nullopt;
    return (table ? "table " + std::to_string(*table) + " · " : "") + "waits for " + what;
}

CellWords cellWords(const tournament::Tournament& tournament, const Match& match, tournament::Side side)
{
    CellWords words = plainWords(tournament, match, side);
    if (match.state == State::Final && match.ended && !tournament::meetingOf(tournament, match))
        words.second = "not counted"; // of a team that withdrew, where the tournament expunges those
    const std::string warning = warningWord(match);
    words.warns = !warning.empty();
    if (words.warns)
        words.second = warning;
    return words;
}

} // namespace desk
