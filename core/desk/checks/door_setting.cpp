#include "affectedmatches.h"
#include "doors.h"
#include "rostereligibility.h"
#include "rulesread.h"

#include "desk/wording/names.h"
#include "desk/wording/problemtext.h"
#include "roster/text.h"
#include "rules/isolated.h"
#include "rules/why.h"
#include "tournament/model/setting.h"
#include "tournament/queries/room.h"

#include <algorithm>

namespace desk {

namespace {

void checkName(const std::string& name, const message::Message& what, Objections& found)
{
    const auto storable = roster::storable(name, what);
    if (!storable)
        found.push_back(storable.error());
    else if (*storable != name)
        found.push_back("the " + Mistake(what).inFull + " " + roster::shown(name) +
                        " is not in its stored form " + roster::shown(*storable));
}

/// A match that somebody has sat down to, or null.
const tournament::Match* aCalledMatch(const Tournament& tournament)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->call)
            return match;
    return nullptr;
}

std::string listed(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "\"" : ", \"") + word + '"';
    return all;
}

/// ` (unc-regular, The Game 1)`
Mistake citeOfIds(const rules::Set& set)
{
    return " (" + set.id + ", " + cited(set.citeFor("checkin.acceptedIds")) + ")";
}

void checkProof(const rules::Set& set, const facts::Checkin& checkin, const std::string& who,
                Objections& found)
{
    const rules::Checkin& rule = set.people.checkin;
    if (!rule.noIdNoPlay || checkin.override)
        return;
    const auto& accepted = rule.acceptedIds;
    if (!checkin.shown)
        found.push_back(whichIdText(set, who));
    else if (std::find(accepted.begin(), accepted.end(), *checkin.shown) == accepted.end())
        found.push_back(roster::shown(*checkin.shown) + " is no ID that is accepted here: " +
                        listed(accepted) + "; with another proof it takes an override" + citeOfIds(set));
}

} // namespace

Mistake whichIdText(const rules::Set& set, const std::string& who)
{
    return "which ID did " + who + " show? Accepted: " + listed(set.people.checkin.acceptedIds) +
           citeOfIds(set);
}

bool isRuleChange(const facts::Fact& fact)
{
    const auto* rules = std::get_if<facts::Rules>(&fact);
    return rules && tournament::correctsRules(*rules);
}

Objections against(const Tournament& tournament, const facts::Event& event)
{
    Objections found;
    checkName(event.name, message::Message{"name-of-tournament"}, found);
    if (const auto policy = tournament::absencePolicy(event.attendance); !policy)
        for (const json::Problem& problem : policy.error())
            found.push_back(json::placed(problem));
    const tournament::Setting& setting = *tournament.setting;
    if (setting.draw && setting.event && setting.event->format != event.format)
        found.push_back("the format cannot change after the draw");
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (tournament::isAtTable(*match) && match->call->table > event.tables)
            found.push_back(titleOf(*match) + " is played at table " + std::to_string(match->call->table) +
                            ": finish it or call it to another first");
    return found;
}

Objections against(const Tournament& tournament, const facts::Rules& rules)
{
    if (!tournament.setting->event)
        return {"the tournament itself (event) comes before its rules"};
    if (const auto venue = tournament::venueIn(rules); !venue)
        return rulesMistakes(venue.error());
    Objections found;
    if (rules.from && !tournament::match(tournament, *rules.from))
        found.push_back("rules, from: there is no match \"" + *rules.from + "\" in the draw");
    if (isRuleChange(rules))
        return found;
    if (const tournament::Match* called = aCalledMatch(tournament))
        found.push_back("the rules cannot change any more: " + titleOf(*called) + " was called");
    return found;
}

Objections against(const Tournament& tournament, const facts::Person& person)
{
    Objections found;
    if (person.name) // none where it was purged, or lost with a damaged file
        checkName(*person.name, message::Message{"name-of-the-player"}, found);
    if (person.affiliation)
        checkName(*person.affiliation, message::Message{"affiliation-of-the-player"}, found);
    for (const auto& [id, other] : tournament.setting->people)
        for (const auto& hash : {person.cardHash, person.stripeHash})
            if (hash && id != person.id && other.hasCard(*hash))
                found.push_back("the card of " + person.name.value_or(person.id) + " is already that of " +
                                rules::isolated(other.name));
    return found;
}

