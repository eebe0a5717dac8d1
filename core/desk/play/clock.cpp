#include "clock.h"

#include "entry.h"
#include "notdrawn.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "tournament/queries/absence.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/clockwords.h"
#include "wording/tr.h"

namespace desk {

using message::Message;
using wording::filled;

namespace {

bool isInPlay(const Match& match)
{
    return match.call && match.state < tournament::State::Ended && !match.flags.disputed;
}

/// Whether the game in play has begun, or the match where that has the limit: here, on paper, or by its
/// clock.
bool hasBegun(const Tournament& tournament, const Match& match)
{
    const bool ofMatch = match.rules->rules.time.scope == scoring::TimeScope::Match;
    const int begun = static_cast<int>(match.games.size());
    return begun >= (ofMatch ? 1 : tournament::currentGame(match)) ||
           tournament::clockOf(tournament, match).state != tournament::Clock::State::NotStarted;
}

facts::Clock factFor(const Draft& draft, const Match& match, const ClockOptions& options)
{
    const tournament::Clock now = tournament::clockOf(draft.tournament(), match);
    facts::Clock fact{{match.id, match.attempt},
                      now.game,
                      options.what,
                      options.seconds,
                      {},
                      {},
                      options.reason,
                      options.cause};
    if (!draft.boot().id.empty()) {
        fact.boot = draft.boot().id;
        fact.bootMs = draft.boot().ms;
    }
    return fact;
}

Answer<void> addForAll(Draft& draft, const ClockOptions& options)
{
    const Tournament before = draft.tournament();
    std::vector<Mistake> why;
    for (const Match* match : tournament::inOrder(before)) {
        if (!match->call || match->state >= tournament::State::Ended ||
            tournament::lacksTable(before, *match))
            continue;
        const facts::Fact fact = factFor(draft, *match, options);
        if (auto against = objections(draft.tournament(), fact); !against.empty())
            why.insert(why.end(), against.begin(), against.end());
        else if (auto added = draft.add(fact); !added)
            return added;
    }
    if (!draft.entries().empty())
        return {};
    return why.empty() ? refused(Message{"clock-no-match-at-table"}) : refused(std::move(why));
}

} // namespace

Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options)
{
    if (!match)
        return desk.record(by, [&](Draft& draft) { return addForAll(draft, options); });
    return recordAbout(desk, by, *match, [&](Draft& draft, const Match& found) {
        return draft.add(factFor(draft, found, options));
    });
}

Answer<void> startWithCall(Draft& draft, const std::string& match)
{
    const Match& called = *tournament::match(draft.tournament(), match);
    if (!tournament::hasClock(called))
        return {};
    const tournament::Clock clock = tournament::clockOf(draft.tournament(), called);
    if (clock.state != tournament::Clock::State::NotStarted && !clock.isFinished)
        return {};
    const auto deed = clock.isFinished ? facts::ClockDeed::Resume : facts::ClockDeed::Start;
    return draft.addBehind(factFor(draft, called, {deed, {}, {}}));
}

Answer<void> startWithHand(Draft& draft, const std::string& match, int game)
{
    const Match& played = *tournament::match(draft.tournament(), match);
    const bool starts =
        tournament::hasClock(played) && isInPlay(played) && tournament::currentGame(played) == game &&
        tournament::clockOf(draft.tournament(), played).state == tournament::Clock::State::NotStarted;
    return starts ? draft.add(factFor(draft, played, {})) : Answer<void>();
}

