#include "attendance.h"

#include "names.h"

#include "night/lineup.h"
#include "night/moment.h"
#include "night/rulesinturn.h"
#include "night/whocame.h"
#include "roster/find.h"
#include "rules/why.h"

#include <algorithm>

namespace desk {

namespace {

using night::Night;

struct Comer {
    const night::Team* team = nullptr;
    const night::Match* match = nullptr;
    std::vector<std::string> players;
};

/// The teams that go on playing, by their next match.
std::vector<Comer> comingTeams(const Night& night)
{
    std::vector<Comer> all;
    const night::Setting& setting = *night.setting;
    for (const night::Team& team : setting.teams) {
        const std::vector<const night::Match*> open = night::comingMatches(night, team.id);
        const night::Match* match = open.empty() ? nullptr : open.front();
        if (!team.withdrawn && (match || !setting.draw))
            all.push_back({&team, match, night::playersNow(night, team)});
    }
    const auto place = [](const Comer& coming) {
        return coming.match && coming.match->number ? *coming.match->number : 0;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Comer& left, const Comer& right) { return place(left) < place(right); });
    return all;
}

/// Those who may sit down to the match that comes next; not who comes in later.
std::vector<std::string> playing(const Night& night, const Comer& coming)
{
    return coming.match ? night::playersAt(*night.setting, *coming.team, coming.match->id) : coming.players;
}

night::Came cameOf(const Night& night, const Comer& coming, const std::string& day)
{
    return night::whoCame(night, coming.match, playing(night, coming), day);
}

} // namespace

std::vector<Expected> expected(const Night& night)
{
    std::vector<Expected> all;
    for (const Comer& coming : comingTeams(night))
        for (const std::string& player : coming.players) {
            const night::Match* match = night::comesFor(night, coming.team->id, player);
            all.push_back({player, coming.team->id, match, night::presenceFor(night, match, player)});
        }
    return all;
}

std::vector<Expected> expected(const Night& night, std::string_view typed)
{
    std::vector<Expected> all = expected(night);
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const Expected& each) {
                                 return !roster::fits(personName(night, each.person), typed) &&
                                        !roster::fits(teamName(night, each.team), typed);
                             }),
              all.end());
    std::stable_partition(all.begin(), all.end(), [](const Expected& each) { return !each.isHere(); });
    return all;
}

std::string eligibleText(const Night& night)
{
    const night::RulesFrom* general = night::generalRules(*night.setting);
    if (!general)
        return {};
    const rules::Set& set = night::regularSet(*general);
    std::string text;
    for (const std::string& each : set.people.checkin.eligible)
        text += (text.empty() ? "may play: " : ", ") + each;
    return text.empty() ? text : text + " (" + rules::placeOf(set.citeFor("checkin.eligible")) + ')';
}

namespace {

/// The day in the room is on no record; by no clock of the world is it an earlier one than by this.
constexpr int farthestBehind = -12 * 60;

/// Whether a sanction was against it when the person came, also one that was lifted since.
bool wasSanctioned(const Night& night, const std::string& person, const night::Arrival& arrival)
{
    const night::Filed* came = night::filed(night, arrival.op);
    if (!came)
        return false;
    const std::string day = night::dayOf(came->entry->stamp.at, farthestBehind);
    const auto all = night::sanctionsIn(*night.record, came->entry->seq);
    return std::any_of(all.begin(), all.end(), [&](const night::Sanctioned& each) {
        return night::holdsOn(each.sanction, day) && night::reaches(each, person);
    });
}

bool lacksId(const rules::Checkin& rule, const std::string& shown)
{
    const auto& accepted = rule.acceptedIds;
    return rule.noIdNoPlay && std::find(accepted.begin(), accepted.end(), shown) == accepted.end();
}

} // namespace

std::optional<Exempt> exempt(const Night& night, const std::string& person, const night::Arrival& arrival)
{
    const night::RulesFrom* general = night::generalRules(*night.setting);
    if (arrival.override.empty() || !general)
        return std::nullopt;
    const night::Match* match = night::match(night, arrival.match);
    const rules::Set& set = match ? *match->rules : night::regularSet(*general);
    std::string rule;
    if (lacksId(set.people.checkin, arrival.shown))
        rule = "against the venue's ID rule (" + rules::placeOf(set.citeFor("checkin.noIdNoPlay")) + ')';
    const std::string openly = rule.empty() ? "by the supervisor" : rule;
    const bool isSanctioned = wasSanctioned(night, person, arrival);
    if (isSanctioned)
        rule += (rule.empty() ? "" : " and ") + std::string("against a sanction");
    return Exempt{arrival.override, rule.empty() ? "though no rule is against it" : rule, isSanctioned,
                  openly};
}

std::optional<Exempt> exempt(const Night& night, const night::Match* match, const std::string& person)
{
    const night::Person* known = night::person(*night.setting, person);
    if (!known)
        return std::nullopt;
    const auto last =
        std::find_if(known->arrivals.rbegin(), known->arrivals.rend(), [&](const auto& arrival) {
            return arrival.match.empty() || (match && arrival.match == match->id);
        });
    return last == known->arrivals.rend() ? std::nullopt : exempt(night, person, *last);
}

std::string inWords(const Exempt& exempt)
{
    return exempt.rule + ": " + exempt.reason;
}

std::vector<std::string> membersToTell(const Night& night, const night::Team& team)
{
    std::vector<std::string> all = night::playersToCount(night, team);
    for (const std::string& player : night::everybodyOf(team))
        if (night::isHereFor(night, nullptr, player) &&
            std::find(all.begin(), all.end(), player) == all.end())
            all.push_back(player);
    return all;
}

std::vector<Waiting> incompleteTeams(const Night& night, const std::string& day)
{
    std::vector<Waiting> all;
    for (const Comer& coming : comingTeams(night))
        if (night::Came came = cameOf(night, coming, day); !came.isComplete()) {
            const bool lacksPartner = came.unnamed() > 0;
            all.push_back({coming.team->id, coming.match, std::move(came.toCome), std::move(came.keptOut),
                           lacksPartner});
        }
    return all;
}

std::vector<LackingPlayer> lackingIn(const Night& night, const Waiting& waiting)
{
    std::vector<LackingPlayer> all;
    all.reserve(waiting.missing.size() + waiting.keptOut.size() + 1);
    for (const std::string& person : waiting.missing) {
        const auto presence = night::presenceFor(night, waiting.match, person);
        all.push_back({personName(night, person), true, presence == night::Presence::ShowIdAgain});
    }
    for (const std::string& person : waiting.keptOut)
        all.push_back({personName(night, person), false});
    if (waiting.lacksPartner)
        all.push_back({"a partner"});
    return all;
}

std::string inWords(const LackingPlayer& lacking)
{
    return lacking.name + (!lacking.mayPlay       ? " may not play"
                           : lacking.showsIdAgain ? " (show ID again)"
                                                  : "");
}

Attendance attendance(const Night& night, const std::string& day)
{
    Attendance count;
    for (const Comer& coming : comingTeams(night)) {
        const night::Came came = cameOf(night, coming, day);
        const auto again = night::toCheckIn(night, coming.match, came.awaited()).again.size();
        count.needed += night::playersToSit;
        count.here += night::playersToSit - came.lacking();
        count.again += static_cast<int>(again);
    }
    return count;
}

std::string inWords(const Attendance& count)
{
    return std::to_string(count.here) + " of " + std::to_string(count.needed) + " players checked in" +
           (count.again > 0 ? ", " + std::to_string(count.again) + " show ID again" : "");
}

} // namespace desk
