#include "matchwords.h"

#include "names.h"

#include "night/convert.h"
#include "night/ranking.h"
#include "night/room.h"
#include "night/verdict.h"
#include "night/waitsfor.h"
#include "rules/words.h"

namespace desk {

namespace {

using night::Match;
using night::Outcome;
using night::State;

/// With a true minus.
std::string number(int value)
{
    return value < 0 ? "−" + std::to_string(-value) : std::to_string(value);
}

/// `350 : 230`, the row's side first; `506 : −150`.
std::string scoreText(const Match& match, night::Side side)
{
    const auto& score = night::result(match).score;
    return number(score[side]) + " : " + number(score[scoring::other(side)]);
}

std::string tableText(const night::Night& night, const Match& match)
{
    const auto table = night::tableOf(night, match);
    return table ? "table " + std::to_string(*table) : titleOf(match);
}

/// `settle the protest of Low Club first`
std::string protestToSettle(const night::Night& night, const Match& match)
{
    std::vector<std::string> teams;
    for (const night::Protested& each : match.protests)
        if (each.isOpen() && each.protest.holds)
            teams.push_back(teamName(night, match.teams[night::scored(each.protest.side)]));
    return (teams.size() == 1 ? "settle the protest of " : "settle the protests of ") +
           rules::listed(teams, "and") + " first";
}

std::string handText(const Match& match)
{
    const int game = night::currentGame(match);
    if (match.series.games > 1)
        return "game " + std::to_string(game);
    return "hand " + std::to_string(night::sheetOf(match, game).ledger.hands.size() + 1);
}

CellWords finalWords(const Match& match, night::Side side)
{
    if (match.outcome == Outcome::Played)
        return {scoreText(match, side), {}};
    const std::string why = match.winner == side ? lossWord(match) : lossWord(match, side);
    if (match.outcome == Outcome::DoubleForfeit)
        return {why, "both"};
    if (match.winner == side)
        return {"won", why};
    return match.outcome == Outcome::Ruling ? CellWords{"lost", why} : CellWords{why, {}};
}

CellWords plainWords(const night::Night& night, const Match& match, night::Side side)
{
    switch (match.state) {
    case State::Waiting:
    case State::Ready:
        return {titleOf(match), {}};
    case State::Called:
        return {tableText(night, match), "called"};
    case State::Playing:
        return {tableText(night, match), handText(match)};
    case State::Ended:
        return {scoreText(match, side), "to sign"};
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

std::string lossWord(const Match& match, night::Side side)
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

std::string stateWords(const night::Night& night, const Match& match)
{
    if (night::isSpared(match))
        return {};
    if (std::string waits = waitWords(night, match); !waits.empty())
        return waits;
    const auto at = night::tableOf(night, match);
    const std::string table = at ? "table " + std::to_string(*at) : std::string();
    switch (match.state) {
    case State::Waiting:
        return {};
    case State::Ready:
        return "ready";
    case State::Called:
        return at ? table : "called";
    case State::Playing:
        return table + (at ? " · hand " : "hand ") + std::to_string(night::handsOn(match) + 1);
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

std::string wonText(const night::Night& night, const Match& match)
{
    const night::Verdict verdict = night::verdictOf(night, match);
    if (!verdict.isOver)
        return {};
    const bool isKept = verdict.winner && verdict.kept[*verdict.winner];
    const bool mayAdvance =
        night::goesOnFrom(night, match) && verdict.heldBy == night::HeldBy::Nothing && !isKept;
    if (!verdict.winner)
        return mayAdvance ? "Nobody advances" : "Nobody wins";
    const std::string winner = teamName(night, match.teams[*verdict.winner]);
    const bool wasPlayed = match.outcome.value_or(Outcome::Played) == Outcome::Played;
    if (!wasPlayed) // what was scored did not decide it
        return winner + (mayAdvance ? " advances" : " wins");
    const auto& score = night::result(match).score;
    return winner + " wins, " + number(score[*verdict.winner]) + " to " +
           number(score[scoring::other(*verdict.winner)]);
}

std::string heldText(const night::Night& night, const Match& match)
{
    switch (night::verdictOf(night, match).heldBy) {
    case night::HeldBy::Nothing:
        break;
    case night::HeldBy::Signatures:
        return "it is not signed yet";
    case night::HeldBy::Dispute:
        return "it is disputed: decide who plays it before anyone advances";
    case night::HeldBy::Seats:
        return "on hold: who plays in it depends on " + night::waitsFor(night, match);
    case night::HeldBy::Protest:
        return "on hold: " + protestToSettle(night, match);
    }
    return {};
}

std::string howDecided(const night::Night& night, const Match& match)
{
    const Outcome outcome = match.outcome.value_or(Outcome::Played);
    if (match.state != State::Final || outcome == Outcome::Played || outcome == Outcome::Bye ||
        outcome == Outcome::Vacated)
        return {};
    const auto* decided =
        night::latest<facts::Outcome>(night::recordOf(night, match.id), [&](const facts::Outcome& each) {
            return each.sitting.match == match.id && each.sitting.attempt == match.attempt &&
                   each.outcome == match.decided;
        });
    const std::string word = match.decided ? std::string(facts::word(*match.decided)) : "withdrawn";
    return (outcome == Outcome::DoubleForfeit ? "double " : "") + word +
           (decided ? ": " + decided->reason : "");
}

std::string secondFinal(const Match& match)
{
    if (night::isSpared(match))
        return "second final, not necessary";
    const bool isKnown = !match.teams.a.empty() && !match.teams.b.empty();
    return isKnown ? "second final" : "second final, if necessary";
}

std::string waitWords(const night::Night& night, const Match& match)
{
    if (!warningWord(match).empty())
        return {};
    if (night::lacksTable(night, match))
        return "waits for a table";
    const std::string what = night::waitsFor(night, match);
    if (what.empty())
        return {};
    const auto table = night::isAtTable(match) ? night::tableOf(night, match) : std::nullopt;
    return (table ? "table " + std::to_string(*table) + " · " : "") + "waits for " + what;
}

CellWords cellWords(const night::Night& night, const Match& match, night::Side side)
{
    CellWords words = plainWords(night, match, side);
    if (match.state == State::Final && match.ended && !night::meetingOf(night, match))
        words.second = "not counted"; // of a team that withdrew, where the night expunges those
    const std::string warning = warningWord(match);
    words.warns = !warning.empty();
    if (words.warns)
        words.second = warning;
    return words;
}

} // namespace desk
