#include "newtournament.h"

#include "apart.h"
#include "drawfacts.h"

#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "desk/checks/rosterlimits.h"
#include "desk/registration/agreed.h"
#include "desk/registration/registrationfacts.h"
#include "roster/roster.h"
#include "roster/text.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/refusal.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::filled;

namespace desk {

namespace {

/// `teams.csv:3: …`
Mistake inFile(const std::string& file, int line, const message::Message& what)
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

message::Message unused(const std::vector<std::string>& titles)
{
    std::vector<std::string> shown;
    shown.reserve(titles.size());
    for (const std::string& title : titles)
        shown.push_back(roster::shown(title));
    return message::Message{"columns-not-read", {{"titles", std::move(shown)}}};
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
        return refused(message::Message{"new-roster-team-count",
                                        {{"file", file},
                                         {"n", teams},
                                         {"least", bracket::fewestEntries},
                                         {"most", bracket::mostEntries}}});
    Entrants entrants{std::move(reading.teams), wording::inFull(inFile(file, reading.warnings))};
    if (!reading.unused.empty())
        entrants.warnings.push_back(wording::inFull(inFile(file, 0, unused(reading.unused))));
    return entrants;
}

int tablesFor(const NewTournament& asked, std::size_t teams)
{
    return asked.tables.value_or(std::max(1, static_cast<int>(teams / 2)));
}

/// With the seeds that these standings give, whatever the roster has.
std::vector<roster::Team> seeded(std::vector<roster::Team> teams, const std::vector<std::string>& standings)
{
    for (roster::Team& team : teams)
        team.seed = seedBy(standings, team.name);
    return teams;
}

Answer<std::vector<facts::Fact>> factsFor(const NewTournament& asked, const std::vector<roster::Team>& teams,
                                          const Environment& environment)
{
    const auto name = roster::storable(asked.name, message::Message{"name-of-tournament"});
    const auto agreed = agreedIn(asked.agreed);
    if (!name)
        return refused(name.error());
    if (!agreed)
        return tl::unexpected(agreed.error());
    if (auto why = againstApart(asked.format, asked.draw))
        return refused(*std::move(why));
    const auto key = keyFor(teams);
    if (!key)
        return tl::unexpected(key.error());
    std::vector<facts::Fact> all;
    all.emplace_back(facts::Tournament{*name, asked.format, tablesFor(asked, teams.size()), asked.rest});
    all.emplace_back(rulesFact(asked.venue, *agreed));
    addTeams(asked.draw.standings ? seeded(teams, *asked.draw.standings) : teams, *key, {}, all);
    const std::vector<Entrant> entrants = entrantsAmong(all);
    if (asked.draw.standings && std::none_of(entrants.begin(), entrants.end(),
                                             [](const Entrant& each) { return each.seed.has_value(); }))
        return refused(message::Message{"draw-standings-of-others"});
    all.emplace_back(drawFact(asked.format, asked.draw, entrants, environment));
    return all;
}

/// Puts the facts into the draft. Of teams against the limits of the rules every one is named with its line.
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
                mistakes.push_back(placed(line > 0 ? file + ':' + std::to_string(line) : file, each));
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

std::vector<std::string> idsOf(const std::vector<const tournament::Match*>& matches)
{
    std::vector<std::string> ids;
    ids.reserve(matches.size());
    for (const tournament::Match* match : matches)
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
    std::vector<Mistake> mistakes;
    for (const json::Problem& problem : venue.error())
        mistakes.push_back(inFile(name, problem.line, json::placed(problem)));
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
    auto desk = Desk::create(path, draft, std::move(environment));
    if (!desk)
        return tl::unexpected(desk.error());
    return Begun{*std::move(desk),
                 {draft.op(), draft.entries(), idsOf(tournament::inOrder(draft.tournament())), false, {}},
                 std::move(entrants->warnings)};
}

std::string begunText(const tournament::Tournament& tournament)
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
        text += '\n' + filled(wording::Desk::tr("drawn by lot; %1 draws the same again"),
                              "--seeding random:" + *setting.draw->randomSeed +
                                  (tournament::isApart(*setting.draw) ? " --apart" : ""));
    for (const std::string& line : apartInWords(setting))
        text += '\n' + line;
    return text;
}

} // namespace desk
