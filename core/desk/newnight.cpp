#include "newnight.h"

#include "cards.h"
#include "names.h"

#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "bracket/shuffle.h"
#include "facts/canonical.h"
#include "roster/roster.h"
#include "roster/text.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "rules/words.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

// So much of a UUID is a seed that people can read to each other.
constexpr std::size_t seedDigits = 12;

std::string inFile(const std::string& file, int line, const std::string& text)
{
    return file + ':' + (line > 0 ? std::to_string(line) + ": " : " ") + text;
}

std::vector<std::string> inFile(const std::string& file, const std::vector<roster::Note>& notes)
{
    std::vector<std::string> all;
    all.reserve(notes.size());
    for (const roster::Note& note : notes)
        all.push_back(inFile(file, note.line, note.text));
    return all;
}

std::string unusedText(const std::vector<std::string>& titles)
{
    std::string all;
    for (const std::string& title : titles)
        all += (all.empty() ? "" : ", ") + roster::shown(title);
    return "not read: " + all;
}

struct Entrants {
    std::vector<roster::Team> teams;
    std::vector<std::string> warnings;
};

Answer<Entrants> entrantsIn(const std::string& file, std::string_view bytes)
{
    roster::Reading reading = roster::read(bytes);
    if (!reading.good())
        return refused(inFile(file, reading.errors));
    const auto teams = static_cast<int>(reading.teams.size());
    if (teams < bracket::fewestEntries || teams > bracket::mostEntries)
        return refused(inFile(file, 0,
                              "has " + rules::counted(teams, "team") + "; a night takes " +
                                  std::to_string(bracket::fewestEntries) + " to " +
                                  std::to_string(bracket::mostEntries)));
    Entrants entrants{std::move(reading.teams), inFile(file, reading.warnings)};
    if (!reading.unused.empty())
        entrants.warnings.push_back(inFile(file, 0, unusedText(reading.unused)));
    return entrants;
}

/// A number, true, false or null as such; anything else is a text.
json::Value valueTyped(const std::string& text)
{
    auto value = json::parse(text);
    return value && !value->array() && !value->object() ? *std::move(value) : json::of(text);
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
        all.emplace_back(parameter, valueTyped(each.substr(equals + 1)));
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

/// The key of the cards, where any player has a card.
Answer<std::string> keyFor(const std::vector<roster::Team>& teams)
{
    for (const roster::Team& team : teams)
        for (const roster::Player& player : team.players)
            if (!player.id.empty())
                return cardKeyOrNew();
    return std::string();
}

void addPeople(const std::vector<roster::Team>& teams, const std::string& key, std::vector<facts::Fact>& all)
{
    int number = 0;
    for (const roster::Team& team : teams) {
        for (const roster::Player& player : team.players) {
            facts::Person person{"P" + std::to_string(++number), player.name, {}, {}};
            if (!player.id.empty()) {
                const KeptCard card = keptOf(key, player.id);
                person.cardHash = card.hash;
                person.cardEnd = card.end;
            }
            all.emplace_back(std::move(person));
        }
    }
}

std::string teamId(std::size_t place)
{
    return "T" + std::to_string(place + 1);
}

void addTeams(const std::vector<roster::Team>& teams, std::vector<facts::Fact>& all)
{
    int person = 0;
    for (std::size_t place = 0; place < teams.size(); ++place) {
        const roster::Team& team = teams[place];
        facts::Team fact{teamId(place), team.name, team.seed, {}};
        for (std::size_t i = 0; i < team.players.size(); ++i)
            fact.players.push_back("P" + std::to_string(++person));
        all.emplace_back(std::move(fact));
    }
}

std::vector<std::string> seeded(const std::vector<roster::Team>& teams, const std::optional<std::string>& lot)
{
    std::vector<std::optional<int>> seeds;
    seeds.reserve(teams.size());
    for (const roster::Team& team : teams)
        seeds.push_back(team.seed);
    std::vector<std::string> ids;
    ids.reserve(teams.size());
    for (const std::size_t place : bracket::drawOrder(seeds, lot))
        ids.push_back(teamId(place));
    return ids;
}

/// Digits that nobody has chosen.
std::string madeSeed(const World& world)
{
    std::string digits = world.op();
    digits.erase(std::remove(digits.begin(), digits.end(), '-'), digits.end());
    return digits.substr(0, seedDigits);
}

facts::Draw drawFact(const NewNight& asked, const std::vector<roster::Team>& teams, const World& world)
{
    facts::Draw draw{asked.format, asked.seeding, 1, {}, asked.thirdPlace, {}};
    if (asked.seeding == facts::Seeding::Random) {
        draw.version = bracket::shuffleVersion;
        draw.randomSeed = asked.randomSeed ? *asked.randomSeed : madeSeed(world);
    }
    draw.teams = seeded(teams, draw.randomSeed);
    return draw;
}

int tablesFor(const NewNight& asked, std::size_t teams)
{
    return asked.tables.value_or(std::max(1, static_cast<int>(teams / 2)));
}

Answer<std::vector<facts::Fact>> factsFor(const NewNight& asked, const std::vector<roster::Team>& teams,
                                          const World& world)
{
    const auto name = roster::storable(asked.name, "name of the night");
    const auto agreed = agreedIn(asked.agreed);
    if (!name)
        return refused(name.error());
    if (!agreed)
        return tl::unexpected(agreed.error());
    const auto key = keyFor(teams);
    if (!key)
        return tl::unexpected(key.error());
    std::vector<facts::Fact> all;
    all.emplace_back(facts::Event{*name, asked.format, tablesFor(asked, teams.size())});
    all.emplace_back(rulesFact(asked.venue, *agreed));
    addPeople(teams, *key, all);
    addTeams(teams, all);
    all.emplace_back(drawFact(asked, teams, world));
    return all;
}

std::vector<std::string> idsOf(const std::vector<const night::Match*>& matches)
{
    std::vector<std::string> ids;
    ids.reserve(matches.size());
    for (const night::Match* match : matches)
        ids.push_back(match->id);
    return ids;
}

} // namespace

