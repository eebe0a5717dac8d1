#include "attable.h"

#include "desk/wording/names.h"
#include "rules/misdeal.h"
#include "rules/why.h"

namespace desk {

namespace {

/// Whose rule it is: ` (UNC, Misdeal D)`
std::string sourceOf(const rules::Set& set, const std::string& reason)
{
    return " (" + set.venueName + ", " + rules::placeOf(set.citeFor("misdeal.reasons." + reason)) + ')';
}

} // namespace

const std::string& teamAt(const facts::Call& call, facts::Seat seat)
{
    return seat.side == scoring::Side::A ? call.teams.a : call.teams.b;
}

std::string incidentName(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    return incident.person ? personName(tournament, *incident.person)
                           : teamName(tournament, incident.team.value_or(""));
}

std::string ejectedAtTable(const tournament::Tournament& tournament, const tournament::Match& match)
{
    if (!match.call)
        return {};
    for (const facts::Seat seat : facts::allSeats) {
        const facts::Incident* ejected = nullptr;
        bool playsOn = false;
        for (const tournament::Happened& each : tournament.setting->incidents)
            if (each.incident.what == facts::IncidentKind::Ejection &&
                (each.incident.person ? *each.incident.person == match.call->players[seat]
                                      : each.incident.team == teamAt(*match.call, seat))) {
                ejected = &each.incident;
                playsOn = playsOn || (each.incident.playsOn && each.incident.match == match.id);
            }
        if (ejected && !playsOn)
            return incidentName(tournament, *ejected) + " was ejected: " + ejected->reason;
    }
    return {};
}

std::string tooLate(const tournament::Match& match, const std::string& reason, bool hasBidding)
{
    const rules::Set& set = *match.rules;
    const rules::MisdealVerdict verdict =
        rules::misdeal(set, reason, hasBidding ? rules::Stage::BiddingStarted : rules::Stage::BeforeBidding);
    if (verdict.answer != rules::MayCall::TooLate)
        return {};
    std::string why = verdict.sentence;
    if (why.ends_with('.')) // behind the rule
        why.pop_back();
    return titleOf(match) + ": " + why + sourceOf(set, reason) + ". Override with a reason to call it anyway";
}

} // namespace desk
