#include "newtournament.h"

#include "certificate.h"

#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "desk/checks/rosterlimits.h"
#include "desk/registration/registrationfacts.h"
#include "roster/roster.h"
#include "roster/text.h"
#include "rules/builtin.h"
#include "rules/parameters.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/refusal.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::filled;

namespace desk {

using message::Message;

namespace {

std::string typed(const json::Value& value)
{
    const std::string* word = value.string();
    return word ? *word : json::print(value);
}

/// A special trump as people type it, with the joker names of rules::cardTyped.
std::string trumpTyped(const std::string& card)
{
    return card == "BJ" ? "big joker" : card == "LJ" ? "little joker" : card;
}

/// A list as people type it: `2H, 2D`, `big joker, little joker, 2S`.
std::string typedList(const rules::Values& phase, const std::string& name)
{
    const json::Value value = rules::valueOf(phase, name);
    std::vector<std::string> items;
    for (const json::Value& item : *value.array())
        if (const std::string* text = item.string())
            items.push_back(name == "deck.trumps" ? trumpTyped(*text) : *text);
    if (value.array()->empty())
        return std::string(rules::nothingTyped(name));
    // A list of anything but texts is typed as it reads.
    return items.empty() ? wording::inWords(phase, name) : rules::joined(items, ", ");
}

/// The field of a parameter; nothing if one field isn't enough.
std::optional<Agreeable> fieldOf(const rules::Phase& phase, const std::string& name)
{
    Agreeable field{name, phase.name, wording::labelOf(name), {}, {}, {}};
    for (const rules::Chosen& each : rules::choicesOf(phase, name))
        field.choices.push_back({typed(each.value), wording::inWords(each.with, name)});
    const json::Value value = rules::valueOf(phase, name);
    field.nothing = rules::nothingTyped(name);
    if (!field.nothing.empty())
        field.value = typedList(phase, name);
    else if (!field.choices.empty() || value.string() || value.integer() || value.boolean())
        field.value = typed(value);
    else
        return std::nullopt;
    return field;
}

/// The tournament and its rules. Refuses a name that can't be stored, and values that can't be agreed on.
Answer<std::vector<facts::Fact>> setupFacts(const TournamentPlan& plan)
{
    const auto name = roster::storable(plan.name, Message{"name-of-tournament"});
    if (!name)
        return refused(name.error());
    return agreedIn(plan.agreed).map([&](const std::optional<std::string>& agreed) {
        return std::vector<facts::Fact>{facts::Tournament{*name, plan.format, plan.tables, plan.rest},
                                        rulesFact(plan.venue, agreed)};
    });
}

Message said(const json::Problem& problem)
{
    const std::string begin = "agreed.";
    std::string place = problem.place;
    if (place.starts_with(begin))
        place = place.substr(begin.size());
    for (const std::string_view name : rules::parameterNames())
        if (place == name ||
            (place.starts_with(name) && (place[name.size()] == '[' || place[name.size()] == '.'))) {
            place = wording::labelOf(name); // also for one item or part of it
            break;
        }
    return json::placed({problem.line, place, problem.what});
}

void addReading(Agreeable& field, const rules::Cite& cite)
{
    const auto at = std::ranges::find(field.choices, cite.bareWords, &Agreeable::Choice::value);
    if (cite.bareWords.empty() || at == field.choices.end())
        return;
    field.reading = wording::ourReading({cite.code, {cite.reading}, cite.why});
    field.bareWords = at->words;
}

template <class Names>
std::vector<Agreeable> fieldsOf(const rules::Venue& venue, const Names& names)
{
    const std::string& regular = rules::regularPhase(venue).name;
    std::vector<Agreeable> all;
    for (const rules::Phase& phase : venue.phases) {
        const rules::Set set = rules::set(venue, phase);
        for (const auto& name : names)
            if (auto field = fieldOf(phase, std::string(name))) {
                addReading(*field, set.citeFor(name));
                if (phase.name != regular)
                    field->key = phase.name + '.' + field->key;
                all.push_back(*std::move(field));
            }
    }
    return all;
}

} // namespace

std::vector<Agreeable> agreeable(const rules::Venue& venue)
{
    return fieldsOf(venue, venue.agreeable);
}

std::vector<Agreeable> changeable(const rules::Venue& venue)
{
    return fieldsOf(venue, rules::parameterNames());
}

std::vector<Agreeable> registering(const rules::Venue& venue)
{
    const rules::Phase& phase = rules::regularPhase(venue);
    std::vector<Agreeable> all;
    for (const std::string_view name : rules::parameterNames())
        if (rules::isOrganisers(name))
            if (auto field = fieldOf(phase, std::string(name)))
                all.push_back(*std::move(field));
    return all;
}

Answer<rules::Venue> agreedVenue(const rules::Venue& venue, const std::vector<std::string>& agreed)
{
    const auto text = agreedIn(agreed);
    if (!text)
        return tl::unexpected(text.error());
    const auto changed = tournament::venueIn(rulesFact(venue, *text));
    if (changed) {
        rules::Venue inOrder = venue; // a frozen copy doesn't keep the order of the phases
        for (rules::Phase& phase : inOrder.phases)
            phase = *rules::phase(*changed, phase.name);
        return inOrder;
    }
    std::vector<Mistake> mistakes;
    std::ranges::transform(changed.error(), std::back_inserter(mistakes), said);
    return refused(std::move(mistakes));
}

Answer<Desk> beginTournament(const std::string& path, const std::string& by, const TournamentPlan& plan,
                             Environment environment)
{
    const auto all = setupFacts(plan);
    if (!all)
        return tl::unexpected(all.error());
    Draft draft({}, environment, by);
    for (const facts::Fact& fact : *all)
        if (auto added = draft.add(fact); !added)
            return tl::unexpected(added.error());
    return Desk::create(path, draft, std::move(environment));
}

namespace {

/// `teams.csv:3: …`
Mistake inFile(const std::string& file, int line, const Mistake& what)
{
    return placed(line > 0 ? file + ':' + std::to_string(line) : file, what);
}

std::vector<Mistake> inFile(const std::string& file, const std::vector<roster::Note>& notes)
{
    std::vector<Mistake> all;
    all.reserve(notes.size());
    for (const roster::Note& note : notes)
        all.push_back(inFile(file, note.line, note.message));
    return all;
}

Message unused(const std::vector<std::string>& titles)
{
    std::vector<std::string> shown;
    std::ranges::transform(titles, std::back_inserter(shown), roster::shown);
    return Message{"columns-not-read", {{"titles", std::move(shown)}}};
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
        return refused(Message{"new-roster-team-count",
                               {{"file", file},
                                {"n", teams},
                                {"least", bracket::fewestEntries},
                                {"most", bracket::mostEntries}}});
    Entrants entrants{std::move(reading.teams), wording::inFull(inFile(file, reading.warnings))};
    if (!reading.unused.empty())
        entrants.warnings.push_back(wording::inFull(inFile(file, 0, unused(reading.unused))));
    return entrants;
}

/// The teams with the seeds of these standings instead of those of the roster.
std::vector<roster::Team> seeded(std::vector<roster::Team> teams, const std::vector<std::string>& standings)
{
    for (roster::Team& team : teams)
        team.seed = seedBy(standings, team.name);
    return teams;
}

Answer<std::vector<facts::Fact>> factsFor(const NewTournament& asked, const std::vector<roster::Team>& teams,
                                          const Environment& environment)
{
    const int tables = asked.tables.value_or(std::max(1, static_cast<int>(teams.size() / 2)));
    auto all = setupFacts({asked.name, asked.venue, asked.agreed, asked.format, tables, asked.rest});
    if (!all)
        return all;
    if (auto why = againstApart(asked.format, asked.draw))
        return refused(*std::move(why));
    const auto key = keyFor(teams);
    if (!key)
        return tl::unexpected(key.error());
    addTeams(asked.draw.standings ? seeded(teams, *asked.draw.standings) : teams, *key, {}, *all);
    return drawFact(asked.format, asked.draw, entrantsAmong(*all), environment).map([&](facts::Draw draw) {
        all->emplace_back(std::move(draw));
        return *std::move(all);
    });
}

/// Adds the facts to the draft. Names every team over a roster limit with its line.
Answer<void> addAll(Draft& draft, const std::vector<facts::Fact>& all, const std::string& file,
                    const std::vector<roster::Team>& teams)
{
    std::vector<Mistake> mistakes;
    std::size_t at = 0;
    for (const facts::Fact& fact : all) {
        if (const auto* team = std::get_if<facts::Team>(&fact)) {
            const int line = teams[at++].line;
            const auto against =
                refusals(team->name, limitsAgainst(draft.tournament(), *team), Remedy::EnterLate);
            for (const Mistake& each : against)
                mistakes.push_back(inFile(file, line, each));
            if (!against.empty())
                continue;
        } else if (!mistakes.empty() && std::holds_alternative<facts::Draw>(fact)) {
            break;
        }
        if (auto added = draft.add(fact); !added)
            return added;
    }
    return mistakes.empty() ? Answer<void>() : refused(std::move(mistakes));
}

} // namespace

Answer<rules::Venue> venueCalled(std::string_view id)
{
    auto venue = rules::venueCalled(id);
    if (!venue)
        return refused(venue.error());
    return *std::move(venue);
}

Answer<rules::FileRead> rulesIn(const rules::RuleFile& file, const rules::FindFile& find)
{
    auto read = rules::loadFile(file, find);
    if (read)
        return *std::move(read);
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : read.error())
        mistakes.push_back(inFile(file.name, problem.line, json::placed(problem)));
    return refused(std::move(mistakes));
}

