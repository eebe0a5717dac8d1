#include "clock.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace night {

namespace {

int part(const std::string& utc, std::size_t at, std::size_t length)
{
    int number = 0;
    if (utc.size() >= at + length)
        std::from_chars(utc.data() + at, utc.data() + at + length, number);
    return number;
}

/// Since 1970.
long long millisOf(const std::string& utc)
{
    using namespace std::chrono;
    const sys_days day = year(part(utc, 0, 4)) / part(utc, 5, 2) / part(utc, 8, 2);
    const long long seconds = day.time_since_epoch().count() * 86'400LL + part(utc, 11, 2) * 3'600LL +
                              part(utc, 14, 2) * 60LL + part(utc, 17, 2);
    return seconds * 1'000 + part(utc, 20, 3);
}

Moment momentOf(const facts::Entry& entry, const facts::Clock& fact)
{
    return {entry.stamp.at, fact.boot.value_or(""), fact.bootMs.value_or(0)};
}

// What does not fit where the clock is, a correction can leave on record: it changes nothing.
void take(Clock& clock, const facts::Clock& fact, const Moment& at)
{
    using Deed = facts::ClockDeed;
    using State = Clock::State;
    if (fact.what == Deed::Adjust) {
        clock.added += fact.seconds.value_or(0) * 1'000LL;
        return;
    }
    const State needs = fact.what == Deed::Start   ? State::NotStarted
                        : fact.what == Deed::Pause ? State::Running
                                                   : State::Paused;
    if (clock.state != needs)
        return;
    clock.counted = elapsed(clock, at);
    clock.state = fact.what == Deed::Pause ? State::Paused : State::Running;
    clock.since = at;
    clock.reason = fact.what == Deed::Pause ? fact.reason.value_or("") : std::string();
}

// A struck hand or a void deal leaves it called, as the sheet does.
bool isCalled(const Match& match, const Record& record, int game)
{
    return latest<facts::TimeCall>(record, [&](const facts::TimeCall& call) {
        return call.spot.sitting == facts::Sitting{match.id, match.attempt} && call.spot.game == game;
    });
}

} // namespace

long long millisBetween(const Moment& from, const Moment& to)
{
    const bool sameBoot = !from.boot.empty() && from.boot == to.boot;
    const long long passed = sameBoot ? to.bootMs - from.bootMs : millisOf(to.utc) - millisOf(from.utc);
    return std::max(0LL, passed);
}

bool hasClock(const Match& match)
{
    return match.rules->rules.time.limitMin.has_value();
}

Clock clockOf(const scoring::RuleSet& rules, const Match& match, const Record& record)
{
    Clock clock;
    clock.game = rules.time.scope == scoring::TimeScope::Match ? 1 : currentGame(match);
    forEach<facts::Clock>(record, [&](const facts::Entry& entry, const facts::Clock& fact) {
        if (fact.sitting.match == match.id && fact.sitting.attempt == match.attempt &&
            fact.game == clock.game)
            take(clock, fact, momentOf(entry, fact));
    });
    return clock;
}

long long elapsed(const Clock& clock, const Moment& now)
{
    const bool runs = clock.state == Clock::State::Running;
    return clock.counted + (runs ? millisBetween(clock.since, now) : 0);
}

long long left(const Clock& clock, int limitMin, const Moment& now)
{
    return limitMin * 60'000LL + clock.added - elapsed(clock, now);
}

std::optional<Reading> readingOf(const Night& night, const Match& match, const Moment& now)
{
    if (!match.call || match.state >= State::Ended || !hasClock(match))
        return std::nullopt;
    const scoring::RuleSet& rules = match.rules->rules;
    const Record& record = recordOf(night, match.id);
    Reading reading;
    reading.clock = clockOf(rules, match, record);
    reading.limitMin = *rules.time.limitMin;
    reading.whole = reading.limitMin * 60'000LL + reading.clock.added;
    reading.left = left(reading.clock, reading.limitMin, now);
    reading.called = isCalled(match, record, currentGame(match));
    return reading;
}

bool isUp(const Reading& reading)
{
    return reading.clock.state == Clock::State::Running && reading.left <= 0 && !reading.called;
}

bool isAlmostUp(const Reading& reading)
{
    return reading.clock.state == Clock::State::Running && reading.left > 0 && reading.left <= warnsAt &&
           !reading.called;
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
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

std::string inWords(const Reading& reading)
{
    if (reading.called)
        return "time was called";
    if (reading.clock.state == Clock::State::NotStarted)
        return "not started";
    const std::string time = reading.left > 0 ? timeText(reading.left) + " left" : "time is up";
    return reading.clock.state == Clock::State::Paused ? time + ", paused (" + reading.clock.reason + ')'
                                                       : time;
}

} // namespace night
