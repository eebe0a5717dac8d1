#include "onsheet.h"

#include "desk/wording/names.h"
#include "tournament/queries/clock.h"

namespace desk {

Objections against(const Tournament& tournament, const facts::Clock& clock)
{
    using Deed = facts::ClockDeed;
    Objections found;
    const tournament::Match* match = atTable(tournament, clock.sitting, found);
    if (!match)
        return found;
    const std::string title = titleOf(*match);
    if (match->state >= tournament::State::Ended)
        return {title + " is over: its clock has stopped"};
    if (!tournament::hasClock(*match))
        return {title + ": " + match->rules->id + " sets no time limit, so there is no clock"};
    const tournament::Clock now =
        tournament::clockOf(match->rules->rules, *match, tournament::recordOf(tournament, match->id));
    if (clock.game != now.game)
        return {title + ": the clock of game " + std::to_string(now.game) + " is the one that counts"};
    if (clock.what == Deed::Reason && !tournament::mayBe(clock.what, now))
        found.push_back(title + ": no pause is missing a reason");
    else if (!tournament::mayBe(clock.what, now))
        found.push_back(title + (now.state == tournament::Clock::State::NotStarted
                                     ? ": its clock has not started"
                                 : now.state == tournament::Clock::State::Running ? ": its clock is running"
                                                                                  : ": its clock is paused"));
    if (clock.what == Deed::Adjust && !clock.reason)
        found.push_back(title + ": enter a reason to adjust the clock");
    if (clock.what == Deed::Reason && !clock.reason)
        found.push_back(title + ": enter the reason for the pause");
    return found;
}

} // namespace desk
