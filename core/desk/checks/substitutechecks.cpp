#include "checks.h"
#include "named.h"
#include "onsheet.h"
#include "rosterlimits.h"

#include "bracket/questions.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/ranking/standings.h"

#include <algorithm>
#include <iterator>

namespace desk {

namespace {

constexpr std::size_t partners = 2;

std::string satFor(const Match& match, const std::string& person)
{
    return match.call ? sitsFor(*match.call, person) : std::string();
}

/// Whether the team has no matches left: it is out of a knockout, or the tournament is over.
bool isThrough(const Tournament& tournament, const std::string& team)
{
    if (!bracket::isKnockout(tournament.setting->bracket.kind))
        return !tournament::champion(tournament).empty();
    for (const tournament::Standing& standing : tournament::standings(tournament))
        if (standing.team == team)
            return standing.rank.has_value();
    return false;
}

/// The match must be one of the team's that was not called yet.
void checkMatch(const Tournament& tournament, const tournament::Team& team, const std::string& id,
                Objections& found)
{
    const Match* match = tournament::match(tournament, id);
    if (!match)
        return found.push_back(noSuchMatch(id));
    if (tournament::isKnown(*match) && !plays(*match, team.id))
        found.push_back(Message{"team-not-in-match", {of(team), of(*match)}});
    else if (match->state == tournament::State::Final)
        found.push_back(Message{"substitute-match-is-final", {of(*match)}});
    else if (match->call)
        found.push_back(Message{"substitute-match-was-called", {of(*match), {"table", match->call->table}}});
}

/// No one plays for two teams in one tournament. A player who never played for a team that withdrew is free.
void checkOtherTeams(const Tournament& tournament, const tournament::Team& team, const std::string& person,
                     Objections& found)
{
    for (const tournament::Team& other : tournament.setting->teams)
        if (other.id != team.id && !other.withdrawn && isAmong(tournament::playersEver(other), person))
            return found.push_back(Message{"substitute-plays-for-another",
                                           {{"player", personName(tournament, person)}, of(other)}});
    for (const Match* match : tournament::inOrder(tournament))
        if (const std::string sat = satFor(*match, person); !sat.empty() && sat != team.id)
            return found.push_back(Message{"substitute-sat-for-another",
                                           {{"player", personName(tournament, person)},
                                            of(*match),
                                            {"team", teamName(tournament, sat)}}});
}

/// The partners at the first match of the substitution, or at the team's next match that was not called.
std::vector<std::string> playersThen(const Tournament& tournament, const tournament::Team& team,
                                     const std::optional<std::string>& match)
{
    if (match)
        return tournament::playersAt(*tournament.setting, team, *match);
    for (const Match* each : tournament::inOrder(tournament))
        if (each->state != tournament::State::Final && !each->call && plays(*each, team.id))
            return tournament::playersAt(*tournament.setting, team, each->id);
    return tournament::playersInTheEnd(team);
}

Message notThere(const Tournament& tournament, const tournament::Team& team, const std::string& person)
{
    const std::string player = personName(tournament, person);
    if (const tournament::Substitution* later = tournament::laterSubstitution(tournament, team, person))
        return Message{"substitute-comes-in-later",
                       {{"player", player}, of(team), {"when", fromWhen(tournament, *later)}}};
    const bool wasThere = isAmong(tournament::playersEver(team), person);
    return wasThere ? Message{"substitute-left-already", {{"player", player}, of(team)}}
                    : Message{"player-not-of-team", {{"player", player}, of(team)}};
}

void checkPeople(const Tournament& tournament, const tournament::Team& team,
                 const facts::Substitute& substitute, Objections& found)
{
    const std::string joins = personName(tournament, substitute.joins);
    const std::vector<std::string> players = playersThen(tournament, team, substitute.match);
    const auto at = std::ranges::find(players, substitute.joins);
    if (!isAmong(players, substitute.leaves))
        found.push_back(notThere(tournament, team, substitute.leaves));
    if (at != players.end() && static_cast<std::size_t>(at - players.begin()) < partners)
        found.push_back(Message{"substitute-changes-nothing", {{"player", joins}, of(team)}});
    std::ranges::move(againstSubstitute(tournament, team, substitute.joins), std::back_inserter(found));
}

} // namespace

Objections againstSubstitute(const Tournament& tournament, const tournament::Team& team,
                             const std::string& person)
{
    Objections found;
    if (const auto* ejected = tournament::ejection(tournament.setting->incidents, person, team.id))
        found.push_back(
            Message{"substitute-was-ejected",
                    {{"player", personName(tournament, person)}, {"reason", ejected->incident.reason}}});
    checkOtherTeams(tournament, team, person, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::Substitute& substitute)
{
    const tournament::Team* team = tournament::team(*tournament.setting, substitute.team);
    if (!team)
        return {noSuchTeam(substitute.team)};
    if (team->withdrawn)
        return {Message{"substitute-team-withdrawn", {of(*team)}}};
    if (!tournament::seedOfTeam(*tournament.setting, team->id))
        return {Message{"substitute-before-draw", {of(*team)}}};
    if (isThrough(tournament, team->id))
        return {Message{"substitute-no-match-to-come", {of(*team)}}};
    Objections found;
    for (const std::string& person : {substitute.leaves, substitute.joins})
        if (!tournament::person(*tournament.setting, person))
            found.push_back(Message{"team-person-unknown", {of(*team), {"person", person}}});
    if (!found.empty())
        return found;
    if (substitute.match)
        checkMatch(tournament, *team, *substitute.match, found);
    if (found.empty())
        checkPeople(tournament, *team, substitute, found);
    if (found.empty())
        found = refusals(rules::isolated(team->name), limitsAgainst(tournament, substitute));
    return found;
}

Objections againstUndoingSubstitute(const Tournament& tournament, const facts::Entry& entry,
                                    const facts::Substitute& substitute)
{
    Objections found;
    tournament::forEach<facts::Substitute>(
        *tournament.record, [&](const facts::Entry& other, const facts::Substitute& later) {
            if (other.seq > entry.seq && later.team == substitute.team && later.leaves == substitute.joins)
                found.push_back(Message{"substitute-replaced-since",
                                        {{"joins", personName(tournament, later.joins)},
                                         {"leaves", personName(tournament, later.leaves)}}});
        });
    for (const Match* match : tournament::inOrder(tournament)) {
        if (satFor(*match, substitute.joins) != substitute.team)
            continue;
        tournament::forEach<facts::Call>(
            tournament::recordOf(tournament, match->id),
            [&](const facts::Entry& other, const facts::Call& call) {
                if (other.seq > entry.seq && call == *match->call)
                    found.push_back(
                        Message{"substitute-sat-down",
                                {{"player", personName(tournament, substitute.joins)}, of(*match)}});
            });
    }
    return found;
}

} // namespace desk
