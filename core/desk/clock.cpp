#include "clock.h"

#include "door.h"
#include "names.h"

#include "night/clock.h"
#include "night/room.h"

namespace desk {

namespace {

bool isInPlay(const night::Match& match)
{
    return match.call && match.state < night::State::Ended && !match.flags.disputed;
}

night::Clock clockIn(const night::Night& night, const night::Match& match)
{
    return night::clockOf(match.rules->rules, match, night::recordOf(night, match.id));
}

/// Whether the game in play has begun, or the match where that has the limit: here, on paper, or by its
/// clock.
bool hasBegun(const night::Night& night, const night::Match& match)
{
    const bool ofMatch = match.rules->rules.time.scope == scoring::TimeScope::Match;
    const int begun = static_cast<int>(match.games.size());
    return begun >= (ofMatch ? 1 : night::currentGame(match)) ||
           clockIn(night, match).state != night::Clock::State::NotStarted;
}

facts::Clock factFor(const Draft& draft, const night::Match& match, const ClockOptions& options)
{
    const night::Clock now = clockIn(draft.night(), match);
    facts::Clock fact;
    fact.sitting = {match.id, match.attempt};
    fact.game = now.game;
    fact.what = options.what;
    fact.seconds = options.seconds;
    fact.reason = options.reason;
    if (!draft.boot().id.empty()) {
        fact.boot = draft.boot().id;
        fact.bootMs = draft.boot().ms;
    }
    return fact;
}

Answer<void> addForAll(Draft& draft, const ClockOptions& options)
{
    const night::Night before = draft.night();
    std::vector<std::string> why;
    for (const night::Match* match : night::inOrder(before)) {
        if (!match->call || match->state >= night::State::Ended || night::lacksTable(before, *match))
            continue;
        const facts::Fact fact = factFor(draft, *match, options);
        if (auto against = objections(draft.night(), fact); !against.empty())
            why.insert(why.end(), against.begin(), against.end());
        else if (auto added = draft.add(fact); !added)
            return added;
    }
    if (!draft.entries().empty())
        return {};
    return why.empty() ? refused("no match is at a table") : refused(std::move(why));
}

} // namespace

Answer<Recorded> clock(Desk& desk, const std::string& by, const std::optional<std::string>& match,
                       const ClockOptions& options)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (!match)
            return addForAll(draft, options);
        const night::Match* found = night::match(draft.night(), *match);
        if (!found)
            return refused(*match + " is not in the draw any more");
        return draft.add(facts::Fact(factFor(draft, *found, options)));
    });
}

Answer<void> startWithCall(Draft& draft, const std::string& match)
{
    const night::Match& called = *night::match(draft.night(), match);
    if (!night::hasClock(called))
        return {};
    const night::Clock clock = clockIn(draft.night(), called);
    if (clock.state != night::Clock::State::NotStarted && !clock.isFinished)
        return {};
    const auto deed = clock.isFinished ? facts::ClockDeed::Resume : facts::ClockDeed::Start;
    return draft.addBehind(facts::Fact(factFor(draft, called, {deed, {}, {}})));
}

Answer<void> takeOff(Draft& draft, const std::string& match, int seconds, const std::string& reason)
{
    const facts::Fact fact =
        factFor(draft, *night::match(draft.night(), match), {facts::ClockDeed::Adjust, -seconds, reason});
    const bool mayBe = seconds > 0 && objections(draft.night(), fact).empty();
    return mayBe ? draft.addBehind(fact) : Answer<void>();
}

Answer<void> startWithHand(Draft& draft, const std::string& match, int game)
{
    const night::Match& played = *night::match(draft.night(), match);
    const bool starts = night::hasClock(played) && isInPlay(played) && night::currentGame(played) == game &&
                        clockIn(draft.night(), played).state == night::Clock::State::NotStarted;
    return starts ? draft.add(facts::Fact(factFor(draft, played, {}))) : Answer<void>();
}

Answer<void> moveClock(Draft& draft, const night::Night& before, const std::string& from,
                       const std::string& to)
{
    using State = night::Clock::State;
    const night::Match& source = *night::match(before, from);
    const night::Match& target = *night::match(draft.night(), to);
    if (!night::hasClock(source) || !night::hasClock(target) || !isInPlay(target))
        return {};
    const night::Clock was = clockIn(before, source);
    if (was.state == State::NotStarted || clockIn(draft.night(), target).state != State::NotStarted)
        return {};
    const night::Moment now{draft.entries().back().stamp.at, draft.boot().id, draft.boot().ms};
    const auto seconds = static_cast<int>((was.added - night::elapsed(was, now)) / 1'000);
    std::vector<ClockOptions> deeds{{facts::ClockDeed::Start, {}, {}}};
    if (seconds != 0)
        deeds.push_back({facts::ClockDeed::Adjust, seconds, "as in " + titleOf(source)});
    if (was.state == State::Paused)
        deeds.push_back(
            {facts::ClockDeed::Pause, {}, was.reason.empty() ? std::nullopt : std::optional(was.reason)});
    for (const ClockOptions& deed : deeds)
        if (auto added = draft.add(facts::Fact(factFor(draft, *night::match(draft.night(), to), deed)));
            !added)
            return added;
    return {};
}

bool mayCallTime(const night::Night& night, const night::Match& match)
{
    if (!isInPlay(match) || !match.rules->rules.time.onExpiry || night::lacksTable(night, match))
        return false;
    return hasBegun(night, match) && !night::isTimeCalled(night, match);
}

RoomClocks roomClocks(const night::Night& night)
{
    using Deed = facts::ClockDeed;
    RoomClocks room;
    for (const night::Match* match : night::inOrder(night)) {
        room.callTime += mayCallTime(night, *match) ? 1 : 0;
        if (!isInPlay(*match) || !night::hasClock(*match) || night::lacksTable(night, *match))
            continue;
        const night::Clock::State state = clockIn(night, *match).state;
        room.start += night::mayBe(Deed::Start, state) ? 1 : 0;
        room.pause += night::mayBe(Deed::Pause, state) ? 1 : 0;
        room.resume += night::mayBe(Deed::Resume, state) ? 1 : 0;
    }
    return room;
}

std::string clockText(const Desk& desk, const std::optional<std::string>& match)
{
    std::string text;
    for (const night::Match* each : night::inOrder(desk.night())) {
        const auto reading = night::readingOf(desk.night(), *each, momentOf(desk.world()));
        if (reading && (!match || each->id == *match))
            text += (text.empty() ? "" : "\n") + titleOf(*each) + ": " + night::inWords(*reading);
    }
    return text;
}

} // namespace desk
