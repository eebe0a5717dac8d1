// The people of a roster file: who is new, who is known and has changed, who comes from another team.
#include "rosterplanner.h"
#include "teams.h"

#include "roster/find.h"

#include <algorithm>

namespace desk {

using message::Message;

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
    person.affiliation = optional(filed.player->affiliation);
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
    facts::Person person{known.id,
                         read.name,
                         optional(known.cardHash),
                         optional(known.cardEnd),
                         optional(known.stripeHash),
                         optional(known.affiliation)};
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
    if (person.name != known.name || optional(known.cardHash) != person.cardHash ||
        optional(known.affiliation) != person.affiliation)
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
    note.reason = "taken without an ID, since another player has the same: " + filed.apart;
    note.sharesId = true;
    const bool isThere = std::any_of(
        m_setting.incidents.begin(), m_setting.incidents.end(), [&](const tournament::Happened& happened) {
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
        facts::Team left{id, team.name, team.seed, {}, optional(team.affiliation), optional(team.override)};
        for (const std::string& player : team.players)
            if (!isAmong(gone, player))
                left.players.push_back(player);
        const bool isInFile = std::any_of(m_match.teams.begin(), m_match.teams.end(),
                                          [&id = id](const FiledTeam& filed) { return filed.id == id; });
        if (left.players.empty() && !isInFile)
            refuse(m_movedOn.at(id), Message{"roster-team-left-empty", {{"team", team.name}}});
        else if (!isInFile)
            askLimits({m_movedOn.at(id)}, left, true);
        else if (!limitsAgainst(m_tournament, left).empty())
            left.override = "players come and go by one roster"; // until the next fact about it
        m_left[id] = left.players;
        m_plan.facts.emplace_back(std::move(left));
    }
}

} // namespace desk
