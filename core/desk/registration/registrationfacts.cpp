#include "registrationfacts.h"

#include "cards.h"

#include "roster/find.h"

#include <algorithm>

namespace desk {

namespace {

/// The number in `T7`; 0 where the id is of another make.
int numberIn(const std::string& id, char letter)
{
    if (id.size() < 2 || id.size() > 7 || id.front() != letter ||
        !std::all_of(id.begin() + 1, id.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return 0;
    return std::stoi(id.substr(1));
}

} // namespace

Taken takenIn(const tournament::Tournament& tournament)
{
    Taken taken;
    for (const tournament::Filed& filed : *tournament.record) {
        if (const auto* team = std::get_if<facts::Team>(&filed.entry->fact))
            taken.teams = std::max(taken.teams, numberIn(team->id, 'T'));
        if (const auto* person = std::get_if<facts::Person>(&filed.entry->fact))
            taken.people = std::max(taken.people, numberIn(person->id, 'P'));
    }
    return taken;
}

Answer<std::string> keyFor(const std::vector<roster::Team>& teams)
{
    for (const roster::Team& team : teams)
        for (const roster::Player& player : team.players)
            if (!player.id.empty())
                return cardKeyOrNew();
    return std::string();
}

facts::Person personFact(const std::string& id, const std::string& name, const std::string& card,
                         const std::string& key)
{
    facts::Person person{id, name, {}, {}};
    if (!card.empty()) {
        const KeptCard kept = keptOf(key, card);
        person.cardHash = kept.hash;
        person.cardEnd = kept.end;
    }
    return person;
}

std::optional<std::string> optional(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

std::string asKnown(const tournament::Setting& setting, const std::string& affiliation,
                    const std::string& except)
{
    if (affiliation.empty())
        return affiliation;
    for (const tournament::Team& team : setting.teams)
        if (team.id != except && roster::same(team.affiliation, affiliation))
            return team.affiliation;
    return affiliation;
}

void addTeams(const std::vector<roster::Team>& teams, const std::string& key, Taken taken,
              std::vector<facts::Fact>& all)
{
    std::vector<facts::Team> rows;
    for (const roster::Team& team : teams) {
        facts::Team row{
            "T" + std::to_string(++taken.teams), team.name, team.seed, {}, optional(team.affiliation)};
        for (const roster::Player& player : team.players) {
            row.players.push_back("P" + std::to_string(++taken.people));
            facts::Person person = personFact(row.players.back(), player.name, player.id, key);
            person.affiliation = optional(player.affiliation);
            all.emplace_back(std::move(person));
        }
        rows.push_back(std::move(row));
    }
    all.insert(all.end(), rows.begin(), rows.end());
}

} // namespace desk
