#include "registrationfacts.h"

#include "cards.h"

#include "facts/canonical.h"
#include "message/message.h"
#include "roster/find.h"
#include "roster/text.h"
#include "rules/load.h"
#include "json/build.h"

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

namespace {

using message::Message;

/// As a rule file has it: a number, true, false, null, a list or an object; anything else is a text. Refuses
/// a list or an object that is not whole.
Answer<json::Value> valueTyped(const std::string& parameter, const std::string& text)
{
    if (auto value = json::parse(text))
        return *std::move(value);
    const auto first = text.find_first_not_of(' ');
    if (first != std::string::npos && (text[first] == '{' || text[first] == '['))
        return refused(Message{"agreed-value-incomplete", {{"parameter", roster::shown(parameter)}}});
    return json::of(text);
}

} // namespace

Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given)
{
    json::Object all;
    for (const std::string& each : given) {
        const auto equals = each.find('=');
        const std::string parameter = each.substr(0, equals);
        if (equals == std::string::npos || parameter.empty())
            return refused(Message{"agreed-sets-nothing", {{"typed", roster::shown(each)}}});
        if (std::any_of(all.begin(), all.end(), [&](const auto& other) { return other.first == parameter; }))
            return refused(Message{"agreed-parameter-twice", {{"parameter", roster::shown(parameter)}}});
        auto value = valueTyped(parameter, each.substr(equals + 1));
        if (!value)
            return tl::unexpected(value.error());
        all.emplace_back(parameter, *std::move(value));
    }
    if (all.empty())
        return std::optional<std::string>();
    return std::optional(facts::canonical(json::of(std::move(all))));
}

facts::Rules rulesFact(const rules::Venue& venue, const std::optional<std::string>& agreed)
{
    const auto text = json::parse(rules::toJson(venue)); // what the program wrote is JSON
    return {facts::canonical(*text), agreed, {}, {}};
}

} // namespace desk
