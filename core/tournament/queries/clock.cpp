#include "clock.h"

#include "tournament/model/record.h"

#include <algorithm>

namespace tournament {

namespace {

Timestamp timestampOf(const facts::Entry& entry, const facts::Clock& fact)
{
    return {entry.stamp.at, fact.boot.value_or(""), fact.bootMs.value_or(0)};
}

/// The clock runs, or stops, from then on.
void turn(Clock& clock, Clock::State state, const Timestamp& at, std::string reason = {})
{
    clock.counted = elapsed(clock, at);
    clock.state = state;
    clock.since = at;
    clock.reason = std::move(reason);
    clock.isFinished = false;
}

// A correction can leave a clock fact that doesn't fit the clock's state. It changes nothing.
void take(Clock& clock, const facts::Clock& fact, const Timestamp& at)
{
    using Action = facts::ClockAction;
    using State = Clock::State;
    if (fact.what == Action::Adjust) {
        clock.added += fact.seconds.value_or(0) * 1'000LL;
        return;
    }
    if (!mayBe(fact.what, clock))
        return;
    if (fact.what == Action::Reason) {
        clock.lacksReason = false;
        if (clock.state == State::Paused && !clock.isFinished)
            clock.reason = fact.reason.value_or("");
        return;
    }
    if (fact.what == Action::Pause)
        clock.lacksReason = !fact.reason;
    const bool pauses = fact.what == Action::Pause;
    turn(clock, pauses ? State::Paused : State::Running, at, pauses ? fact.reason.value_or("") : "");
}

/// Whether the fact finished the match, even if it was undone since.
bool finishes(const facts::Fact& fact, const Match& match)
{
    const facts::Sitting* sitting = facts::sittingOf(fact);
    return sitting && isOf(*sitting, match) && facts::traitsOf(fact).undo == facts::Undo::Result;
}

/// Whether the fact undoes the other one.
bool undoes(const Filed& filed, const Filed* other)
{
    const auto* retract = std::get_if<facts::Retract>(&filed.entry->fact);
    return retract && filed.holds && other && !other->holds && retract->target == other->entry->stamp.op;
}

/// Whether the fact called time in the game in play. Time stays called in a deleted hand or a void deal, as
/// on the sheet.
bool callsTime(const facts::Fact& fact, const Match& match)
{
    const auto* call = std::get_if<facts::TimeCall>(&fact);
    return call && isOf(call->spot.sitting, match) && call->spot.game == currentGame(match);
}

/// When this attempt was first called.
Timestamp calledAt(const Match& match, const Record& record)
{
    Timestamp moment;
    forEach<facts::Call>(record, [&](const facts::Entry& entry, const facts::Call& call) {
        if (moment.utc.empty() && isOf(call.sitting, match))
            moment.utc = entry.stamp.at;
    });
    return moment;
}

void readLimit(Reading& reading, int limitMin, const Timestamp& now)
{
    reading.limitMin = limitMin;
    reading.whole = limitMin * 60'000LL + reading.clock.added;
    reading.left = left(reading.clock, limitMin, now);
}

// The time of day runs on while a clock is paused or has not started.
void readTimeOfDay(Reading& reading, const std::string& endsAt, const Timestamp& called, const Timestamp& now)
{
    const long long until = millisUntil(endsAt, now);
    if (reading.limitMin && reading.left <= until)
        return;
    reading.endsAt = endsAt;
    reading.left = until;
    reading.whole = until + millisBetween({called.utc, {}, 0}, {now.utc, {}, 0});
}

bool runs(const Reading& reading)
{
    return reading.clock.state == Clock::State::Running || !reading.endsAt.empty();
}

} // namespace

bool hasClock(const Match& match)
{
    return match.rules->rules.time.limitMin.has_value();
}

bool mayBe(facts::ClockAction what, Clock::State state)
{
    using Action = facts::ClockAction;
    switch (what) {
    case Action::Start:
        return state == Clock::State::NotStarted;
    case Action::Pause:
        return state == Clock::State::Running;
    case Action::Resume:
        return state == Clock::State::Paused;
    case Action::Reason:
    case Action::Adjust:
        break;
    }
    return state == Clock::State::Running || state == Clock::State::Paused;
}

bool mayBe(facts::ClockAction what, const Clock& clock)
{
    if (what == facts::ClockAction::Reason)
        return clock.lacksReason;
    return (what == facts::ClockAction::Pause && clock.isFinished) || mayBe(what, clock.state);
}

Clock clockOf(const Tournament& tournament, const Match& match)
{
    const Record& written = recordOf(tournament, match.id);
    const bool wasMoved = hasMoves(written);
    const Record moved = wasMoved ? asMoved(written) : Record();
    Clock clock;
    clock.game = match.rules->rules.time.scope == scoring::TimeScope::Match ? 1 : currentGame(match);
    const Filed* finish = nullptr; // the fact that stopped it
    for (const Filed& filed : wasMoved ? moved : written) {
        const facts::Entry& entry = *filed.entry;
        const auto* deed = std::get_if<facts::Clock>(&entry.fact);
        if (deed && filed.holds && isOf(deed->sitting, match) && deed->game == clock.game) {
            take(clock, *deed, timestampOf(entry, *deed));
        } else if (filed.holds && clock.state != Clock::State::Called && callsTime(entry.fact, match)) {
            turn(clock, Clock::State::Called, {entry.stamp.at, {}, 0});
        } else if (clock.state == Clock::State::Running && finishes(entry.fact, match)) {
            turn(clock, Clock::State::Paused, {entry.stamp.at, {}, 0});
            clock.isFinished = true;
            finish = &filed;
        } else if (undoes(filed, finish) && clock.isFinished) {
            turn(clock, Clock::State::Running, {entry.stamp.at, {}, 0});
        }
    }
    return clock;
}

long long elapsed(const Clock& clock, const Timestamp& now)
{
    const bool runs = clock.state == Clock::State::Running;
    return clock.counted + (runs ? millisBetween(clock.since, now) : 0);
}

long long left(const Clock& clock, int limitMin, const Timestamp& now)
{
    return limitMin * 60'000LL + clock.added - elapsed(clock, now);
}

bool isTimeCalled(const Tournament& tournament, const Match& match)
{
    return clockOf(tournament, match).state == Clock::State::Called;
}

long long millisUntil(const std::string& timeOfDay, const Timestamp& now)
{
    constexpr long long day = 86'400'000;
    const long long here = millisOf(now.utc) + now.aheadMin * 60'000LL;
    const long long end = millisOf("1970-01-01T" + timeOfDay);
    const long long until = ((end - here) % day + day) % day;
    constexpr long long stillToday = 6 * 3'600'000LL;
    return until <= day - stillToday ? until : until - day;
}

std::optional<Reading> readingOf(const Tournament& tournament, const Match& match, const Timestamp& now)
{
    const scoring::Time& time = match.rules->rules.time;
    if (!match.call || match.state >= State::Ended || (!time.limitMin && time.wallClockEnd.empty()))
        return std::nullopt;
    Reading reading;
    reading.clock = clockOf(tournament, match);
    reading.called = reading.clock.state == Clock::State::Called;
    const Timestamp at = reading.called ? Timestamp{reading.clock.since.utc, {}, 0, now.aheadMin} : now;
    if (time.limitMin)
        readLimit(reading, *time.limitMin, at);
    if (!time.wallClockEnd.empty())
        readTimeOfDay(reading, time.wallClockEnd, calledAt(match, recordOf(tournament, match.id)), at);
    return reading;
}

bool isUp(const Reading& reading)
{
    return runs(reading) && reading.left <= 0 && !reading.called;
}

bool isAlmostUp(const Reading& reading)
{
    return runs(reading) && reading.left > 0 && reading.left <= warnsAt && !reading.called;
}

double shareOver(const Reading& reading)
{
    if (reading.whole <= 0)
        return 1;
    const double over = 1 - static_cast<double>(reading.left) / static_cast<double>(reading.whole);
    return std::clamp(over, 0.0, 1.0);
}

std::string timeText(long long millis)
{
    const long long seconds = std::max(0LL, (millis + 999) / 1'000);
    const auto two = [](long long number) { return (number < 10 ? ":0" : ":") + std::to_string(number); };
    const long long minutes = seconds / 60;
    const std::string all =
        minutes < 60 ? std::to_string(minutes) : std::to_string(minutes / 60) + two(minutes % 60);
    return all + two(seconds % 60);
}

} // namespace tournament
