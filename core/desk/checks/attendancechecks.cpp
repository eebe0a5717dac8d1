#include "checks.h"
#include "named.h"
#include "oftenrefused.h"
#include "suspended.h"

#include "tournament/queries/absence.h"

namespace desk {

Objections against(const Tournament& tournament, const facts::Sanction& sanction)
{
    const tournament::Setting& setting = *tournament.setting;
    if (sanction.person && !tournament::person(setting, *sanction.person))
        return {noSuchPlayer(*sanction.person)};
    if (sanction.team && !tournament::team(setting, *sanction.team))
        return {noSuchTeam(*sanction.team)};
    if (!sanction.lifted)
        return {};
    for (const tournament::Sanctioned& each : setting.sanctions)
        if (each.sanction.person == sanction.person && each.sanction.team == sanction.team)
            return {};
    return {Message{"sanction-none-to-lift",
                    {{"of", sanction.person ? personName(tournament, *sanction.person)
                                            : teamName(tournament, *sanction.team)}}}};
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Checkin& checkin)
{
    const auto why = mayNotPlay(tournament, checkin.person, day);
    if (!why || checkin.override)
        return {};
    return {{Message{"checkin-suspended", {{"why", *why}}}, Mistake::Code::Suspended}};
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
        return {Message{"match-everybody-here", {{"match", matchTitle(*match)}}}};
    return {};
}

Objections against(const Tournament& tournament, const facts::Wait& wait)
{
    Objections found;
    const tournament::Match* match = matchOf(tournament, wait.sitting, found);
    if (!match)
        return found;
    if (match->state == tournament::State::Waiting)
        return {Message{"wait-without-teams", {{"match", matchTitle(*match)}}}};
    if (match->state != tournament::State::Ready)
        return {match->state == tournament::State::Final
                    ? Message{"match-final", {{"match", matchTitle(*match)}}}
                    : Message{"wait-match-called", {{"match", matchTitle(*match)}}}};
    if (wait.teams.a != match->teams.a || wait.teams.b != match->teams.b)
        return {isBetween(tournament, *match)};
    if (!tournament.setting->absence.grace)
        return {Message{"wait-without-grace-period"}};
    if (Objections elsewhere = whoSitsElsewhere(tournament, *match, {match->teams.a, match->teams.b});
        !elsewhere.empty())
        return elsewhere;
    if (tournament::waitFor(tournament, *match))
        return {Message{"wait-started-already", {{"match", matchTitle(*match)}}}};
    return {};
}

} // namespace desk
