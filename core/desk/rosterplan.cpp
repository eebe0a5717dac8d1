#include "rosterplan.h"

#include "limitsdoor.h"
#include "names.h"
#include "setup.h"
#include "teams.h"

#include "night/lineup.h"
#include "roster/find.h"
#include "roster/text.h"

#include <algorithm>

namespace desk {

namespace {

constexpr std::size_t mostOnTeam = 8; // that may be on record

bool isAmong(const std::vector<std::string>& all, const std::string& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

std::vector<std::string> partnersOf(const std::vector<std::string>& players)
{
    return {players.begin(),
            players.begin() + static_cast<std::ptrdiff_t>(std::min(players.size(), roster::partners))};
}

std::string endText(const std::optional<std::string>& end)
{
    return end && !end->empty() ? ", …" + *end : "";
}

class Planner {
public:
    Planner(const night::Night& night, const RosterMatch& match)
        : m_night(night), m_setting(*night.setting), m_match(match), m_taken(takenIn(night))
    {
    }

    RosterPlan plan()
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

private:
    void addAll(std::vector<facts::Fact> more)
    {
        std::move(more.begin(), more.end(), std::back_inserter(m_plan.facts));
    }

    void change(int line, std::string text) { m_plan.changes.push_back({line, std::move(text)}); }
    void refuse(int line, std::string text) { m_plan.mistakes.push_back({line, std::move(text)}); }

    void addPlayers(const FiledTeam& team)
    {
        std::vector<std::string>& ids = m_players.emplace_back();
        for (const FiledPlayer& filed : team.players) {
            const auto own = ownAffiliation(filed.player->affiliation, affiliationOf(team));
            ids.push_back(filed.person.empty() ? addNew(filed, team.id, own) : changed(filed, own));
            m_enrolled[ids.back()] = filed.player->name;
            if (!filed.apart.empty())
                addNote(filed, ids.back());
        }
    }

    /// As the file has it, or else as it is on record.
    std::string affiliationOf(const FiledTeam& filed) const
    {
        const night::Team* known = night::team(m_setting, filed.id);
        return filed.team->affiliation.empty() && known ? known->affiliation : filed.team->affiliation;
    }

    /// `team`: its id; empty: it is new too.
    std::string addNew(const FiledPlayer& filed, const std::string& team,
                       const std::optional<std::string>& own)
    {
        std::string id = "P" + std::to_string(++m_taken.people);
        facts::Person person{id, filed.player->name, {}, {}};
        person.affiliation = own;
        m_own[id] = own.value_or("");
        if (filed.card) {
            person.cardHash = filed.card->hash;
            person.cardEnd = filed.card->end;
        }
        m_plan.facts.emplace_back(std::move(person));
        m_plan.fresh.insert(filed.player->line);
        if (!team.empty())
            change(filed.player->line, filed.player->name + " is new on the team");
        const TeamEntry alone{{}, {}, {{{}, filed.player->name, {}}}, {}};
        if (std::string same = namesakes(m_night, team, alone); !same.empty())
            m_plan.warnings.push_back({filed.player->line, std::move(same)});
        return id;
    }

    std::string changed(const FiledPlayer& filed, const std::optional<std::string>& own)
    {
        const night::Person& known = m_setting.people.at(filed.person);
        m_known.insert(filed.player->line);
        facts::Person person{known.id,
                             filed.player->name,
                             optional(known.cardHash),
                             optional(known.cardEnd),
                             optional(known.stripeHash),
                             optional(known.affiliation)};
        if (!filed.player->affiliation.empty() && own.value_or("") != known.affiliation) {
            person.affiliation = own;
            change(filed.player->line,
                   filed.player->name + " is of " + filed.player->affiliation +
                       (known.affiliation.empty() ? "" : ", was of " + known.affiliation));
        }
        m_own[known.id] = person.affiliation.value_or("");
        if (known.name != filed.player->name)
            change(filed.player->line, filed.player->name + " was " + personName(m_night, known.id));
        if (filed.card && filed.card->hash != known.cardHash) {
            change(filed.player->line, known.cardHash.empty()
                                           ? filed.player->name + " has an ID now" + endText(filed.card->end)
                                           : filed.player->name + " has another ID" +
                                                 endText(filed.card->end) +
                                                 (known.cardEnd.empty() ? "" : ", was …" + known.cardEnd));
            person.cardHash = filed.card->hash;
            person.cardEnd = filed.card->end;
        }
        if (person.name != known.name || optional(known.cardHash) != person.cardHash ||
            optional(known.affiliation) != person.affiliation)
            m_plan.facts.emplace_back(std::move(person));
        if (!filed.from.empty())
            move(filed);
        return known.id;
    }

    void move(const FiledPlayer& filed)
    {
        const std::string from = teamName(m_night, filed.from);
        if (m_setting.draw)
            return refuse(filed.player->line,
                          "the teams are drawn: " + personName(m_night, filed.person) + " stays on " + from);
        change(filed.player->line, filed.player->name + " comes from " + from);
        m_moved[filed.from].push_back(filed.person);
        m_movedOn.emplace(filed.from, filed.player->line);
    }

    // Once, however often the file is taken.
    void addNote(const FiledPlayer& filed, const std::string& id)
    {
        facts::Incident note;
        note.person = id;
        note.reason = std::string(sharesAnId) + filed.apart;
        const bool isThere = std::any_of(
            m_setting.incidents.begin(), m_setting.incidents.end(), [&](const night::Happened& happened) {
                return happened.incident.person == id && happened.incident.reason == note.reason;
            });
        if (!isThere)
            m_notes.emplace_back(std::move(note));
    }

    /// Nobody is on two teams, not even for a moment.
    void takeFromTheirTeams()
    {
        for (const auto& [id, gone] : m_moved) {
            const night::Team& team = *night::team(m_setting, id);
            facts::Team left{
                id, team.name, team.seed, {}, optional(team.affiliation), optional(team.override)};
            for (const std::string& player : team.players)
                if (!isAmong(gone, player))
                    left.players.push_back(player);
            const bool isInFile = std::any_of(m_match.teams.begin(), m_match.teams.end(),
                                              [&id = id](const FiledTeam& filed) { return filed.id == id; });
            if (left.players.empty() && !isInFile)
                refuse(m_movedOn.at(id), "that would leave nobody on " + team.name);
            else if (!isInFile)
                askLimits(m_movedOn.at(id), left, team.name + ": ");
            else if (!limitsAgainst(m_night, left).empty())
                left.override = "players come and go by one roster"; // until the next fact about it
            m_left[id] = left.players;
            m_plan.facts.emplace_back(std::move(left));
        }
    }

    /// The team may not stand against more limits of the rules than it does. Where it stands against them
    /// already, it was let in.
    void askLimits(int line, facts::Team& team, const std::string& before = {})
    {
        if (team.players.size() > mostOnTeam)
            return; // of a file with mistakes, and told as one
        const night::Team* known = night::team(m_setting, team.id);
        night::Team then = known ? *known : night::Team{};
        then.players = team.players;
        const std::vector<std::string> ids = registeredFor(then);
        Enrolment enrolment{team.affiliation.value_or(""), playersAs(m_night, ids)};
        for (std::size_t at = 0; at < ids.size(); ++at)
            if (const auto filed = m_enrolled.find(ids[at]); filed != m_enrolled.end())
                enrolment.players[at] = {filed->second, m_own.at(ids[at])};
        const std::vector<Broken> broken = brokenBy(m_night, enrolment);
        for (const std::string& more : newlyBroken(brokenNow(m_night, team.id), broken))
            refuse(line,
                   before + more + "; leave it out here, and register the team by hand with an override");
        team.override = known && !broken.empty() ? optional(known->override) : std::nullopt;
    }

    /// Whether somebody has sat down for the team, or came in for one of it.
    bool keepsItsPlayers(const night::Team& team) const
    {
        if (!team.substitutions.empty())
            return true;
        for (const night::Match* match : night::inOrder(m_night))
            if (match->call && (match->call->teams.a == team.id || match->call->teams.b == team.id))
                return true;
        return false;
    }

    void addTeam(const FiledTeam& filed, const std::vector<std::string>& players,
                 std::vector<facts::Fact>& teams)
    {
        const roster::Team& read = *filed.team;
        const std::string affiliation = asKnown(m_setting, read.affiliation, filed.id);
        if (const night::Team* known = night::team(m_setting, filed.id))
            return changeTeam(filed, *known, affiliation, players, teams);
        ++m_plan.freshTeams;
        m_plan.fresh.insert(read.line);
        if (m_setting.draw)
            refuse(read.line, "the teams are drawn: " + read.name + " is added alone and enters late");
        const std::string id = "T" + std::to_string(++m_taken.teams);
        m_seeds[id] = {read.seed, read.line};
        m_names[id] = read.name;
        if (players.empty())
            refuse(read.line, "nobody would be on " + read.name);
        facts::Team team{id, read.name, read.seed, players, optional(affiliation)};
        askLimits(read.line, team);
        teams.emplace_back(std::move(team));
    }

    void changeTeam(const FiledTeam& filed, const night::Team& known, const std::string& affiliation,
                    const std::vector<std::string>& players, std::vector<facts::Fact>& teams)
    {
        const std::size_t before = m_plan.changes.size();
        const auto left = m_left.find(known.id);
        const std::vector<std::string>& had = left == m_left.end() ? known.players : left->second;
        facts::Team team{known.id, filed.team->name, known.seed, playersOf(filed, known, had, players),
                         optional(affiliation.empty() ? known.affiliation : affiliation)};
        if (filed.team->seed && filed.team->seed != known.seed)
            takeSeed(filed, known, team);
        if (!known.withdrawn)
            m_seeds[known.id] = {team.seed, filed.team->line};
        m_names[known.id] = team.name;
        if (known.name != team.name)
            change(filed.team->line, "the team was " + known.name);
        if (team.affiliation.value_or("") != known.affiliation)
            change(filed.team->line, "of " + team.affiliation.value_or("") +
                                         (known.affiliation.empty() ? "" : ", was of " + known.affiliation));
        askLimits(filed.team->line, team);
        const facts::Team was{
            known.id, known.name, known.seed, had, optional(known.affiliation), optional(known.override)};
        const bool isOther = team != was;
        if (isOther)
            teams.emplace_back(std::move(team));
        if (isOther || m_plan.changes.size() > before || left != m_left.end() || anyChangeIn(*filed.team))
            ++m_plan.changedTeams;
    }

    bool anyChangeIn(const roster::Team& team) const
    {
        return std::any_of(m_plan.changes.begin(), m_plan.changes.end(), [&](const Saying& said) {
            return std::any_of(team.players.begin(), team.players.end(),
                               [&](const roster::Player& player) { return player.line == said.line; });
        });
    }

    // The draw went by the seeds that there were.
    void takeSeed(const FiledTeam& filed, const night::Team& known, facts::Team& team)
    {
        const std::string seed = "seed " + std::to_string(*filed.team->seed);
        if (m_setting.draw) {
            m_plan.warnings.push_back({filed.team->line, seed + " is not taken over: the teams are drawn"});
            return;
        }
        team.seed = filed.team->seed;
        change(filed.team->line, seed + (known.seed ? ", was " + std::to_string(*known.seed) : ", had none"));
    }

    /// The file's order, with who is not in it behind; of a team that has sat down its own, with who is new
    /// behind.
    std::vector<std::string> playersOf(const FiledTeam& filed, const night::Team& known,
                                       const std::vector<std::string>& had,
                                       const std::vector<std::string>& inFile)
    {
        const bool keeps = keepsItsPlayers(known);
        std::vector<std::string> all = keeps ? had : inFile;
        for (const std::string& each : keeps ? inFile : had)
            if (!isAmong(all, each) && (!keeps || !isAmong(night::everybodyOf(known), each)))
                all.push_back(each);
        const int line = filed.team->line;
        if (all.size() > mostOnTeam)
            refuse(line, "with those on record " + known.name + " would have " + std::to_string(all.size()) +
                             " players; a team has " + std::to_string(mostOnTeam) + " at most");
        if (keeps && partnersOf(inFile) != partnersOf(had))
            m_plan.warnings.push_back(
                {line, known.name + " has sat down already: who plays for it stays as it is"});
        else if (partnersOf(all) != partnersOf(had))
            change(line, "other partners than on record");
        else if (all != had && std::is_permutation(all.begin(), all.end(), had.begin(), had.end()))
            change(line, "the substitutes in another order");
        return all;
    }

    void checkSeeds()
    {
        for (const night::Team& team : m_setting.teams) {
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
            refuse(line, "seed " + std::to_string(*seed.first) + " is already that of " + m_names.at(other));
        }
    }

    void listAbsent()
    {
        std::set<std::string> inFile;
        for (const std::vector<std::string>& players : m_players)
            inFile.insert(players.begin(), players.end());
        for (const night::Team& team : m_setting.teams) {
            const auto at = std::find_if(m_match.teams.begin(), m_match.teams.end(),
                                         [&](const FiledTeam& filed) { return filed.id == team.id; });
            const bool isThere = at != m_match.teams.end();
            RosterRow row{.line = 0, .team = team.name, .standing = RosterRow::Standing::Absent};
            for (const std::string& id : night::everybodyOf(team))
                if (inFile.count(id) == 0)
                    row.players.push_back(personName(m_night, id));
            if (!isThere || !row.players.empty())
                m_plan.absent.push_back(std::move(row));
        }
    }

    const night::Night& m_night;
    const night::Setting& m_setting;
    const RosterMatch& m_match;
    Taken m_taken;
    RosterPlan m_plan;
    std::set<int> m_known;                           // lines of players who are on record
    std::vector<std::vector<std::string>> m_players; // of each team of the file, in its order
    std::map<std::string, std::string> m_enrolled;   // names of who is in the file
    std::map<std::string, std::string> m_own;        // and their own affiliations
    std::vector<facts::Fact> m_notes;
    std::map<std::string, std::vector<std::string>> m_moved;           // off a team
    std::map<std::string, int> m_movedOn;                              // line
    std::map<std::string, std::vector<std::string>> m_left;            // who is left on it
    std::map<std::string, std::pair<std::optional<int>, int>> m_seeds; // as they will be, with the line
    std::map<std::string, std::string> m_names;                        // of teams, likewise
};

} // namespace

RosterPlan planOf(const night::Night& night, const RosterMatch& match)
{
    return Planner(night, match).plan();
}

} // namespace desk