Answer<void> moveClock(Draft& draft, const Tournament& before, const std::string& from, const std::string& to)
{
    using State = tournament::Clock::State;
    const Match& source = *tournament::match(before, from);
    const Match& target = *tournament::match(draft.tournament(), to);
    if (!tournament::hasClock(source) || !tournament::hasClock(target) || !isInPlay(target))
        return {};
    const tournament::Clock was = tournament::clockOf(before, source);
    if (was.state == State::NotStarted ||
        tournament::clockOf(draft.tournament(), target).state != State::NotStarted)
        return {};
    const tournament::Timestamp now{draft.entries().back().stamp.at, draft.boot().id, draft.boot().ms};
    const auto seconds = static_cast<int>((was.added - tournament::elapsed(was, now)) / 1'000);
    std::vector<ClockOptions> deeds{{facts::ClockDeed::Start, {}, {}}};
    if (seconds != 0)
        deeds.push_back({facts::ClockDeed::Adjust, seconds, {}, facts::ClockCause::Moved});
    if (was.state == State::Paused)
        deeds.push_back({facts::ClockDeed::Pause, {}, unlessEmpty(was.reason)});
    for (const ClockOptions& deed : deeds)
        if (auto added = draft.add(factFor(draft, *tournament::match(draft.tournament(), to), deed)); !added)
            return added;
    return {};
}

bool mayCallTime(const Tournament& tournament, const Match& match)
{
    if (!isInPlay(match) || !match.rules->rules.time.onExpiry || tournament::lacksTable(tournament, match))
        return false;
    return hasBegun(tournament, match) && !tournament::isTimeCalled(tournament, match);
}

RoomClocks roomClocks(const Tournament& tournament)
{
    using Deed = facts::ClockDeed;
    RoomClocks room;
    for (const Match* match : tournament::inOrder(tournament)) {
        room.callTime += mayCallTime(tournament, *match) ? 1 : 0;
        if (!isInPlay(*match) || !tournament::hasClock(*match) || tournament::lacksTable(tournament, *match))
            continue;
        const tournament::Clock::State state = tournament::clockOf(tournament, *match).state;
        room.start += tournament::mayBe(Deed::Start, state) ? 1 : 0;
        room.pause += tournament::mayBe(Deed::Pause, state) ? 1 : 0;
        room.resume += tournament::mayBe(Deed::Resume, state) ? 1 : 0;
    }
    return room;
}

std::string clockText(const Desk& desk, const std::optional<std::string>& match)
{
    std::string text;
    for (const Match* each : tournament::inOrder(desk.tournament())) {
        const auto reading = tournament::readingOf(desk.tournament(), *each, timestampOf(desk.environment()));
        if (reading && (!match || each->id == *match))
            text += (text.empty() ? "" : "\n") + wording::titleOf(*each) + ": " + wording::inWords(*reading);
    }
    return text;
}

Answer<void> takeOffClock(Draft& draft, const std::string& id,
                          const std::optional<tournament::Timestamp>& since)
{
    const tournament::AbsencePolicy& policy = draft.tournament().setting->absence;
    if (!since || !policy.grace || !policy.offClock || draft.entries().empty())
        return {};
    const Match& match = *tournament::match(draft.tournament(), id);
    const tournament::Timestamp called{draft.entries().back().stamp.at, draft.boot().id, draft.boot().ms};
    const std::string came = tournament::completeSince(draft.tournament(), match, draft.day());
    long long waited = std::min(tournament::millisBetween(*since, called), *policy.grace * 60LL * 1000);
    if (!came.empty()) // of whom no boot-time clock is on record: it was not after the call
        waited = std::min(waited, tournament::millisBetween({since->utc, {}, 0, 0}, {came, {}, 0, 0}));
    const auto seconds = static_cast<int>(waited / 1000);
    const facts::Fact fact =
        factFor(draft, match, {facts::ClockDeed::Adjust, -seconds, {}, facts::ClockCause::Late});
    const bool mayBe = seconds > 0 && objections(draft.tournament(), fact).empty();
    return mayBe ? draft.addBehind(fact) : Answer<void>();
}

namespace {

using scoring::OnExpiry;
using scoring::State;

std::string score(const scoring::PerSide<int>& points, scoring::Side first)
{
    return filled(wording::Desk::tr("%1 to %2"), points[first], points[scoring::other(first)]);
}

/// Why no time is called in a match that sits at a table; nothing where nobody would expect it.
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

/// Calls it wherever it can be; `why` tells of the other matches that are at a table.
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

/// Where time was called in that game.
std::string cameTo(const Tournament& tournament, const Match& match, int game)
{
    if (tournament::openHand(match))
        return wording::inWords(match.rules->rules.time.onExpiry.value_or(OnExpiry::FinishHand));
    if (match.ledger.result.winner) {
        const scoring::Side winner = *match.ledger.result.winner;
        return filled(wording::Desk::tr("%1 won, %2"), teamName(tournament, match.teams[winner]),
                      score(tournament::result(match).score, winner));
    }
    const scoring::Result result = tournament::sheetOf(match, game).ledger.result;
    if (result.state == State::Won && result.winner)
        return filled(wording::Desk::tr("%1 won game %2, %3"),
                      teamName(tournament, match.teams[*result.winner]), game,
                      score(result.score, *result.winner));
    return filled(result.state == State::ExtraHand ? wording::Desk::tr("level, one more hand decides")
                                                   : wording::Desk::tr("the game goes on"));
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
                    ? filled(wording::Desk::tr("time was not called: %1"), wording::onScreen(why))
                    : filled(wording::Desk::tr("%1; %2"), recorded->warning, wording::onScreen(why));
    return recorded;
}

std::string timeComesTo(const Tournament& tournament, const Match& match, OnExpiry choice)
{
    if (choice == OnExpiry::FinishGame)
        return filled(
            wording::Desk::tr("The game is finished as if there were no limit, and no other begins."));
    if (choice == OnExpiry::FinishHand && tournament::openHand(match))
        return filled(wording::Desk::tr(
            "This hand is finished; then the higher score wins. Level: one more hand decides."));
    const scoring::GameState before = tournament::sheetOf(match, tournament::currentGame(match)).now;
    const scoring::GameState after =
        scoring::callTime(match.rules->rules, before, scoring::TimeCall{choice, {}});
    const bool byTotal = after.ofTotal && after.lastOfMatch;
    scoring::PerSide<int> points = after.result.score;
    for (const scoring::Side side : scoring::bothSides)
        points[side] += byTotal ? after.carried[side] : 0;
    const scoring::Side first = points.a >= points.b ? scoring::Side::A : scoring::Side::B;
    const std::string hand =
        tournament::openHand(match) ? filled(wording::Desk::tr("This hand counts nothing.")) + ' ' : "";
    if (after.result.state == State::Won)
        return hand + filled(byTotal ? wording::Desk::tr("%1 leads %2 in all and wins the match.")
                                     : wording::Desk::tr("%1 leads %2 and wins the game."),
                             teamName(tournament, match.teams[first]), score(points, first));
    if (after.result.state == State::ExtraHand)
        return hand + filled(byTotal ? wording::Desk::tr("It is level at %1 in all: one more hand decides.")
                                     : wording::Desk::tr("It is level at %1: one more hand decides."),
                             points.a);
    return hand + filled(wording::Desk::tr("The game goes on: it is too early for it to end."));
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
