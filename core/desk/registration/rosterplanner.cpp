// What a roster file changes on record, put together from its people and its teams.
#include "rosterplanner.h"

#include "teams.h"

#include "roster/find.h"
#include "tournament/model/lineup.h"

#include <algorithm>

namespace desk {

using message::Message;

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
    std::ranges::move(teams, std::back_inserter(m_plan.facts));
    std::ranges::move(m_notes, std::back_inserter(m_plan.facts));
    listAbsent();
    return std::move(m_plan);
}

void RosterPlanner::refuseTeam(const std::vector<int>& lines, const Mistake& mistake)
{
    for (const int line : lines)
        m_plan.ofTeams.push_back({line, mistake});
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
        const int line = std::max(seed.second, m_seeds.at(at->second).second);
        if (isNew || line == 0) // both are on record
            continue;
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
        const bool isThere = std::ranges::find(m_match.teams, team.id, &FiledTeam::id) != m_match.teams.end();
        RosterRow row{.line = 0, .team = team.name, .standing = RosterRow::Standing::Absent};
        for (const std::string& id : tournament::everybodyOf(team))
            if (inFile.count(id) == 0)
                row.players.push_back(personName(m_tournament, id));
        if (!isThere || !row.players.empty())
            m_plan.absent.push_back(std::move(row));
    }
}

namespace {

/// `end`: of the ID that the player has now; it and `was` may be empty.
Message idChange(const std::string& player, bool had, const std::string& end, const std::string& was)
{
    if (!had)
        return end.empty() ? Message{"roster-id-new", {{"player", player}}}
                           : Message{"roster-id-new-ends", {{"player", player}, {"end", end}}};
    if (was.empty())
        return end.empty() ? Message{"roster-id-changed", {{"player", player}}}
                           : Message{"roster-id-changed-ends", {{"player", player}, {"end", end}}};
    return end.empty()
               ? Message{"roster-id-changed-was", {{"player", player}, {"was", was}}}
               : Message{"roster-id-changed-ends-was", {{"player", player}, {"end", end}, {"was", was}}};
}

} // namespace

void RosterPlanner::addPlayers(const FiledTeam& team)
{
    Ids& ids = m_players.emplace_back();
    for (const FiledPlayer& filed : team.players) {
        const roster::Player& read = *filed.player;
        ids.push_back(filed.person.empty() ? addNew(filed, team.id) : changed(filed));
        const auto known = m_setting.people.find(ids.back());
        const bool stays = read.affiliation.empty() && known != m_setting.people.end();
        m_enrolled[ids.back()] = {read.name, stays ? known->second.affiliation : read.affiliation, read.line};
        if (!filed.apart.empty())
            addNote(filed, ids.back());
    }
}

std::string RosterPlanner::addNew(const FiledPlayer& filed, const std::string& team)
{
    std::string id = "P" + std::to_string(++m_taken.people);
    facts::Person person{id, filed.player->name, {}, {}};
    person.affiliation = unlessEmpty(filed.player->affiliation);
    if (filed.card) {
        person.cardHash = filed.card->hash;
        person.cardEnd = filed.card->end;
    }
    m_plan.facts.emplace_back(std::move(person));
    m_plan.fresh.insert(filed.player->line);
    if (!team.empty())
        change(filed.player->line, Message{"roster-player-new", {{"player", filed.player->name}}});
    const TeamEntry alone{{}, {}, {{{}, filed.player->name, {}}}, {}};
    if (const auto same = namesakes(m_tournament, team, alone))
        warn(filed.player->line, *same);
    return id;
}

std::string RosterPlanner::changed(const FiledPlayer& filed)
{
    const tournament::Person& known = m_setting.people.at(filed.person);
    const roster::Player& read = *filed.player;
    m_known.insert(read.line);
    facts::Person person = factOf(known);
    person.name = read.name;
    if (!read.affiliation.empty() && !roster::same(read.affiliation, known.affiliation)) {
        person.affiliation = read.affiliation;
        change(read.line, known.affiliation.empty()
                              ? Message{"roster-player-affiliation",
                                        {{"player", read.name}, {"affiliation", read.affiliation}}}
                              : Message{"roster-player-affiliation-changed",
                                        {{"player", read.name},
                                         {"affiliation", read.affiliation},
                                         {"was", known.affiliation}}});
    }
    if (known.name != read.name)
        change(read.line, Message{"roster-player-renamed",
                                  {{"player", read.name}, {"was", personName(m_tournament, known.id)}}});
    changeCard(filed, known, person);
    if (person.name != known.name || unlessEmpty(known.cardHash) != person.cardHash ||
        unlessEmpty(known.affiliation) != person.affiliation)
        m_plan.facts.emplace_back(std::move(person));
    if (!filed.from.empty())
        move(filed);
    return known.id;
}

void RosterPlanner::changeCard(const FiledPlayer& filed, const tournament::Person& known,
                               facts::Person& person)
{
    if (!filed.card || filed.card->hash == known.cardHash)
        return;
    change(filed.player->line, idChange(filed.player->name, !known.cardHash.empty(),
                                        filed.card->end.value_or(""), known.cardEnd));
    person.cardHash = filed.card->hash;
    person.cardEnd = filed.card->end;
}

void RosterPlanner::move(const FiledPlayer& filed)
{
    const std::string from = teamName(m_tournament, filed.from);
    if (m_setting.draw)
        return refuse(filed.player->line,
                      Message{"roster-drawn-player-stays",
                              {{"player", personName(m_tournament, filed.person)}, {"team", from}}});
    change(filed.player->line,
           Message{"roster-player-comes-from", {{"player", filed.player->name}, {"team", from}}});
    m_moved[filed.from].push_back(filed.person);
    m_movedOn.emplace(filed.from, filed.player->line);
}

// Once, however often the file is taken.
void RosterPlanner::addNote(const FiledPlayer& filed, const std::string& id)
{
    facts::Incident note;
    note.person = id;
    note.reason = filed.apart;
    note.sharesId = true;
    const bool isThere = std::ranges::any_of(m_setting.incidents, [&](const tournament::Happened& happened) {
        return happened.incident.person == id && happened.incident.reason == note.reason;
    });
    if (!isThere)
        m_notes.emplace_back(std::move(note));
}

/// Nobody is on two teams, not even for a moment.
void RosterPlanner::takeFromTheirTeams()
{
    for (const auto& [id, gone] : m_moved) {
        const tournament::Team& team = *tournament::team(m_setting, id);
        facts::Team left = factOf(team);
        std::erase_if(left.players,
                      [&gone = gone](const std::string& player) { return isAmong(gone, player); });
        const bool isInFile = std::ranges::find(m_match.teams, id, &FiledTeam::id) != m_match.teams.end();
        if (left.players.empty() && !isInFile)
            refuse(m_movedOn.at(id), Message{"roster-team-left-empty", {{"team", team.name}}});
        else if (!isInFile)
            askLimits({m_movedOn.at(id)}, left, true);
        else if (!limitsAgainst(m_tournament, left).empty())
            left.underway = true;
        m_left[id] = left.players;
        m_plan.facts.emplace_back(std::move(left));
    }
}

} // namespace desk
