#include "named.h"
#include "onsheet.h"

#include "tournament/queries/clock.h"

namespace desk {

Objections against(const Tournament& tournament, const facts::Clock& clock)
{
    using Deed = facts::ClockDeed;
    Objections found;
    const tournament::Match* match = atTable(tournament, clock.sitting, found);
    if (!match)
        return found;
    const Message title = matchTitle(*match);
    if (match->state >= tournament::State::Ended)
        return {Message{"clock-match-over", {{"match", title}}}};
    if (!tournament::hasClock(*match))
        return {Message{"clock-without-time-limit", {{"match", title}, {"rules", match->rules->id}}}};
    const tournament::Clock now =
        tournament::clockOf(match->rules->rules, *match, tournament::recordOf(tournament, match->id));
    if (clock.game != now.game)
        return {Message{"clock-of-other-game", {{"match", title}, {"game", now.game}}}};
    if (clock.what == Deed::Reason && !tournament::mayBe(clock.what, now))
        found.push_back(Message{"clock-no-pause-without-reason", {{"match", title}}});
    else if (!tournament::mayBe(clock.what, now))
        found.push_back(now.state == tournament::Clock::State::NotStarted
                            ? Message{"clock-not-started", {{"match", title}}}
                        : now.state == tournament::Clock::State::Running
                            ? Message{"clock-is-running", {{"match", title}}}
                            : Message{"clock-is-paused", {{"match", title}}});
    if (clock.what == Deed::Adjust && !clock.reason)
        found.push_back(Message{"clock-adjust-needs-reason", {{"match", title}}});
    if (clock.what == Deed::Reason && !clock.reason)
        found.push_back(Message{"clock-pause-needs-reason", {{"match", title}}});
    return found;
}

} // namespace desk
