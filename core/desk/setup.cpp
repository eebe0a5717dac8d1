#include "setup.h"

#include "cards.h"

#include "bracket/shuffle.h"
#include "bracket/swiss.h"
#include "facts/canonical.h"
#include "roster/find.h"
#include "roster/text.h"
#include "rules/load.h"
#include "tournament/model/policy.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

// So much of a UUID is a seed that people can read to each other.
constexpr std::size_t seedDigits = 12;

/// As a rule file has it: a number, true, false, null, a list or an object; anything else is a text. Refuses
/// a list or an object that is not whole.
Answer<json::Value> valueTyped(const std::string& parameter, const std::string& text)
{
    if (auto value = json::parse(text))
        return *std::move(value);
    const auto first = text.find_first_not_of(' ');
    if (first != std::string::npos && (text[first] == '{' || text[first] == '['))
        return refused(roster::shown(parameter) +
                       ": the value isn't complete. Check its brackets, commas and quotes");
    return json::of(text);
}

/// The number in `T7`; 0 where the id is of another make.
int numberIn(const std::string& id, char letter)
{
    if (id.size() < 2 || id.size() > 7 || id.front() != letter ||
        !std::all_of(id.begin() + 1, id.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return 0;
    return std::stoi(id.substr(1));
}

} // namespace

std::string madeSeed(const Environment& environment)
{
    std::string digits = environment.op();
    digits.erase(std::remove(digits.begin(), digits.end(), '-'), digits.end());
    return digits.substr(0, seedDigits);
}

Answer<std::optional<std::string>> agreedIn(const std::vector<std::string>& given)
{
    json::Object all;
    for (const std::string& each : given) {
        const auto equals = each.find('=');
        const std::string parameter = each.substr(0, equals);
        if (equals == std::string::npos || parameter.empty())
            return refused(roster::shown(each) +
                           " sets nothing; say PARAMETER=VALUE, such as end.target=350");
        if (std::any_of(all.begin(), all.end(), [&](const auto& other) { return other.first == parameter; }))
            return refused(roster::shown(parameter) + " is set twice");
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

std::vector<Entrant> entrantsAmong(const std::vector<facts::Fact>& all)
{
    std::vector<Entrant> entrants;
    for (const facts::Fact& fact : all)
        if (const auto* team = std::get_if<facts::Team>(&fact))
            entrants.push_back({team->id, team->seed, team->affiliation.value_or("")});
    return entrants;
}

std::optional<std::vector<std::size_t>> orderOf(const facts::Draw& draw, const std::vector<Entrant>& entrants)
{
    std::vector<std::optional<int>> seeds;
    std::vector<std::string> affiliations;
    for (const Entrant& entrant : entrants) {
        seeds.push_back(entrant.seed);
        affiliations.push_back(entrant.affiliation);
    }
    auto order = bracket::drawOrder(seeds, draw.randomSeed);
    if (draw.version == bracket::shuffleVersion)
        return order;
    if (draw.version != bracket::apartVersion || !draw.randomSeed)
        return std::nullopt;
    const auto seeded =
        std::count_if(seeds.begin(), seeds.end(), [](const auto& seed) { return seed.has_value(); });
    return bracket::keptApart(std::move(order), static_cast<std::size_t>(seeded), affiliations,
                              bracket::sectionsOf(tournament::kindOf(draw.format),
                                                  static_cast<int>(entrants.size()), draw.pools.value_or(0)));
}

std::optional<std::string> againstApart(facts::Format format, const HowDrawn& how)
{
    if (!how.apart)
        return std::nullopt;
    if (!choosable(format).apart)
        return "everybody meets everybody: there is nobody to keep apart";
    if (how.seeding != facts::Seeding::Random)
        return "teams of one affiliation are kept apart only where lots are drawn: the order of a list or of "
               "standings stays as it is";
    return std::nullopt;
}

facts::Draw drawFact(facts::Format format, const HowDrawn& how, const std::vector<Entrant>& entrants,
                     const Environment& environment)
{
    facts::Draw draw;
    draw.format = format;
    draw.method = how.seeding;
    draw.thirdPlace = how.thirdPlace;
    if (how.singleFinal)
        draw.finals = 1;
    draw.meetings = how.meetings;
    draw.pools = how.pools;
    draw.advance = how.advance;
    draw.wildcards = how.wildcards;
    draw.rounds = how.rounds;
    draw.ranking = how.ranking;
    if (format == facts::Format::Swiss && !draw.rounds)
        draw.rounds = bracket::usualSwissRounds(static_cast<int>(entrants.size()));
    if (how.seeding == facts::Seeding::Random) {
        draw.version = how.apart ? bracket::apartVersion : bracket::shuffleVersion;
        draw.randomSeed = how.randomSeed ? *how.randomSeed : madeSeed(environment);
    }
    const auto order = orderOf(draw, entrants).value(); // it is one of our ways
    for (const std::size_t place : order)
        draw.teams.push_back(entrants[place].team);
    return draw;
}

std::optional<int> seedBy(const std::vector<std::string>& standings, const std::string& name)
{
    const auto at = std::find(standings.begin(), standings.end(), name);
    return at == standings.end() ? std::nullopt : std::optional(static_cast<int>(at - standings.begin()) + 1);
}

std::vector<Entrant> entrantsOf(const tournament::Setting& setting,
                                const std::optional<std::vector<std::string>>& standings)
{
    std::vector<Entrant> entrants;
    for (const tournament::Team& team : setting.teams)
        if (!team.withdrawn)
            entrants.push_back(
                {team.id, standings ? seedBy(*standings, team.name) : team.seed, team.affiliation});
    return entrants;
}

Answer<facts::Draw> drawOf(const tournament::Tournament& tournament, const HowDrawn& how,
                           const Environment& environment)
{
    if (!tournament.setting->event)
        return refused("the tournament itself (event) comes before its draw");
    if (auto why = againstApart(tournament.setting->event->format, how))
        return refused(*std::move(why));
    const std::vector<Entrant> entrants = entrantsOf(*tournament.setting, how.standings);
    if (how.standings && std::none_of(entrants.begin(), entrants.end(),
                                      [](const Entrant& each) { return each.seed.has_value(); }))
        return refused("no team of this tournament stands in those standings");
    return drawFact(tournament.setting->event->format, how, entrants, environment);
}

} // namespace desk
