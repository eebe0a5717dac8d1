#include "calltime.h"

#include "clock.h"
#include "entry.h"
#include "notdrawn.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/record/ruleswords.h"
#include "wording/sentence.h"
#include "wording/tournament/clockwords.h"
#include "wording/tr.h"

namespace desk {

using wording::filled;

namespace {

using message::Message;
using scoring::OnExpiry;
using scoring::State;

/// Why time isn't called in a match at a table; nothing if no one would expect a call.
std::optional<Message> leftOut(const Tournament& tournament, const Match& match)
{
    if (!match.call || match.state >= tournament::State::Ended || tournament::isTimeCalled(tournament, match))
        return std::nullopt;
    const std::vector<message::Argument> which{of(match)};
    return match.flags.disputed                        ? Message{"time-call-in-disputed-match", which}
           : !match.rules->rules.time.onExpiry         ? Message{"time-call-without-limit", which}
           : tournament::lacksTable(tournament, match) ? Message{"time-call-without-table", which}
                                                       : Message{"time-call-before-play", which};
}

/// Calls time wherever it is possible; `why` gets the reasons for the other matches at a table.
Answer<void> callAll(Draft& draft, std::vector<Mistake>& why)
{
    const Tournament before = draft.tournament();
    why.clear();
    std::vector<Mistake> objections;
    for (const Match* match : tournament::inOrder(before))
        if (!mayCallTime(before, *match)) {
            if (auto reason = leftOut(before, *match))
                why.emplace_back(*std::move(reason));
        } else if (auto written = write(draft, *match, scoring::TimeCall{}); !written) {
            objections.insert(objections.end(), written.error().mistakes.begin(),
                              written.error().mistakes.end());
        }
    why.insert(why.end(), objections.begin(), objections.end());
    if (!draft.entries().empty())
        return {};
    return objections.empty() ? refused(Message{"time-call-nowhere"}) : refused(objections);
}

/// The game after the time call.
std::string cameTo(const Tournament& tournament, const Match& match, int game)
{
    if (tournament::openHand(match))
        return wording::whenTimeIsUp(match.rules->rules.time);
    if (match.ledger.result.winner) {
        const scoring::Side winner = *match.ledger.result.winner;
        const std::string& team = teamName(tournament, match.teams[winner]);
        const std::string points = wording::scoreFrom(tournament::result(match).score, winner);
        return match.flags.pending ? wording::wouldWinText(team, points)
                                   : filled(wording::Desk::tr("%1 won, %2"), team, points);
    }
    if (tournament::isTied(match))
        return filled(wording::Desk::tr("tied at %1"), tournament::result(match).score.a);
    if (match.ledger.result.state == State::Won) // a tie that isn't final
        return wording::heldTieText(tournament::result(match).score.a);
    const scoring::Result result = tournament::sheetOf(match, game).ledger.result;
    if (result.state == State::Won && result.winner)
        return filled(wording::Desk::tr("%1 won game %2, %3"),
                      teamName(tournament, match.teams[*result.winner]), game,
                      wording::scoreFrom(result.score, *result.winner));
    return filled(result.state == State::ExtraHand ? wording::Desk::tr("tied, one more hand")
                                                   : wording::Desk::tr("play continues"));
}

} // namespace

Answer<Recorded> callTime(Desk& desk, const std::string& by, const std::optional<std::string>& match)
{
    if (match)
        return recordAbout(desk, by, *match, [](Draft& draft, const Match& found) {
            return write(draft, found, scoring::TimeCall{});
        });
    std::vector<Mistake> others;
    auto recorded = desk.record(by, [&](Draft& draft) { return callAll(draft, others); });
    for (const Mistake& why : others)
        if (recorded)
            recorded->warning =
                recorded->warning.empty()
                    ? filled(wording::Desk::tr("time wasn’t called: %1"), wording::onScreen(why))
                    : filled(wording::Desk::tr("%1; %2"), recorded->warning, wording::onScreen(why));
    return recorded;
}

std::string timeCallEffect(const Tournament& tournament, const Match& match, OnExpiry choice)
{
    if (choice == OnExpiry::FinishGame)
        return filled(wording::Desk::tr("This game has no time limit now, and no other game begins."));
    const bool isOpen = tournament::openHand(match) != nullptr;
    if (choice == OnExpiry::FinishHand && tournament::hasHandToFinish(match)) {
        const QString more = isOpen ? wording::Desk::tr("Play one more hand after this one.")
                                    : wording::Desk::tr("Play one more hand.");
        return (match.rules->rules.time.oneMoreHand ? filled(more) + ' ' : std::string()) +
               filled(match.rules->rules.end.tie == scoring::Tie::Stands
                          ? wording::Desk::tr("The higher score wins; equal scores are a tie.")
                          : wording::Desk::tr("The higher score wins; if tied, one more hand decides."));
    }
    const scoring::GameState before = tournament::sheetOf(match, tournament::currentGame(match)).now;
    const scoring::GameState after =
        scoring::callTime(match.rules->rules, before, scoring::TimeCall{choice, {}});
    const bool byTotal = after.ofTotal && after.lastOfMatch;
    scoring::PerSide<int> points = after.result.score;
    for (const scoring::Side side : scoring::bothSides)
        points[side] += byTotal ? after.carried[side] : 0;
    const scoring::Side first = points.a >= points.b ? scoring::Side::A : scoring::Side::B;
    const std::string hand = isOpen ? filled(wording::Desk::tr("This hand doesn’t count.")) + ' ' : "";
    if (after.result.state == State::Won && points.a == points.b)
        return hand + (match.flags.pending ? wording::sentence(wording::heldTieText(points.a)) + '.'
                                           : wording::tieText(points.a));
    if (after.result.state == State::Won && match.flags.pending)
        return hand +
               wording::sentence(wording::wouldWinText(teamName(tournament, match.teams[first]),
                                                       wording::scoreFrom(points, first), byTotal)) +
               '.';
    if (after.result.state == State::Won)
        return hand + filled(byTotal ? wording::Desk::tr("%1 leads %2 in total and wins the match.")
                                     : wording::Desk::tr("%1 leads %2 and wins the game."),
                             teamName(tournament, match.teams[first]), wording::scoreFrom(points, first));
    if (after.result.state == State::ExtraHand)
        return hand + filled(byTotal ? wording::Desk::tr("Tied at %1 in total. Play one more hand.")
                                     : wording::Desk::tr("Tied at %1. Play one more hand."),
                             points.a);
    return hand + filled(wording::Desk::tr("It is too early to end the game. Play continues."));
}

std::string earlyText(const Tournament& tournament, const Match& match, const tournament::Timestamp& now)
{
    const auto reading = tournament::readingOf(tournament, match, now);
    return reading ? wording::earlyText(*reading) : std::string();
}

std::string calledTimeText(const Tournament& tournament, const Recorded& recorded)
{
    std::string text;
    for (const facts::Entry& entry : recorded.entries)
        if (const auto* call = std::get_if<facts::TimeCall>(&entry.fact)) {
            const Match& match = *tournament::match(tournament, call->spot.sitting.match);
            text += (text.empty() ? "" : "\n") + filled(wording::Desk::tr("%1: time was called; %2"),
                                                        wording::titleOf(match),
                                                        cameTo(tournament, match, call->spot.game));
        }
    return text;
}

} // namespace desk
