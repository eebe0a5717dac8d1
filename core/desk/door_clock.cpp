#include "onsheet.h"

#include "names.h"

#include "night/clock.h"

namespace desk {

Objections against(const Night& night, const facts::Clock& clock)
{
    using Deed = facts::ClockDeed;
    Objections found;
    const night::Match* match = atTable(night, clock.sitting, found);
    if (!match)
        return found;
    const std::string title = titleOf(*match);
    if (match->state >= night::State::Ended)
        return {title + " is over: its clock has stopped"};
    if (!night::hasClock(*match))
        return {title + ": " + match->rules->id + " sets no time limit, so there is no clock"};
    const night::Clock now = night::clockOf(match->rules->rules, *match, night::recordOf(night, match->id));
    if (clock.game != now.game)
        return {title + ": the clock of game " + std::to_string(now.game) + " is the one that counts"};
    if (clock.what == Deed::Reason && !night::mayBe(clock.what, now))
        found.push_back(title + ": no pause is missing a reason");
    else if (!night::mayBe(clock.what, now))
        found.push_back(title + (now.state == night::Clock::State::NotStarted ? ": its clock has not started"
                                 : now.state == night::Clock::State::Running  ? ": its clock is running"
                                                                              : ": its clock is paused"));
    if (clock.what == Deed::Adjust && !clock.reason)
        found.push_back(title + ": enter a reason to adjust the clock");
    if (clock.what == Deed::Reason && !clock.reason)
        found.push_back(title + ": enter the reason for the pause");
    return found;
}

} // namespace desk
