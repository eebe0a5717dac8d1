#include "attable.h"

#include "named.h"

#include "rules/misdeal.h"

namespace desk {

const std::string& teamAt(const facts::Call& call, facts::Seat seat)
{
    return seat.side == scoring::Side::A ? call.teams.a : call.teams.b;
}

std::string incidentName(const tournament::Tournament& tournament, const facts::Incident& incident)
{
    return incident.person ? personName(tournament, *incident.person)
                           : teamName(tournament, incident.team.value_or(""));
}

const facts::Incident* ejectedAtTable(const tournament::Tournament& tournament,
                                      const tournament::Match& match)
{
    if (!match.call)
        return nullptr;
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
            return ejected;
    }
    return nullptr;
}

std::optional<message::Message> tooLate(const tournament::Match& match, const std::string& reason,
                                        bool hasBidding)
{
    const rules::Set& set = *match.rules;
    const rules::MisdealVerdict verdict =
        rules::misdeal(set, reason, hasBidding ? rules::Stage::BiddingStarted : rules::Stage::BeforeBidding);
    if (verdict.answer != rules::MayCall::TooLate)
        return std::nullopt;
    return message::Message{"misdeal-after-first-bid", // nobody writes down when the lead was made
                            {{"match", matchTitle(match)},
                             {"reason", rules::misdealReasonFirst(reason)},
                             {"venue", set.venueName},
                             {"rule", ruleSection(set.citeFor("misdeal.reasons." + reason))}}};
}

} // namespace desk
