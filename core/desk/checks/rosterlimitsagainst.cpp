// What stands in the way of a team as it would be.
#include "rostereligibility.h"

#include <algorithm>

namespace desk {

using tournament::Tournament;

std::vector<Broken> brokenAfter(const Tournament& tournament, const tournament::Team& team,
                                const std::string& leaves, const std::string& joins,
                                const Enrolment::Player* newcomer)
{
    std::vector<std::string> ids = registeredFor(team);
    const auto at = std::find(ids.begin(), ids.end(), leaves);
    if (at == ids.end() || (!newcomer && std::find(ids.begin(), ids.end(), joins) != ids.end()))
        return {};
    const auto place = static_cast<std::size_t>(at - ids.begin());
    if (!newcomer)
        *at = joins;
    Enrolment enrolment{team.affiliation, playersAs(tournament, ids)};
    if (newcomer)
        enrolment.players[place] = *newcomer;
    return brokenBy(tournament, enrolment);
}

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

} // namespace desk
