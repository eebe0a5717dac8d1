#include "timestamp.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace tournament {

namespace {

constexpr long long dayMs = 86'400'000;

int part(const std::string& utc, std::size_t at, std::size_t length)
{
    int number = 0;
    if (utc.size() >= at + length)
        std::from_chars(utc.data() + at, utc.data() + at + length, number);
    return number;
}

} // namespace

long long millisBetween(const Timestamp& from, const Timestamp& to)
{
    const bool sameBoot = !from.boot.empty() && from.boot == to.boot;
    const long long passed = sameBoot ? to.bootMs - from.bootMs : millisOf(to.utc) - millisOf(from.utc);
    return std::max(0LL, passed);
}

long long millisOf(const std::string& utc)
{
    using namespace std::chrono;
    const sys_days day = year(part(utc, 0, 4)) / part(utc, 5, 2) / part(utc, 8, 2);
    const long long seconds = day.time_since_epoch().count() * 86'400LL + part(utc, 11, 2) * 3'600LL +
                              part(utc, 14, 2) * 60LL + part(utc, 17, 2);
    return seconds * 1'000 + part(utc, 20, 3);
}

std::string utcOf(long long millis)
{
    using namespace std::chrono;
    const sys_days day = floor<days>(sys_time<milliseconds>(milliseconds(millis)));
    const year_month_day date(day);
    const long long time = millis - day.time_since_epoch().count() * dayMs;
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(time / 3'600'000), static_cast<int>(time / 60'000 % 60),
                  static_cast<int>(time / 1'000 % 60), static_cast<int>(time % 1'000));
    return text;
}

std::string dayOf(const std::string& utc, int aheadMin)
{
    return utcOf(millisOf(utc) + aheadMin * 60'000LL).substr(0, 10);
}

std::string wallClock(const std::string& utc, int aheadMin)
{
    return utcOf(millisOf(utc) + aheadMin * 60'000LL).substr(11, 5);
}

} // namespace tournament
