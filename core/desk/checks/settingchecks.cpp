#include "checks.h"
#include "lookup.h"
#include "named.h"
#include "onsheet.h"
#include "rosterlimits.h"
#include "suspended.h"

#include "bracket/questions.h"
#include "roster/text.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/model/policy.h"
#include "tournament/model/setting.h"
#include "tournament/queries/absence.h"
#include "tournament/queries/room.h"

#include <algorithm>

namespace desk {

namespace {

std::vector<std::string> quoted(std::vector<std::string> words)
{
    for (std::string& word : words)
        word.insert(0, "“").append("”");
    return words;
}

void checkProof(const rules::Set& set, const facts::Checkin& checkin, const std::string& who,
                Objections& found)
{
    const rules::Checkin& rule = set.people.checkin;
    if (!rule.noIdNoPlay || checkin.override)
        return;
    const auto& accepted = rule.acceptedIds;
    if (!checkin.shown)
        found.push_back(whichId(set, who));
    else if (!isAmong(accepted, *checkin.shown))
        found.push_back(Message{"checkin-id-not-accepted",
                                {{"shown", roster::shown(*checkin.shown)},
                                 {"accepted", quoted(accepted)},
                                 {"rules", set.id},
                                 {"rule", ruleCited(set.sourceFor("checkin.acceptedIds"))}}});
}

} // namespace

Message whichId(const rules::Set& set, const std::string& who)
{
    return Message{"checkin-which-id",
                   {{"player", who},
                    {"accepted", quoted(set.people.checkin.acceptedIds)},
                    {"rules", set.id},
                    {"rule", ruleCited(set.sourceFor("checkin.acceptedIds"))}}};
}

bool isRuleChange(const facts::Fact& fact)
{
    const auto* rules = std::get_if<facts::Rules>(&fact);
    return rules && tournament::correctsRules(*rules);
}

Objections against(const Tournament& tournament, const facts::Tournament& setup)
{
    Objections found;
    checkStored(setup.name, Message{"name-of-tournament"}, roster::longestName, found);
    if (const auto policy = tournament::absencePolicy(setup.absences); !policy)
        for (const json::Problem& problem : policy.error())
            found.push_back(json::placed(problem));
    const tournament::Setting& setting = *tournament.setting;
    if (setting.draw && setting.tournament && setting.tournament->format != setup.format)
        found.push_back(Message{"tournament-format-after-draw"});
    for (const Match* match : tournament::inOrder(tournament))
        if (tournament::isAtTable(*match) && match->call->table > setup.tables)
            found.push_back(Message{"tournament-table-in-use", {of(*match), {"table", match->call->table}}});
    return found;
}

namespace {

/// The phase that allows ties although its matches need a winner, or null. Before the draw only the format is
/// known; in an elimination nearly every match has the regular phase.
const rules::Phase* tyingPhase(const tournament::Setting& setting, const rules::Venue& venue,
                               std::string_view from)
{
    if (setting.draw)
        return tournament::tiesInKnockout(venue, setting.bracket, from);
    const bool isKnockout = bracket::isKnockout(tournament::kindOf(setting.tournament->format));
    const rules::Phase& regular = rules::regularPhase(venue);
    return isKnockout && regular.rules.end.tie == scoring::Tie::Stands ? &regular : nullptr;
}

} // namespace

Objections against(const Tournament& tournament, const facts::Rules& rules)
{
    if (!tournament.setting->tournament)
        return {Message{"setting-rules-before-tournament"}};
    const auto venue = tournament::venueIn(rules);
    if (!venue)
        return rulesMistakes(venue.error());
    Objections found;
    if (const rules::Phase* phase = tyingPhase(*tournament.setting, *venue, rules.from.value_or("")))
        found.push_back(Message{"rules-tie-in-knockout", {{"phase", phase->name}}});
    if (rules.from && !tournament::match(tournament, *rules.from))
        found.push_back(Message{"setting-rules-from-unknown-match", {{"match", *rules.from}}});
    if (isRuleChange(rules))
        return found;
    const auto matches = tournament::inOrder(tournament);
    const auto called =
        std::ranges::find_if(matches, [](const Match* match) { return match->call.has_value(); });
    if (called != matches.end())
        found.push_back(Message{"setting-rules-after-call", {of(**called)}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Person& person)
{
    Objections found;
    if (person.name) // none where it was purged, or lost with a damaged file
        checkStored(*person.name, Message{"name-of-the-player"}, roster::longestName, found);
    if (person.affiliation)
        checkStored(*person.affiliation, Message{"affiliation-of-the-player"}, roster::longestName, found);
    for (const auto& [id, other] : tournament.setting->people)
        for (const auto& hash : {person.cardHash, person.stripeHash})
            if (hash && id != person.id && other.hasCard(*hash))
                found.push_back(Message{
                    "person-card-of-another",
                    {{"person", person.name.value_or(person.id)}, {"other", rules::isolated(other.name)}}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Team& team)
{
    Objections found;
    checkStored(team.name, Message{"name-of-team"}, roster::longestName, found);
    for (const tournament::Team& other : tournament.setting->teams)
        if (other.id != team.id && other.name == team.name)
            found.push_back(
                Message{"team-name-taken", {{"team", rules::isolated(roster::shown(team.name))}}});
    for (const std::string& player : team.players) {
        const std::string on = teamOfPlayer(tournament, player);
        if (!tournament::person(*tournament.setting, player))
            found.push_back(
                Message{"team-person-unknown", {{"team", rules::isolated(team.name)}, {"person", player}}});
        else if (!on.empty() && on != team.id)
            found.push_back(Message{"team-player-of-another",
                                    {{"team", rules::isolated(team.name)},
                                     {"player", personName(tournament, player)},
                                     {"other", teamName(tournament, on)}}});
    }
    const tournament::Team* known = tournament::team(*tournament.setting, team.id);
    const auto wasThere = [&](const std::string& player) { return known && isAmong(known->players, player); };
    if (team.underway && (!known || !std::ranges::all_of(team.players, wasThere)))
        found.push_back(Message{"team-underway-adds", {{"team", rules::isolated(team.name)}}});
    if (found.empty())
        found = refusals(rules::isolated(team.name), limitsAgainst(tournament, team));
    return found;
}

namespace {

/// Whether the player was suspended after that check-in (its op).
bool isSanctionedSince(const Tournament& tournament, const std::string& player, const std::string& arrival)
{
    const long long came = tournament::filed(tournament, arrival)->entry->seq;
    const auto& sanctions = tournament.setting->sanctions;
    return std::ranges::any_of(sanctions, [&](const tournament::Sanctioned& each) {
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
        return {Message{"person-unknown", {{"person", checkin.person}}}};
    if (setting.rules.empty())
        return {Message{"checkin-without-rules"}};
    const std::string who = personName(tournament, checkin.person);
    const rules::Set* set = tournament::generalSet(setting);
    if (checkin.match) {
        const Match* match = tournament::match(tournament, *checkin.match);
        const std::string team = teamOfPlayer(tournament, checkin.person);
        if (!match)
            return {noSuchMatch(*checkin.match)};
        if (team.empty() || !plays(*match, team))
            return {Message{"checkin-not-in-match", {{"player", who}, of(*match)}}};
        set = &*match->rules;
    }
    Objections found;
    const bool perMatch = set->people.checkin.scope == rules::CheckinScope::Match;
    if (perMatch != checkin.match.has_value())
        found.push_back(perMatch ? Message{"checkin-for-which-match", {{"player", who}}}
                                 : Message{"checkin-once-an-evening"});
    const auto& arrivals = person->arrivals;
    const auto last =
        std::find_if(arrivals.rbegin(), arrivals.rend(), [&](const tournament::Arrival& arrival) {
            return arrival.match == checkin.match.value_or("");
        });
    const bool isLetInNow = checkin.override && last != arrivals.rend() &&
                            isSanctionedSince(tournament, checkin.person, last->op);
    if (last != arrivals.rend() && !isLetInNow)
        return {Message{"checkin-done-already", {{"player", who}}}}; // no ID is needed again
    checkProof(*set, checkin, who, found);
    return found;
}

Objections against(const Tournament& tournament, const facts::Withdraw& withdraw)
{
    const tournament::Team* team = tournament::team(*tournament.setting, withdraw.team);
    if (!team)
        return {noSuchTeam(withdraw.team)};
    if (team->withdrawn)
        return {Message{"withdraw-done-already", {of(*team)}}};
    Objections found;
    for (const Message& match : affectedMatches(tournament, withdraw))
        found.push_back(Message{"withdraw-disturbs-match", {of(*team), {"match", match}}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Closure& closure)
{
    const int tables = tournament::tablesIn(*tournament.setting);
    if (closure.table > tables)
        return {noSuchTable(closure.table, tables)};
    const auto why = tournament::whyClosed(*tournament.setting, closure.table);
    if (closure.what == facts::TableAction::Close && why)
        return {Message{"table-closed-already", {{"table", closedTable(closure.table, *why)}}}};
    if (closure.what == facts::TableAction::Open && !why)
        return {Message{"table-open-already", {{"table", closure.table}}}};
    return {};
}

Objections against(const Tournament& tournament, const facts::Sanction& sanction)
{
    const tournament::Setting& setting = *tournament.setting;
    if (sanction.person && !tournament::person(setting, *sanction.person))
        return {noSuchPlayer(*sanction.person)};
    if (sanction.team && !tournament::team(setting, *sanction.team))
        return {noSuchTeam(*sanction.team)};
    if (!sanction.lifted)
        return {};
    for (const tournament::Sanctioned& each : setting.sanctions)
        if (each.sanction.person == sanction.person && each.sanction.team == sanction.team)
            return {};
    return {Message{"sanction-none-to-lift",
                    {{"of", sanction.person ? personName(tournament, *sanction.person)
                                            : teamName(tournament, *sanction.team)}}}};
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Checkin& checkin)
{
    const auto why = mayNotPlay(tournament, checkin.person, day);
    if (!why || checkin.override)
        return {};
    return {{Message{"checkin-suspended", {{"why", *why}}}, Mistake::Code::Suspended}};
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Call& call)
{
    const Match* match = tournament::match(tournament, call.sitting.match);
    return match ? mayNotSit(tournament, call, day) : Objections();
}

Objections againstOn(const std::string& day, const Tournament& tournament, const facts::Wait& wait)
{
    const Match* match = tournament::match(tournament, wait.sitting.match);
    const bool isReady =
        match && match->state == tournament::State::Ready && tournament.setting->absence.grace;
    if (isReady && !tournament::waitFor(tournament, *match) &&
        !tournament::missingIn(tournament, *match, day).anybody())
        return {Message{"match-everybody-here", {of(*match)}}};
    return {};
}

Objections against(const Tournament& tournament, const Match& match, const facts::Wait& wait)
{
    if (match.state == tournament::State::Waiting)
        return {Message{"wait-without-teams", {of(match)}}};
    if (match.state != tournament::State::Ready)
        return {match.state == tournament::State::Final ? Message{"match-final", {of(match)}}
                                                        : Message{"wait-match-called", {of(match)}}};
    if (wait.teams.a != match.teams.a || wait.teams.b != match.teams.b)
        return {isBetween(tournament, match)};
    if (!tournament.setting->absence.grace)
        return {Message{"wait-without-grace-period"}};
    if (Objections elsewhere = seatedElsewhere(tournament, match, {match.teams.a, match.teams.b});
        !elsewhere.empty())
        return elsewhere;
    if (tournament::waitFor(tournament, match))
        return {Message{"wait-started-already", {of(match)}}};
    return {};
}

} // namespace desk
