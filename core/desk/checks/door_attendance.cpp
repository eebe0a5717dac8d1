#include "doors.h"
#include "suspended.h"

#include "desk/wording/names.h"
#include "tournament/queries/absence.h"

namespace desk {

Objections against(const Tournament& tournament, const facts::Sanction& sanction)
{
    const tournament::Setting& setting = *tournament.setting;
    if (sanction.person && !tournament::person(setting, *sanction.person))
        return {"there is no player \"" + *sanction.person + '"'};
    if (sanction.team && !tournament::team(setting, *sanction.team))
        return {"there is no team \"" + *sanction.team + '"'};
    if (!sanction.lifted)
        return {};
    for (const tournament::Sanctioned& each : setting.sanctions)
        if (each.sanction.person == sanction.person && each.sanction.team == sanction.team)
            return {};
    return {
        (sanction.person ? personName(tournament, *sanction.person) : teamName(tournament, *sanction.team)) +
        " has no sanction that could be lifted"};
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Checkin& checkin)
{
    const auto why = mayNotPlay(tournament, checkin.person, day);
    if (!why || checkin.override)
        return {};
    return {*why + "; " + suspended(tournament, checkin.person, day)->remedy};
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Call& call)
{
    const tournament::Match* match = tournament::match(tournament, call.sitting.match);
    return match && !match->call ? mayNotSit(tournament, call, day) : Objections();
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Wait& wait)
{
    const tournament::Match* match = tournament::match(tournament, wait.sitting.match);
    const bool isReady =
        match && match->state == tournament::State::Ready && tournament.setting->absence.grace;
    if (isReady && !tournament::waitFor(tournament, *match) &&
        !tournament::missingIn(tournament, *match, day).anybody())
        return {titleOf(*match) + ": everybody is here, so it can be called"};
    return {};
}

Objections against(const Tournament& tournament, const facts::Wait& wait)
{
    Objections found;
    const tournament::Match* match = matchOf(tournament, wait.sitting, found);
    if (!match)
        return found;
    if (match->state == tournament::State::Waiting)
        return {titleOf(*match) + " waits for its teams: nobody can be missing yet"};
    if (match->state != tournament::State::Ready)
        return {titleOf(*match) +
                (match->state == tournament::State::Final ? " is final" : " was called already")};
    if (wait.teams.a != match->teams.a || wait.teams.b != match->teams.b)
        return {titleOf(*match) + " is between " + teamName(tournament, match->teams.a) + " and " +
                teamName(tournament, match->teams.b)};
    if (!tournament.setting->absence.grace)
        return {"this tournament has no grace period: set one first"};
    if (Objections elsewhere = whoSitsElsewhere(tournament, *match, {match->teams.a, match->teams.b});
        !elsewhere.empty())
        return elsewhere;
    if (tournament::waitFor(tournament, *match))
        return {titleOf(*match) + ": its grace period has already started"};
    return {};
}

} // namespace desk
