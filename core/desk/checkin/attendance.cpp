#include "attendance.h"

#include "roster/find.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/model/timestamp.h"
#include "tournament/queries/attendance.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using tournament::Tournament;

struct Comer {
    const tournament::Team* team = nullptr;
    const tournament::Match* match = nullptr;
    std::vector<std::string> players;
};

/// The teams that go on playing, by their next match.
std::vector<Comer> comingTeams(const Tournament& tournament)
{
    std::vector<Comer> all;
    const tournament::Setting& setting = *tournament.setting;
    for (const tournament::Team& team : setting.teams) {
        const std::vector<const tournament::Match*> open = tournament::comingMatches(tournament, team.id);
        const tournament::Match* match = open.empty() ? nullptr : open.front();
        if (!team.withdrawn && (match || !setting.draw))
            all.push_back({&team, match, tournament::playersNow(tournament, team)});
    }
    const auto place = [](const Comer& coming) {
        return coming.match && coming.match->number ? *coming.match->number : 0;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Comer& left, const Comer& right) { return place(left) < place(right); });
    return all;
}

/// Those who may sit down to the match that comes next; not who comes in later.
std::vector<std::string> playing(const Tournament& tournament, const Comer& coming)
{
    return coming.match ? tournament::playersAt(*tournament.setting, *coming.team, coming.match->id)
                        : coming.players;
}

tournament::TeamAttendance cameOf(const Tournament& tournament, const Comer& coming, const std::string& day)
{
    return tournament::teamAttendance(tournament, coming.match, playing(tournament, coming), day);
}

} // namespace

std::vector<Expected> expected(const Tournament& tournament)
{
    std::vector<Expected> all;
    for (const Comer& coming : comingTeams(tournament))
        for (const std::string& player : coming.players) {
            const tournament::Match* match = tournament::comesFor(tournament, coming.team->id, player);
            all.push_back(
                {player, coming.team->id, match, tournament::presenceFor(tournament, match, player)});
        }
    return all;
}

std::vector<Expected> expected(const Tournament& tournament, std::string_view typed)
{
    std::vector<Expected> all = expected(tournament);
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const Expected& each) {
                                 return !roster::fits(personName(tournament, each.person), typed) &&
                                        !roster::fits(teamName(tournament, each.team), typed);
                             }),
              all.end());
    std::stable_partition(all.begin(), all.end(), [](const Expected& each) { return !each.isHere(); });
    return all;
}

std::string eligibleText(const Tournament& tournament)
{
    const tournament::RulesFrom* general = tournament::generalRules(*tournament.setting);
    if (!general)
        return {};
    const rules::Set& set = tournament::regularSet(*general);
    std::string kinds;
    for (const std::string& each : set.people.checkin.eligible)
        kinds += (kinds.empty() ? "" : ", ") + each;
    return kinds.empty() ? kinds
                         : filled(wording::Desk::tr("may play: %1 (%2)"), kinds,
                                  wording::placeOf(set.citeFor("checkin.eligible")));
}

std::vector<std::string> membersToTell(const Tournament& tournament, const tournament::Team& team)
{
    std::vector<std::string> all = tournament::playersToCount(tournament, team);
    for (const std::string& player : tournament::everybodyOf(team))
        if (tournament::isHereFor(tournament, nullptr, player) &&
            std::find(all.begin(), all.end(), player) == all.end())
            all.push_back(player);
    return all;
}

std::vector<Waiting> incompleteTeams(const Tournament& tournament, const std::string& day)
{
    std::vector<Waiting> all;
    for (const Comer& coming : comingTeams(tournament))
        if (tournament::TeamAttendance came = cameOf(tournament, coming, day); !came.isComplete()) {
            const bool lacksPartner = came.unnamed() > 0;
            all.push_back({coming.team->id, coming.match, std::move(came.toCome), std::move(came.keptOut),
                           lacksPartner});
        }
    return all;
}

std::vector<LackingPlayer> lackingIn(const Tournament& tournament, const Waiting& waiting)
{
    std::vector<LackingPlayer> all;
    all.reserve(waiting.missing.size() + waiting.keptOut.size() + 1);
    for (const std::string& person : waiting.missing) {
        const auto presence = tournament::presenceFor(tournament, waiting.match, person);
        all.push_back({personName(tournament, person), true, presence == tournament::Presence::ShowIdAgain});
    }
    for (const std::string& person : waiting.keptOut)
        all.push_back({personName(tournament, person), false});
    if (waiting.lacksPartner)
        all.push_back({filled(wording::Desk::tr("a partner"))});
    return all;
}

std::string inWords(const LackingPlayer& lacking)
{
    return !lacking.mayPlay       ? filled(wording::Desk::tr("%1 may not play"), lacking.name)
           : lacking.showsIdAgain ? filled(wording::Desk::tr("%1 (show ID again)"), lacking.name)
                                  : lacking.name;
}

Attendance attendance(const Tournament& tournament, const std::string& day)
{
    Attendance count;
    for (const Comer& coming : comingTeams(tournament)) {
        const tournament::TeamAttendance came = cameOf(tournament, coming, day);
        const auto again = tournament::toCheckIn(tournament, coming.match, came.awaited()).again.size();
        count.needed += tournament::playersToSit;
        count.here += tournament::playersToSit - came.lacking();
        count.again += static_cast<int>(again);
    }
    return count;
}

std::string inWords(const Attendance& count)
{
    return count.again > 0
               ? filled(wording::Desk::tr("%1 of %2 players checked in, %3 show ID again"), count.here,
                        count.needed, count.again)
               : filled(wording::Desk::tr("%1 of %2 players checked in"), count.here, count.needed);
}

} // namespace desk
