#include "doors.h"

#include "names.h"
#include "sanction.h"

#include "night/absence.h"

namespace desk {

Objections against(const Night& night, const facts::Sanction& sanction)
{
    const night::Setting& setting = *night.setting;
    if (sanction.person && !night::person(setting, *sanction.person))
        return {"there is no player \"" + *sanction.person + '"'};
    if (sanction.team && !night::team(setting, *sanction.team))
        return {"there is no team \"" + *sanction.team + '"'};
    if (!sanction.lifted)
        return {};
    for (const night::Sanctioned& each : setting.sanctions)
        if (each.sanction.person == sanction.person && each.sanction.team == sanction.team)
            return {};
    return {(sanction.person ? personName(night, *sanction.person) : teamName(night, *sanction.team)) +
            " has no sanction that could be lifted"};
}

Objections againstOn(const std::string& day, const Night& night, const facts::Checkin& checkin)
{
    const std::string why = mayNotPlay(night, checkin.person, day);
    if (why.empty() || checkin.override)
        return {};
    return {why + "; to let them in takes an override with its reason"};
}

Objections againstOn(const std::string& day, const Night& night, const facts::Call& call)
{
    const night::Match* match = night::match(night, call.sitting.match);
    return match && !match->call ? mayNotSit(night, call, day) : Objections();
}

Objections againstOn(const std::string& day, const Night& night, const facts::Wait& wait)
{
    const night::Match* match = night::match(night, wait.sitting.match);
    const bool isReady = match && match->state == night::State::Ready && night.setting->absence.grace;
    if (isReady && !night::waitFor(night, *match) && !night::missingIn(night, *match, day).anybody())
        return {titleOf(*match) + ": everybody is here, so it can be called"};
    return {};
}

Objections against(const Night& night, const facts::Wait& wait)
{
    Objections found;
    const night::Match* match = matchOf(night, wait.sitting, found);
    if (!match)
        return found;
    if (match->state == night::State::Waiting)
        return {titleOf(*match) + " waits for its teams: nobody can be missing yet"};
    if (match->state != night::State::Ready)
        return {titleOf(*match) +
                (match->state == night::State::Final ? " is final" : " was called already")};
    const bool isOfThese = wait.teams.a == match->teams.a && wait.teams.b == match->teams.b;
    if ((wait.teams.a || wait.teams.b) && !isOfThese)
        return {titleOf(*match) + " is between " + teamName(night, match->teams.a) + " and " +
                teamName(night, match->teams.b)};
    if (!night.setting->absence.grace)
        return {"this night has no time of grace: set one first"};
    if (Objections elsewhere = whoSitsElsewhere(night, *match, {match->teams.a, match->teams.b});
        !elsewhere.empty())
        return elsewhere;
    if (night::waitFor(night, *match))
        return {titleOf(*match) + ": it is waited for it already"};
    return {};
}

} // namespace desk
