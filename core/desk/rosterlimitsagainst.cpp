// What stands in the way of a team as it would be.
#include "limitsdoor.h"

#include <algorithm>

namespace desk {

namespace {

using night::Night;

/// The team with one who joins in the place of one who leaves; `anew`: who is not on record yet.
std::vector<Broken> brokenAfter(const Night& night, const night::Team& team, const std::string& leaves,
                                const std::string& joins, const Enrolment::Player* anew)
{
    std::vector<std::string> ids = registeredFor(team);
    const auto at = std::find(ids.begin(), ids.end(), leaves);
    if (at == ids.end() || (!anew && std::find(ids.begin(), ids.end(), joins) != ids.end()))
        return {};
    const auto place = static_cast<std::size_t>(at - ids.begin());
    if (!anew)
        *at = joins;
    Enrolment enrolment{team.affiliation, playersAs(night, ids)};
    if (anew)
        enrolment.players[place] = *anew;
    return brokenBy(night, enrolment);
}

} // namespace

std::vector<std::string> limitsAgainst(const Night& night, const facts::Team& team)
{
    if (team.override)
        return {};
    return newlyBroken(brokenNow(night, team.id), brokenBy(night, enrolmentOf(night, team)));
}

std::vector<std::string> limitsAgainst(const Night& night, const facts::Substitute& substitute)
{
    const night::Team* team = night::team(*night.setting, substitute.team);
    if (!team || substitute.override)
        return {};
    return newlyBroken(brokenNow(night, team->id),
                       brokenAfter(night, *team, substitute.leaves, substitute.joins, nullptr));
}

std::vector<std::string> againstLimits(const Night& night, const std::string& team, const TeamEntry& entry)
{
    const night::Team* before = night::team(*night.setting, team);
    night::Team then = before ? *before : night::Team{};
    then.players.clear();
    for (const PlayerEntry& player : entry.players)
        then.players.push_back(player.id);
    const std::vector<std::string> stay = registeredFor(then); // a name in the form may have left
    Enrolment enrolment{entry.affiliation, {}};
    for (const PlayerEntry& player : entry.players) {
        const night::Person* known = night::person(*night.setting, player.id);
        if (player.id.empty() || std::find(stay.begin(), stay.end(), player.id) != stay.end())
            enrolment.players.push_back(
                {player.name, player.affiliation.value_or(known ? known->affiliation : std::string())});
    }
    return newlyBroken(brokenNow(night, team), brokenBy(night, enrolment));
}

std::vector<std::string> againstLimits(const Night& night, const SubstituteOptions& options)
{
    const night::Team* team = night::team(*night.setting, options.team);
    if (!team)
        return {};
    const Enrolment::Player anew{options.anew.value_or(""), options.affiliation};
    return newlyBroken(brokenNow(night, team->id), brokenAfter(night, *team, options.leaves, options.joins,
                                                               options.anew ? &anew : nullptr));
}

} // namespace desk
