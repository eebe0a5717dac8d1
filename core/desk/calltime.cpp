#include "calltime.h"

#include "clock.h"
#include "door.h"
#include "names.h"
#include "onsheet.h"
#include "sheetwriter.h"

#include "night/clock.h"

namespace desk {

namespace {

using night::Match;
using night::Night;
using scoring::OnExpiry;
using scoring::State;

std::string score(const scoring::PerSide<int>& points, scoring::Side first)
{
    return std::to_string(points[first]) + " to " + std::to_string(points[scoring::other(first)]);
}

Answer<void> callAll(Draft& draft)
{
    const Night before = draft.night();
    for (const Match* match : night::inOrder(before))
        if (mayCallTime(before, *match))
            if (auto written = write(draft, *match, scoring::TimeCall{}); !written)
                return written;
    if (draft.entries().empty())
        return refused("time can be called in no match: none with a time limit is in play");
    return {};
}

std::string cameTo(const Night& night, const Match& match)
{
    const scoring::Result& result = night::sheetOf(match, night::currentGame(match)).ledger.result;
    if (night::openHand(match))
        return inWords(match.rules->rules.time.onExpiry.value_or(OnExpiry::FinishHand));
    if (match.ledger.result.winner) {
        const scoring::Side winner = *match.ledger.result.winner;
        return teamName(night, match.teams[winner]) + " won, " + score(night::result(match).score, winner);
    }
    return result.state == State::ExtraHand ? "level, one more hand decides" : "the game goes on";
}

} // namespace

Answer<Recorded> callTime(Desk& desk, const std::string& by, const std::optional<std::string>& match)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (!match)
            return callAll(draft);
        const Match* found = night::match(draft.night(), *match);
        if (!found)
            return refused(*match + " is not in the draw any more");
        return write(draft, *found, scoring::TimeCall{});
    });
}

std::string inWords(OnExpiry choice)
{
    switch (choice) {
    case OnExpiry::FinishHand:
        return "finish this hand";
    case OnExpiry::FinishGame:
        return "finish the game";
    case OnExpiry::StopNow:
        break;
    }
    return "stop now";
}

std::string timeComesTo(const Night& night, const Match& match, OnExpiry choice)
{
    if (choice == OnExpiry::FinishGame)
        return "The game is finished as if there were no limit, and no other begins.";
    if (choice == OnExpiry::FinishHand && night::openHand(match))
        return "This hand is finished; then the higher score wins. Level: one more hand decides.";
    const scoring::GameState before = night::sheetOf(match, night::currentGame(match)).now;
    const scoring::Result result =
        scoring::callTime(match.rules->rules, before, scoring::TimeCall{choice, {}}).result;
    const std::string hand = night::openHand(match) ? "This hand counts nothing. " : "";
    if (result.winner)
        return hand + teamName(night, match.teams[*result.winner]) + " leads " +
               score(result.score, *result.winner) + " and wins the game.";
    if (result.state == State::ExtraHand)
        return hand + "It is level at " + std::to_string(result.score.a) + ": one more hand decides.";
    return hand + "The game goes on: it is too early for it to end.";
}

std::string calledTimeText(const Night& night, const Recorded& recorded)
{
    std::string text;
    for (const facts::Entry& entry : recorded.entries)
        if (const auto* call = std::get_if<facts::TimeCall>(&entry.fact)) {
            const Match& match = *night::match(night, call->spot.sitting.match);
            text +=
                (text.empty() ? "" : "\n") + titleOf(match) + ": time was called; " + cameTo(night, match);
        }
    return text;
}

} // namespace desk