Answer<Begun> newTournament(const std::string& path, const std::string& by, const NewTournament& asked,
                            Environment environment)
{
    auto entrants = entrantsIn(asked.rosterName, asked.roster);
    if (!entrants)
        return tl::unexpected(entrants.error());
    const auto all = factsFor(asked, entrants->teams, environment);
    if (!all)
        return tl::unexpected(all.error());
    Draft draft({}, environment, by);
    if (auto added = addAll(draft, *all, asked.rosterName, entrants->teams); !added)
        return tl::unexpected(added.error());
    std::vector<std::string> matches;
    for (const Match* match : tournament::inOrder(draft.tournament()))
        matches.push_back(match->id);
    return Desk::create(path, draft, std::move(environment)).map([&](Desk desk) {
        return Begun{std::move(desk),
                     {draft.op(), draft.entries(), std::move(matches), false, {}},
                     std::move(entrants->warnings)};
    });
}

std::string begunText(const Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    const int spare = bracket::matchesIfNecessary(setting.bracket);
    const int played = bracket::playedMatches(setting.bracket) - spare;
    const std::string tables = wording::tablesCounted(setting.tournament->tables);
    std::string text =
        setting.tournament->name + ": " + wording::teamsCounted(static_cast<int>(setting.teams.size())) +
        ", " + wording::playersCounted(static_cast<int>(setting.people.size())) + ", " +
        (spare > 0 ? filled(wording::Desk::tr("%1 and %2 more if necessary at %3"),
                            wording::matchesCounted(played), spare, tables)
                   : filled(wording::Desk::tr("%1 at %2"), wording::matchesCounted(played), tables)) +
        ", " + setting.rules.back().venue.name;
    if (setting.draw->randomSeed)
        text += '\n' + filled(wording::Desk::tr("drawn at random; %1 repeats the draw"),
                              "--seeding random:" + *setting.draw->randomSeed +
                                  (tournament::isApart(*setting.draw) ? " --apart" : ""));
    for (const std::string& line : apartInWords(setting))
        text += '\n' + line;
    return text;
}

} // namespace desk