Objections against(const Tournament& tournament, const facts::Team& team)
{
    Objections found;
    checkName(team.name, message::Message{"name-of-team"}, found);
    for (const tournament::Team& other : tournament.setting->teams)
        if (other.id != team.id && other.name == team.name)
            found.push_back("there is a team " + rules::isolated(roster::shown(team.name)) + " already");
    for (const std::string& player : team.players) {
        const std::string on = teamOfPlayer(tournament, player);
        if (!tournament::person(*tournament.setting, player))
            found.push_back(rules::isolated(team.name) + ": there is no person \"" + player + '"');
        else if (!on.empty() && on != team.id)
            found.push_back(rules::isolated(team.name) + ": " + personName(tournament, player) +
                            " plays for " + teamName(tournament, on));
    }
    if (found.empty())
        found = refusals(rules::isolated(team.name), limitsAgainst(tournament, team));
    return found;
}

namespace {

/// Whether a sanction reaches the player that came after that arrival (its op).
bool isSanctionedSince(const Tournament& tournament, const std::string& player, const std::string& arrival)
{
    const long long came = tournament::filed(tournament, arrival)->entry->seq;
    const auto& sanctions = tournament.setting->sanctions;
    return std::any_of(sanctions.begin(), sanctions.end(), [&](const tournament::Sanctioned& each) {
        return tournament::reaches(each, player) &&
               tournament::filed(tournament, each.stamp.op)->entry->seq > came;
    });
}

} // namespace

Objections against(const Tournament& tournament, const facts::Checkin& checkin)
{
    const tournament::Setting& setting = *tournament.setting;
    const tournament::Person* person = tournament::person(setting, checkin.person);
    if (!person)
        return {"there is no person \"" + checkin.person + '"'};
    if (setting.rules.empty())
        return {"the tournament has no rules yet, so nobody can be checked in"};
    const std::string who = personName(tournament, checkin.person);
    const rules::Set* set = &tournament::regularSet(*tournament::generalRules(setting));
    if (checkin.match) {
        const tournament::Match* match = tournament::match(tournament, *checkin.match);
        const std::string team = teamOfPlayer(tournament, checkin.person);
        if (!match)
            return {"there is no match \"" + *checkin.match + "\" in the draw"};
        if (team.empty() || (match->teams.a != team && match->teams.b != team))
            return {who + " does not play in " + titleOf(*match)};
        set = &*match->rules;
    }
    Objections found;
    const bool perMatch = set->people.checkin.scope == rules::CheckinScope::Match;
    if (perMatch != checkin.match.has_value())
        found.push_back(perMatch ? "IDs are checked for each match here: say for which " + who + " is"
                                 : "IDs are checked once an evening here, not for a match");
    const auto& arrivals = person->arrivals;
    const auto last =
        std::find_if(arrivals.rbegin(), arrivals.rend(), [&](const tournament::Arrival& arrival) {
            return arrival.match == checkin.match.value_or("");
        });
    const bool isLetInNow = checkin.override && last != arrivals.rend() &&
                            isSanctionedSince(tournament, checkin.person, last->op);
    if (last != arrivals.rend() && !isLetInNow)
        return {who + " is checked in already"}; // nothing has to be shown then
    checkProof(*set, checkin, who, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::Withdraw& withdraw)
{
    const tournament::Team* team = tournament::team(*tournament.setting, withdraw.team);
    if (!team)
        return {"there is no team \"" + withdraw.team + '"'};
    if (team->withdrawn)
        return {rules::isolated(team->name) + " has withdrawn already"};
    Objections found;
    for (const std::string& match : affectedMatches(tournament, withdraw))
        found.push_back(rules::isolated(team->name) + " cannot withdraw any more: " + match +
                        " would have other sides than it has; give its match to the other side instead");
    return found;
}

Objections against(const Tournament& tournament, const facts::Closure& closure)
{
    const int tables = tournament::tablesIn(*tournament.setting);
    if (closure.table > tables)
        return {"there is no table " + std::to_string(closure.table) + ": tables are 1 to " +
                std::to_string(tables)};
    const auto why = tournament::whyClosed(*tournament.setting, closure.table);
    if (closure.what == facts::TableDeed::Close && why)
        return {tournament::closedText(closure.table, *why) + " already"};
    if (closure.what == facts::TableDeed::Open && !why)
        return {"table " + std::to_string(closure.table) + " is open already"};
    return {};
}

} // namespace desk
