#include "forecast.h"

#include "tournament/queries/clock.h"

namespace tournament {

namespace {

constexpr long long roundedTo = 5LL * 60'000;

std::string rounded(const std::string& utc, int aheadMin)
{
    return wallClock(utcOf((millisOf(utc) + roundedTo / 2) / roundedTo * roundedTo), aheadMin);
}

} // namespace

std::string paceText(const Pace& pace)
{
    return timeText(pace.handMs) + " a hand, " +
           (pace.hands > 0 ? "by the " + std::to_string(pace.hands) + " timed tonight"
                           : "as usual: too few have been timed yet");
}

std::string aboutText(const std::string& utc, int aheadMin)
{
    return "about " + rounded(utc, aheadMin);
}

std::string aboutText(const Until& until, int aheadMin)
{
    const std::string first = rounded(until.earliest, aheadMin);
    const std::string last = rounded(until.latest, aheadMin);
    const std::string text = aboutText(until.likely, aheadMin);
    return first == last ? text : text + " (" + first + " to " + last + ')';
}

} // namespace tournament
