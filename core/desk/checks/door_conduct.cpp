#include "doors.h"

#include "desk/wording/conductwords.h"
#include "desk/wording/names.h"
#include "rules/isolated.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"

#include <algorithm>

namespace desk {

namespace {

using tournament::Match;

const tournament::Filed* filedAs(const Tournament& tournament, const std::string& op, const std::string& what,
                                 Objections& found)
{
    const tournament::Filed* filed = tournament::filed(tournament, op);
    if (!filed)
        found.push_back("there is no " + what + ' ' + op + " on record");
    else if (!filed->holds)
        found.push_back("the " + what + ' ' + op + " was taken back");
    return found.empty() ? filed : nullptr;
}

bool plays(const Match& match, const std::string& team)
{
    return match.teams.a == team || match.teams.b == team;
}

void checkTeam(const Tournament& tournament, const facts::Incident& incident, const Match* match,
               Objections& found)
{
    if (!incident.team)
        return;
    const tournament::Team* team = tournament::team(*tournament.setting, *incident.team);
    if (!team)
        return found.push_back("there is no team \"" + *incident.team + '"');
    if (match && !plays(*match, team->id))
        found.push_back(rules::isolated(team->name) + " does not play in " + titleOf(*match));
    const std::vector<std::string> players = tournament::everybodyOf(*team);
    if (incident.person && std::find(players.begin(), players.end(), *incident.person) == players.end())
        found.push_back(personName(tournament, *incident.person) + " does not play for " +
                        rules::isolated(team->name));
}

} // namespace

Objections against(const Tournament& tournament, const facts::Evidence& evidence)
{
    Objections found;
    const tournament::Filed* filed = filedAs(tournament, evidence.challenge, "challenge", found);
    if (filed && !std::holds_alternative<facts::Challenge>(filed->entry->fact))
        found.push_back(evidence.challenge + " is no challenge");
    return found;
}

Objections against(const Tournament& tournament, const facts::Protest& protest)
{
    Objections found;
    const Match* match = matchOf(tournament, protest.sitting, found);
    if (!match)
        return found;
    if (match->teams.a.empty() || match->teams.b.empty())
        return {titleOf(*match) + " waits for its teams: nobody can protest yet"};
    return found;
}

Objections against(const Tournament& tournament, const facts::Settlement& settlement)
{
    Objections found;
    const tournament::Filed* filed = filedAs(tournament, settlement.protest, "protest", found);
    const auto* protest = filed ? std::get_if<facts::Protest>(&filed->entry->fact) : nullptr;
    if (!filed)
        return found;
    if (!protest)
        return {settlement.protest + " is no protest"};
    const Match* match = matchOf(tournament, protest->sitting, found);
    if (!match)
        return found;
    for (const tournament::Protested& each : match->protests)
        if (each.op == settlement.protest && !each.isOpen() && !settlement.reason)
            found.push_back(
                titleOf(*match) + ": the protest of " +
                teamName(
                    tournament,
                    match->teams[protest->side == facts::Side::A ? scoring::Side::A : scoring::Side::B]) +
                " is " + std::string(facts::word(*each.ruling)) +
                " already; to say otherwise takes a reason");
    return found;
}

Objections against(const Tournament& tournament, const facts::Rating& rating)
{
    Objections found;
    const Match* match = matchOf(tournament, rating.sitting, found);
    if (!match)
        return found;
    if (!match->call)
        return {titleOf(*match) + " was not played: there is nothing to rate"};
    const auto& before = match->ratings[rating.side];
    if (before && *before != rating.tenths && !rating.reason)
        found.push_back(titleOf(*match) + ": that side has " + tournament::ratingText(*before) +
                        "; to revise it takes a reason");
    return found;
}

Objections against(const Tournament& tournament, const facts::Incident& incident)
{
    Objections found;
    const Match* match = incident.match ? tournament::match(tournament, *incident.match) : nullptr;
    if (incident.match && !match)
        found.push_back("there is no match \"" + *incident.match + "\" in the draw");
    if (incident.person && !tournament::person(*tournament.setting, *incident.person))
        found.push_back("there is no player \"" + *incident.person + '"');
    checkTeam(tournament, incident, match, found);
    return found;
}

} // namespace desk
