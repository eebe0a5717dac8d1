#include "clock.h"

#include "notdrawn.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "tournament/queries/absence.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "wording/record/names.h"
#include "wording/tournament/clockwords.h"

namespace desk {

namespace {

bool isInPlay(const Match& match)
{
    return match.call && match.state < tournament::State::Ended && !match.flags.disputed;
}

/// Whether the game in play, or the match if the limit is for the match, has begun: with hands, from paper,
/// or by its clock.
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

/// Once time is called the clock can't change; only an earlier pause can still get its reason.
Objections againstNow(const Tournament& tournament, const Match& match, const facts::Clock& fact)
{
    Objections against = objections(tournament, fact);
    const tournament::Clock now = tournament::clockOf(tournament, match);
    if (against.empty() && now.state == tournament::Clock::State::Called &&
        !tournament::mayBe(fact.what, now))
        against.emplace_back(message::Message{"clock-time-called", {of(match)}});
    return against;
}

Answer<void> addForAll(Draft& draft, const ClockOptions& options)
{
    const Tournament before = draft.tournament();
    std::vector<Mistake> why;
    for (const Match* match : tournament::inOrder(before)) {
        if (!match->call || match->state >= tournament::State::Ended ||
            tournament::lacksTable(before, *match))
            continue;
        const facts::Clock fact = factFor(draft, *match, options);
        if (auto against = againstNow(draft.tournament(), *match, fact); !against.empty())
            why.insert(why.end(), against.begin(), against.end());
        else if (auto added = draft.add(fact); !added)
            return added;
    }
    if (!draft.entries().empty())
        return {};
    return why.empty() ? refused(message::Message{"clock-no-match-at-table"}) : refused(std::move(why));
}

} // namespace

Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options)
{
    if (!match)
        return desk.record(by, [&](Draft& draft) { return addForAll(draft, options); });
    return recordAbout(desk, by, *match, [&](Draft& draft, const Match& found) -> Answer<void> {
        const facts::Clock fact = factFor(draft, found, options);
        if (auto against = againstNow(draft.tournament(), found, fact); !against.empty())
            return refused(std::move(against));
        return draft.add(fact);
    });
}

facts::ClockAction nextClockAction(tournament::Clock::State state)
{
    using State = tournament::Clock::State;
    return state == State::NotStarted ? facts::ClockAction::Start
           : state == State::Running  ? facts::ClockAction::Pause
                                      : facts::ClockAction::Resume;
}

Answer<void> startWithCall(Draft& draft, const std::string& match)
{
    const Match& called = *tournament::match(draft.tournament(), match);
    if (!tournament::hasClock(called))
        return {};
    const tournament::Clock clock = tournament::clockOf(draft.tournament(), called);
    if (clock.state != tournament::Clock::State::NotStarted && !clock.isFinished)
        return {};
    const auto deed = clock.isFinished ? facts::ClockAction::Resume : facts::ClockAction::Start;
    return draft.addAfter(factFor(draft, called, {deed, {}, {}}));
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
    const tournament::Clock own = tournament::clockOf(draft.tournament(), target);
    const bool hasRun = own.state == State::Called ? own.counted > 0 : own.state != State::NotStarted;
    if (was.state == State::NotStarted || hasRun)
        return {};
    const tournament::Timestamp now{draft.entries().back().stamp.at, draft.boot().id, draft.boot().ms};
    const auto seconds = static_cast<int>((was.added - tournament::elapsed(was, now)) / 1'000);
    std::vector<ClockOptions> deeds;
    if (own.state == State::NotStarted) // a sheet that was moved here may have its time call
        deeds.push_back({facts::ClockAction::Start, {}, {}});
    if (seconds != 0)
        deeds.push_back({facts::ClockAction::Adjust, seconds, {}, facts::ClockCause::Moved});
    if (was.state == State::Paused)
        deeds.push_back({facts::ClockAction::Pause, {}, unlessEmpty(was.reason)});
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
    using Action = facts::ClockAction;
    RoomClocks room;
    for (const Match* match : tournament::inOrder(tournament)) {
        room.callTime += mayCallTime(tournament, *match) ? 1 : 0;
        if (!isInPlay(*match) || !tournament::hasClock(*match) || tournament::lacksTable(tournament, *match))
            continue;
        const tournament::Clock::State state = tournament::clockOf(tournament, *match).state;
        room.start += tournament::mayBe(Action::Start, state) ? 1 : 0;
        room.pause += tournament::mayBe(Action::Pause, state) ? 1 : 0;
        room.resume += tournament::mayBe(Action::Resume, state) ? 1 : 0;
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
    if (!came.empty()) // check-ins have no boot time, so compare by the wall clock
        waited = std::min(waited, tournament::millisBetween({since->utc, {}, 0, 0}, {came, {}, 0, 0}));
    const auto seconds = static_cast<int>(waited / 1000);
    const facts::Clock fact =
        factFor(draft, match, {facts::ClockAction::Adjust, -seconds, {}, facts::ClockCause::Late});
    const bool mayBe = seconds > 0 && againstNow(draft.tournament(), match, fact).empty();
    return mayBe ? draft.addAfter(fact) : Answer<void>();
}

} // namespace desk
