#include "clockwords.h"

#include "wording/clock.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

using tournament::timeText;

namespace {

constexpr long long roundedTo = 5LL * 60'000;

std::string rounded(const std::string& utc, int aheadMin)
{
    const long long millis = tournament::millisOf(utc) + roundedTo / 2;
    return tournament::wallClock(tournament::utcOf(millis / roundedTo * roundedTo), aheadMin);
}

std::string timeLeft(const tournament::Reading& reading)
{
    if (reading.left <= 0)
        return filled(Desk::tr("time is up"));
    if (reading.endsAt.empty())
        return filled(Desk::tr("%1 left"), timeText(reading.left));
    return filled(Desk::tr("%1 left until %2"), timeText(reading.left), reading.endsAt);
}

/// If play ends at a time of day, that runs even before the clock is started.
bool hasNotStarted(const tournament::Reading& reading)
{
    return reading.clock.state == tournament::Clock::State::NotStarted && reading.endsAt.empty();
}

} // namespace

std::string inWords(const tournament::Reading& reading)
{
    if (reading.called)
        return filled(Desk::tr("time was called"));
    if (hasNotStarted(reading))
        return filled(Desk::tr("not started"));
    if (reading.clock.state != tournament::Clock::State::Paused)
        return timeLeft(reading);
    const std::string why = pauseReason(reading.clock);
    return why.empty() ? filled(Desk::tr("%1, paused"), timeLeft(reading))
                       : filled(Desk::tr("%1, paused (%2)"), timeLeft(reading), why);
}

std::string earlyText(const tournament::Reading& reading)
{
    if (reading.called || reading.left <= 0)
        return {};
    return hasNotStarted(reading) ? filled(Desk::tr("Time isn’t up: the clock hasn’t started."))
                                  : filled(Desk::tr("Time isn’t up: %1 left."), timeText(reading.left));
}

std::string pauseReason(const tournament::Clock& clock)
{
    return clock.isFinished ? filled(Desk::tr("the match was finished")) : clock.reason;
}

std::string paceText(const tournament::Pace& pace)
{
    const std::string hand = timeText(pace.handMs);
    return pace.hands > 0 ? filled(Desk::tr("%1 per hand, from %2 timed hands"), hand, pace.hands)
                          : filled(Desk::tr("%1 per hand (default, not enough hands timed yet)"), hand);
}

std::string aboutTime(const std::string& utc, int aheadMin)
{
    return timeOfDay(rounded(utc, aheadMin)).toStdString();
}

std::string spanText(const tournament::Until& until, int aheadMin)
{
    const std::string first = rounded(until.earliest, aheadMin);
    const std::string last = rounded(until.latest, aheadMin);
    return first == last ? std::string() : timesOfDay(first, last).toStdString();
}

std::string aboutText(const tournament::Until& until, int aheadMin)
{
    const std::string likely = aboutTime(until.likely, aheadMin);
    const std::string span = spanText(until, aheadMin);
    return span.empty() ? filled(Desk::tr("about %1"), likely)
                        : filled(Desk::tr("about %1 (%2)"), likely, span);
}

} // namespace wording
