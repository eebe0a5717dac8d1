#include "checks.h"
#include "named.h"
#include "onsheet.h"

#include "tournament/model/conduct.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"

namespace desk {

namespace {

/// The fact with that op if it holds; otherwise null and an objection.
const tournament::Filed* heldFact(const Tournament& tournament, const std::string& op, Message isMissing,
                                  Message isTakenBack, Objections& found)
{
    const tournament::Filed* filed = tournament::filed(tournament, op);
    if (filed && filed->holds)
        return filed;
    found.emplace_back(filed ? std::move(isTakenBack) : std::move(isMissing));
    return nullptr;
}

/// The protest is already settled; another ruling needs a reason.
Message settledAlready(facts::ProtestEnd end, const Match& match, const std::string& team)
{
    const std::vector<message::Argument> which{of(match), {"team", team}};
    switch (end) {
    case facts::ProtestEnd::Upheld:
        return Message{"protest-upheld-already", which};
    case facts::ProtestEnd::Rejected:
        return Message{"protest-rejected-already", which};
    case facts::ProtestEnd::Withdrawn:
    case facts::ProtestEnd::Referred: // not reached: a referred protest is still open
        break;
    }
    return Message{"protest-withdrawn-already", which};
}

void checkTeam(const Tournament& tournament, const facts::Incident& incident, const Match* match,
               Objections& found)
{
    if (!incident.team)
        return;
    const tournament::Team* team = tournament::team(*tournament.setting, *incident.team);
    if (!team)
        return found.push_back(noSuchTeam(*incident.team));
    if (match && !plays(*match, team->id))
        found.push_back(Message{"team-not-in-match", {of(*team), of(*match)}});
    const std::vector<std::string> players = tournament::playersEver(*team);
    if (incident.person && !isAmong(players, *incident.person))
        found.push_back(
            Message{"player-not-of-team", {{"player", personName(tournament, *incident.person)}, of(*team)}});
}

} // namespace

Objections against(const Tournament& tournament, const facts::Evidence& evidence)
{
    Objections found;
    const tournament::Filed* filed =
        heldFact(tournament, evidence.challenge,
                 Message{"challenge-not-on-record", {{"challenge", evidence.challenge}}},
                 Message{"challenge-taken-back", {{"challenge", evidence.challenge}}}, found);
    if (filed && !std::holds_alternative<facts::Challenge>(filed->entry->fact))
        found.push_back(Message{"fact-no-challenge", {{"fact", evidence.challenge}}});
    return found;
}

Objections against(const Tournament& /*tournament*/, const Match& match, const facts::Protest& /*protest*/)
{
    if (!tournament::isKnown(match))
        return {Message{"protest-without-teams", {of(match)}}};
    return {};
}

Objections against(const Tournament& tournament, const facts::Settlement& settlement)
{
    Objections found;
    const tournament::Filed* filed = heldFact(
        tournament, settlement.protest, Message{"protest-not-on-record", {{"protest", settlement.protest}}},
        Message{"protest-taken-back", {{"protest", settlement.protest}}}, found);
    const auto* protest = filed ? std::get_if<facts::Protest>(&filed->entry->fact) : nullptr;
    if (!filed)
        return found;
    if (!protest)
        return {Message{"fact-no-protest", {{"fact", settlement.protest}}}};
    const Match* match = matchOf(tournament, protest->sitting, found);
    if (!match)
        return found;
    for (const tournament::Protested& each : match->protests)
        if (each.op == settlement.protest && !each.isOpen() && !settlement.reason)
            found.push_back(
                settledAlready(*each.ruling, *match, teamName(tournament, match->teams[protest->side])));
    return found;
}

Objections against(const Tournament& /*tournament*/, const Match& match, const facts::Rating& rating)
{
    Objections found;
    if (!match.call)
        return {Message{"rating-not-played", {of(match)}}};
    const auto& before = match.ratings[rating.side];
    if (before && *before != rating.tenths && !rating.reason)
        found.push_back(Message{"rating-revised-without-reason",
                                {of(match), {"rating", tournament::ratingText(*before)}}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Incident& incident)
{
    Objections found;
    const Match* match = incident.match ? tournament::match(tournament, *incident.match) : nullptr;
    if (incident.match && !match)
        found.push_back(noSuchMatch(*incident.match));
    if (incident.person && !tournament::person(*tournament.setting, *incident.person))
        found.push_back(noSuchPlayer(*incident.person));
    checkTeam(tournament, incident, match, found);
    return found;
}

} // namespace desk
