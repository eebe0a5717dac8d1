// What stands in the way of a team as it would be.
#include "rostereligibility.h"

#include <algorithm>

namespace desk {

namespace {

using tournament::Tournament;

/// The team with one who joins in the place of one who leaves; `anew`: who is not on record yet.
std::vector<Broken> brokenAfter(const Tournament& tournament, const tournament::Team& team,
                                const std::string& leaves, const std::string& joins,
                                const Enrolment::Player* anew)
{
    std::vector<std::string> ids = registeredFor(team);
    const auto at = std::find(ids.begin(), ids.end(), leaves);
    if (at == ids.end() || (!anew && std::find(ids.begin(), ids.end(), joins) != ids.end()))
        return {};
    const auto place = static_cast<std::size_t>(at - ids.begin());
    if (!anew)
        *at = joins;
    Enrolment enrolment{team.affiliation, playersAs(tournament, ids)};
    if (anew)
        enrolment.players[place] = *anew;
    return brokenBy(tournament, enrolment);
}

} // namespace

std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Team& team)
{
    if (team.override)
        return {};
    return newlyBroken(brokenNow(tournament, team.id), brokenBy(tournament, enrolmentOf(tournament, team)));
}

std::vector<Mistake> limitsAgainst(const Tournament& tournament, const facts::Substitute& substitute)
{
    const tournament::Team* team = tournament::team(*tournament.setting, substitute.team);
    if (!team || substitute.override)
        return {};
    return newlyBroken(brokenNow(tournament, team->id),
                       brokenAfter(tournament, *team, substitute.leaves, substitute.joins, nullptr));
}

std::vector<Mistake> againstLimits(const Tournament& tournament, const std::string& team,
                                   const TeamEntry& entry)
{
    const tournament::Team* before = tournament::team(*tournament.setting, team);
    tournament::Team then = before ? *before : tournament::Team{};
    then.players.clear();
    for (const PlayerEntry& player : entry.players)
        then.players.push_back(player.id);
    const std::vector<std::string> stay = registeredFor(then); // a name in the form may have left
    Enrolment enrolment{entry.affiliation, {}};
    for (const PlayerEntry& player : entry.players) {
        const tournament::Person* known = tournament::person(*tournament.setting, player.id);
        if (player.id.empty() || std::find(stay.begin(), stay.end(), player.id) != stay.end())
            enrolment.players.push_back(
                {player.name, player.affiliation.value_or(known ? known->affiliation : std::string())});
    }
    return newlyBroken(brokenNow(tournament, team), brokenBy(tournament, enrolment));
}

std::vector<Mistake> againstLimits(const Tournament& tournament, const SubstituteOptions& options)
{
    const tournament::Team* team = tournament::team(*tournament.setting, options.team);
    if (!team)
        return {};
    const Enrolment::Player anew{options.anew.value_or(""), options.affiliation};
    return newlyBroken(
        brokenNow(tournament, team->id),
        brokenAfter(tournament, *team, options.leaves, options.joins, options.anew ? &anew : nullptr));
}

} // namespace desk