Answer<rules::Venue> venueCalled(std::string_view id)
{
    if (const rules::Venue* venue = rules::venue(rules::builtIn(), id))
        return *venue;
    const auto set = rules::find(id);
    if (!set)
        return refused(set.error());
    return rules::venueOf(*set);
}

Answer<rules::Venue> venueFrom(std::string_view text, const std::string& name)
{
    auto venue = rules::load(text);
    if (venue)
        return *std::move(venue);
    std::vector<std::string> mistakes;
    for (const json::Problem& problem : venue.error())
        mistakes.push_back(
            inFile(name, problem.line, (problem.place.empty() ? "" : problem.place + ": ") + problem.text));
    return refused(std::move(mistakes));
}

Answer<Begun> newNight(const std::string& path, const std::string& by, const NewNight& asked, World world)
{
    auto entrants = entrantsIn(asked.rosterName, asked.roster);
    if (!entrants)
        return tl::unexpected(entrants.error());
    const auto all = factsFor(asked, entrants->teams, world);
    if (!all)
        return tl::unexpected(all.error());
    Draft draft({}, world, by);
    for (const facts::Fact& fact : *all)
        if (auto added = draft.add(fact); !added)
            return tl::unexpected(added.error());
    auto desk = Desk::create(path, draft, std::move(world));
    if (!desk)
        return tl::unexpected(desk.error());
    return Begun{*std::move(desk),
                 {draft.op(), draft.entries(), idsOf(night::inOrder(draft.night())), false, {}},
                 std::move(entrants->warnings)};
}

std::string begunText(const night::Night& night)
{
    const night::Setting& setting = *night.setting;
    const auto count = [](std::size_t n, const char* what) {
        return rules::counted(static_cast<int>(n), what);
    };
    const int played = bracket::playedMatches(setting.bracket);
    std::string text = setting.event->name + ": " + count(setting.teams.size(), "team") + ", " +
                       count(setting.people.size(), "player") + ", " + std::to_string(played) +
                       (played == 1 ? " match at " : " matches at ") +
                       rules::counted(setting.event->tables, "table") + ", " +
                       setting.rules.back().venue.name;
    if (setting.draw->randomSeed)
        text += "\ndrawn by lot; --seeding random:" + *setting.draw->randomSeed + " draws the same again";
    return text;
}

} // namespace desk
