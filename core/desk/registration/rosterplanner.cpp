// What a roster file changes on record, put together from its people and its teams.
#include "rosterplanner.h"

#include "tournament/model/lineup.h"

#include <algorithm>

namespace desk {

using message::Message;

bool isAmong(const std::vector<std::string>& all, const std::string& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

RosterPlan RosterPlanner::plan()
{
    for (const FiledTeam& team : m_match.teams)
        addPlayers(team);
    for (const int line : m_known)
        m_plan.fresh.erase(line);
    takeFromTheirTeams();
    std::vector<facts::Fact> teams;
    for (std::size_t at = 0; at < m_match.teams.size(); ++at)
        addTeam(m_match.teams[at], m_players[at], teams);
    checkSeeds();
    addAll(std::move(teams));
    addAll(std::move(m_notes));
    listAbsent();
    return std::move(m_plan);
}

void RosterPlanner::addAll(std::vector<facts::Fact> more)
{
    std::move(more.begin(), more.end(), std::back_inserter(m_plan.facts));
}

void RosterPlanner::refuseTeam(const std::vector<int>& lines, const Mistake& mistake)
{
    for (const int line : lines)
        m_plan.ofTeams.push_back({line, mistake});
}

std::vector<int> RosterPlanner::linesOf(const roster::Team& team)
{
    std::set<int> lines;
    for (const roster::Player& player : team.players)
        lines.insert(player.line);
    if (lines.empty())
        lines.insert(team.line);
    return {lines.begin(), lines.end()};
}

void RosterPlanner::checkSeeds()
{
    for (const tournament::Team& team : m_setting.teams) {
        if (!team.withdrawn)
            m_seeds.emplace(team.id, std::pair(team.seed, 0));
        m_names.emplace(team.id, team.name);
    }
    std::map<int, std::string> first;
    for (const auto& [id, seed] : m_seeds) {
        if (!seed.first)
            continue;
        const auto [at, isNew] = first.emplace(*seed.first, id);
        const bool areOnRecord = !isNew && seed.second == 0 && m_seeds.at(at->second).second == 0;
        if (isNew || areOnRecord)
            continue;
        const int line = std::max(seed.second, m_seeds.at(at->second).second);
        const std::string other = seed.second == line ? at->second : id;
        refuseTeam({line}, Message{"seed-taken", {{"seed", *seed.first}, {"team", m_names.at(other)}}});
    }
}

void RosterPlanner::listAbsent()
{
    std::set<std::string> inFile;
    for (const std::vector<std::string>& players : m_players)
        inFile.insert(players.begin(), players.end());
    for (const tournament::Team& team : m_setting.teams) {
        const auto at = std::find_if(m_match.teams.begin(), m_match.teams.end(),
                                     [&](const FiledTeam& filed) { return filed.id == team.id; });
        const bool isThere = at != m_match.teams.end();
        RosterRow row{.line = 0, .team = team.name, .standing = RosterRow::Standing::Absent};
        for (const std::string& id : tournament::everybodyOf(team))
            if (inFile.count(id) == 0)
                row.players.push_back(personName(m_tournament, id));
        if (!isThere || !row.players.empty())
            m_plan.absent.push_back(std::move(row));
    }
}

RosterPlan planOf(const tournament::Tournament& tournament, const RosterMatch& match)
{
    return RosterPlanner(tournament, match).plan();
}

} // namespace desk
