#include "teams.h"

#include "text.h"
#include "unicode.h"

#include <algorithm>
#include <map>
#include <set>

namespace roster {

using message::Message;

namespace {

struct NamedCaptain {
    int line = 0; // that names them first
    std::string name;
};

// A team while its rows come in.
struct Gathered {
    Team team;
    std::vector<Person> people;
    std::map<std::string, int> names; // folded, with the line
    std::vector<NamedCaptain> captains;
    int seedLine = 0;
    std::string ownAffiliation{};
};

class Gatherer {
public:
    Gatherer(Shape shape, Notes& notes) : m_shape(shape), m_notes(notes) {}

    void add(const Entry& entry)
    {
        const auto [at, isNew] = m_places.emplace(folded(entry.team), m_teams.size());
        if (isNew)
            m_teams.push_back({{entry.team, std::nullopt, {}, entry.line}, {}, {}, {}, 0});
        Gathered& team = m_teams[at->second];
        if (!isNew)
            meetAgain(team.team, entry);
        addSeed(team, entry);
        if (team.ownAffiliation.empty())
            team.ownAffiliation = entry.affiliation;
        for (const Person& person : entry.people)
            addPerson(team, person);
        if (!entry.captain.empty())
            addCaptain(team, {entry.line, entry.captain});
    }

    std::vector<Team> teams()
    {
        std::vector<Team> all;
        for (Gathered& gathered : m_teams)
            all.push_back(finished(gathered));
        return all;
    }

private:
    void meetAgain(const Team& team, const Entry& entry)
    {
        if (m_shape == Shape::TeamRows)
            m_notes.error(
                entry.line,
                team.name == entry.team
                    ? Message{"roster-team-twice", {{"team", shown(entry.team)}, {"line", team.line}}}
                    : Message{"roster-team-twice-as",
                              {{"team", shown(entry.team)}, {"line", team.line}, {"as", shown(team.name)}}});
        else if (team.name != entry.team)
            m_notes.warn(
                entry.line,
                Message{"roster-team-taken-as",
                        {{"team", shown(entry.team)}, {"as", shown(team.name)}, {"line", team.line}}});
    }

    void addSeed(Gathered& team, const Entry& entry)
    {
        if (!entry.seed)
            return;
        if (team.team.seed && *team.team.seed != *entry.seed)
            m_notes.error(entry.line, Message{"roster-two-seeds",
                                              {{"team", shown(team.team.name)},
                                               {"seed", *entry.seed},
                                               {"other", *team.team.seed},
                                               {"line", team.seedLine}}});
        if (team.team.seed)
            return;
        team.team.seed = entry.seed;
        team.seedLine = entry.line;
    }

    void addPerson(Gathered& team, const Person& person)
    {
        const Player& player = person.player;
        const auto [at, isNew] = team.names.emplace(folded(player.name), player.line);
        if (!isNew && !player.name.empty())
            m_notes.error(player.line, at->second == player.line ? Message{"roster-player-twice-in-row",
                                                                           {{"player", shown(player.name)},
                                                                            {"team", shown(team.team.name)}}}
                                                                 : Message{"roster-player-twice",
                                                                           {{"player", shown(player.name)},
                                                                            {"team", shown(team.team.name)},
                                                                            {"line", at->second}}});
        team.people.push_back(person);
    }

    // Which of them is one too many is not for the order of the rows to say.
    void checkSize(const Team& team)
    {
        if (team.players.size() <= mostPlayers)
            return;
        std::set<int> lines;
        for (const Player& player : team.players)
            lines.insert(player.line);
        for (const int line : lines)
            m_notes.errorOfTeam(line, Message{"roster-team-too-large",
                                              {{"team", shown(team.name)},
                                               {"players", team.players.size()},
                                               {"most", mostPlayers}}});
    }

    // Where every row of the team names its captain, once is enough.
    static void addCaptain(Gathered& team, const NamedCaptain& captain)
    {
        const auto same = [&](const NamedCaptain& other) {
            return folded(other.name) == folded(captain.name);
        };
        if (std::none_of(team.captains.begin(), team.captains.end(), same))
            team.captains.push_back(captain);
    }

    Team finished(Gathered& gathered)
    {
        std::stable_partition(gathered.people.begin(), gathered.people.end(),
                              [](const Person& person) { return !person.substitute; });
        for (const Person& person : gathered.people)
            gathered.team.players.push_back(person.player);
        for (const NamedCaptain& captain : gathered.captains)
            markCaptain(gathered.team, captain);
        checkSize(gathered.team);
        addAffiliation(gathered.team, gathered.ownAffiliation);
        for (Message& remark : remarksOn(gathered.team.name, affiliationsOf(gathered.team.players)))
            m_notes.warnOfTeam(gathered.team.line, std::move(remark));
        return std::move(gathered.team);
    }

    void addAffiliation(Team& team, const std::string& own)
    {
        const std::vector<std::string> most = mostNamed(affiliationsOf(team.players));
        const std::string one = most.empty() ? own : most.size() == 1 ? most.front() : std::string();
        if (!one.empty())
            team.affiliation = m_affiliations.emplace(folded(one), one).first->second;
    }

    void markCaptain(Team& team, const NamedCaptain& captain)
    {
        const std::string wanted = folded(captain.name);
        const auto at = std::find_if(team.players.begin(), team.players.end(),
                                     [&](const Player& player) { return folded(player.name) == wanted; });
        if (at == team.players.end())
            m_notes.error(captain.line,
                          Message{"roster-captain-unknown",
                                  {{"captain", shown(captain.name)}, {"team", shown(team.name)}}});
        else
            at->captain = true;
    }

    Shape m_shape;
    Notes& m_notes;
    std::vector<Gathered> m_teams;
    std::map<std::string, std::size_t> m_places;
    std::map<std::string, std::string> m_affiliations; // folded, as first written
};

} // namespace

std::vector<Team> teamsFrom(const std::vector<Entry>& entries, Shape shape, Notes& notes)
{
    Gatherer gatherer(shape, notes);
    for (const Entry& entry : entries)
        if (!entry.team.empty())
            gatherer.add(entry);
    return gatherer.teams();
}

std::vector<std::string> affiliationsOf(const std::vector<Player>& players)
{
    std::vector<std::string> all;
    all.reserve(players.size());
    for (const Player& player : players)
        all.push_back(player.affiliation);
    return all;
}

} // namespace roster
