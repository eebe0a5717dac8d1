#include "attendance.h"

#include "desk/checks/named.h"
#include "desk/checks/rosterlimits.h"
#include "roster/find.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "wording/filled.h"
#include "wording/record/exempt.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <functional>

namespace desk {

using wording::filled;

namespace {

struct ComingTeam {
    const tournament::Team* team = nullptr;
    const Match* match = nullptr;
    std::vector<std::string> players;
};

/// The teams that still have a match or wait for the draw, by the number of their next match.
std::vector<ComingTeam> comingTeams(const Tournament& tournament)
{
    std::vector<ComingTeam> all;
    const tournament::Setting& setting = *tournament.setting;
    for (const tournament::Team& team : setting.teams) {
        const std::vector<const Match*> open = tournament::comingMatches(tournament, team.id);
        const Match* match = open.empty() ? nullptr : open.front();
        if (!team.withdrawn && (match || !setting.draw))
            all.push_back({&team, match, tournament::playersNow(tournament, team)});
    }
    const auto place = [](const ComingTeam& coming) {
        return coming.match && coming.match->number ? *coming.match->number : 0;
    };
    std::ranges::stable_sort(all, {}, place);
    return all;
}

/// The players for the team's next match, without later substitutes.
std::vector<std::string> playing(const Tournament& tournament, const ComingTeam& coming)
{
    return coming.match ? tournament::playersAt(*tournament.setting, *coming.team, coming.match->id)
                        : coming.players;
}

tournament::TeamAttendance comingAttendance(const Tournament& tournament, const ComingTeam& coming,
                                            const std::string& day)
{
    return tournament::teamAttendance(tournament, coming.match, playing(tournament, coming), day);
}

} // namespace

std::vector<Expected> expected(const Tournament& tournament)
{
    std::vector<Expected> all;
    for (const ComingTeam& coming : comingTeams(tournament))
        for (const std::string& player : coming.players) {
            const Match* match = tournament::firstMatchOf(tournament, coming.team->id, player);
            all.push_back(
                {player, coming.team->id, match, tournament::presenceFor(tournament, match, player)});
        }
    return all;
}

std::vector<Expected> expected(const Tournament& tournament, std::string_view typed)
{
    std::vector<Expected> all = expected(tournament);
    std::erase_if(all, [&](const Expected& each) {
        return !roster::fits(personName(tournament, each.person), typed) &&
               !roster::fits(teamName(tournament, each.team), typed);
    });
    std::stable_partition(all.begin(), all.end(), std::not_fn(&Expected::isCheckedIn));
    return all;
}

std::string eligibleText(const Tournament& tournament)
{
    const rules::Set* set = tournament::generalSet(*tournament.setting);
    if (!set)
        return {};
    const std::string kinds = rules::joined(set->people.checkin.eligible, ", ");
    return kinds.empty() ? kinds
                         : filled(wording::Desk::tr("who may play: %1 (rule sheet, %2)"), kinds,
                                  wording::placeOf(set->citeFor("checkin.eligible")));
}

std::vector<std::string> membersToList(const Tournament& tournament, const tournament::Team& team)
{
    std::vector<std::string> all = tournament::playersToCount(tournament, team);
    for (const std::string& player : tournament::playersEver(team))
        if (tournament::isCheckedInFor(tournament, nullptr, player) && !isAmong(all, player))
            all.push_back(player);
    return all;
}

std::vector<Waiting> incompleteTeams(const Tournament& tournament, const std::string& day)
{
    std::vector<Waiting> all;
    for (const ComingTeam& coming : comingTeams(tournament))
        if (tournament::TeamAttendance came = comingAttendance(tournament, coming, day); !came.isComplete()) {
            const bool lacksPartner = came.unnamed() > 0;
            all.push_back({coming.team->id, coming.match, std::move(came.toCome), std::move(came.suspended),
                           lacksPartner});
        }
    return all;
}

std::vector<LackingPlayer> lackingIn(const Tournament& tournament, const Waiting& waiting)
{
    std::vector<LackingPlayer> all;
    all.reserve(waiting.missing.size() + waiting.suspended.size() + 1);
    for (const std::string& person : waiting.missing) {
        const auto presence = tournament::presenceFor(tournament, waiting.match, person);
        all.push_back({personName(tournament, person), true, presence == tournament::Presence::ShowIdAgain});
    }
    for (const std::string& person : waiting.suspended)
        all.push_back({personName(tournament, person), false});
    if (waiting.lacksPartner)
        all.push_back({.name = filled(wording::Desk::tr("a partner")), .isNamed = false});
    return all;
}

std::string inWords(const LackingPlayer& lacking)
{
    return !lacking.mayPlay       ? filled(wording::Desk::tr("%1 (suspended)"), lacking.name)
           : lacking.showsIdAgain ? filled(wording::Desk::tr("%1 (show ID again)"), lacking.name)
                                  : lacking.name;
}

Attendance attendance(const Tournament& tournament, const std::string& day)
{
    Attendance count;
    for (const ComingTeam& coming : comingTeams(tournament)) {
        const tournament::TeamAttendance came = comingAttendance(tournament, coming, day);
        const auto again = tournament::toCheckIn(tournament, coming.match, came.awaited()).again.size();
        count.needed += tournament::playersToSit;
        count.checkedIn += tournament::playersToSit - came.lacking();
        count.again += static_cast<int>(again);
    }
    return count;
}

std::string inWords(const Attendance& count)
{
    return filled(wording::Desk::tr("%1 of %2 players checked in"), count.checkedIn, count.needed);
}

namespace {

/// `match 3`; empty if IDs are checked once for the whole tournament.
std::string titleOfMatch(const Tournament& tournament, const std::string& id)
{
    const Match* match = id.empty() ? nullptr : tournament::match(tournament, id);
    return match ? wording::titleOf(*match) : std::string();
}

/// The match (its id) that the player was checked in for, otherwise the team's current match; null if there
/// is none.
const Match* matchMeant(const Tournament& tournament, const tournament::Team& team, const std::string& id)
{
    const Match* match = tournament::match(tournament, id);
    return match ? match : tournament::currentMatch(tournament, team.id);
}

/// The team's attendance for that match.
tournament::TeamAttendance teamCame(const Tournament& tournament, const tournament::Team& team,
                                    const std::string& id, const std::string& day)
{
    const bool isForMatch = tournament::match(tournament, id);
    return tournament::teamAttendance(tournament, matchMeant(tournament, team, id),
                                      isForMatch ? tournament::playersAt(*tournament.setting, team, id)
                                                 : tournament::playersNow(tournament, team),
                                      day);
}

/// `waiting for Ben Oyelaran`, `suspended: Ana Ruiz`, `the team is complete`.
std::string partnersText(const Tournament& tournament, const tournament::TeamAttendance& came)
{
    if (came.isComplete())
        return filled(wording::Desk::tr("the team is complete"));
    const std::string missing = wording::waitingForText(tournament::namesOf(tournament, came.toCome));
    const std::string mayNot = tournament::namesOf(tournament, came.suspended);
    if (missing.empty() && mayNot.empty())
        return filled(wording::Desk::tr("the team has one player and needs two"));
    return missing + (missing.empty() || mayNot.empty() ? "" : "; ") +
           (mayNot.empty() ? "" : filled(wording::Desk::tr("suspended: %1"), mayNot));
}

/// The roster limits that the person's team breaks by an exception; none if it keeps to them.
std::optional<RosterException> rosterExceptionOf(const Tournament& tournament, const std::string& person)
{
    const tournament::Team* team = tournament::team(*tournament.setting, teamOfPlayer(tournament, person));
    return team ? rosterException(tournament, *team) : std::nullopt;
}

} // namespace

bool wasCheckedInFor(const Tournament& tournament, const std::string& person, const std::string& match)
{
    const auto& arrivals = tournament::person(*tournament.setting, person)->arrivals;
    return std::ranges::find(arrivals, match, &tournament::Arrival::match) != arrivals.end();
}

CheckinResult checkinResult(const Tournament& tournament, const std::string& person, const std::string& day)
{
    const tournament::Arrival& arrival = tournament::person(*tournament.setting, person)->arrivals.back();
    const std::string& match = arrival.match;
    const std::string team = teamOfPlayer(tournament, person);
    const tournament::Team* of = tournament::team(*tournament.setting, team);
    const auto came = of ? std::optional(teamCame(tournament, *of, match, day)) : std::nullopt;
    const auto exception = rosterExceptionOf(tournament, person);
    const auto exempt = wording::exempt(tournament, person, arrival);
    const std::string title = titleOfMatch(tournament, match);
    return {personName(tournament, person),
            of ? of->name : std::string(),
            title.empty() ? std::string() : filled(wording::Desk::tr("for %1"), title),
            came ? partnersText(tournament, *came) : std::string(),
            exception ? filled(wording::Desk::tr("the team has a %1"), wording::text(openWords(*exception)))
                      : std::string(),
            exempt ? exempt->rule : std::string(),
            exempt ? exempt->reason : std::string()};
}

std::string checkedInText(const Tournament& tournament, const std::string& person, const std::string& day)
{
    const CheckinResult result = checkinResult(tournament, person, day);
    const auto exception = rosterExceptionOf(tournament, person);
    const std::string match =
        titleOfMatch(tournament, tournament::person(*tournament.setting, person)->arrivals.back().match);
    std::string text = match.empty() ? filled(wording::Desk::tr("%1 is checked in"),
                                              wording::withTheirTeam(tournament, person))
                                     : filled(wording::Desk::tr("%1 is checked in for %2"),
                                              wording::withTheirTeam(tournament, person), match);
    if (!result.partners.empty())
        text += "; " + result.partners;
    if (!result.exempt.empty())
        text += "; " + filled(wording::Desk::tr("allowed to play %1: %2"), result.exempt, result.reason);
    if (exception)
        text += "; " + filled(wording::Desk::tr("the team has a %1"), wording::text(inWords(*exception)));
    return text;
}

std::string notCheckedInText(const Tournament& before, const std::string& person)
{
    const std::string match =
        titleOfMatch(before, tournament::person(*before.setting, person)->arrivals.back().match);
    return match.empty() ? filled(wording::Desk::tr("%1 is no longer checked in"),
                                  wording::withTheirTeam(before, person))
                         : filled(wording::Desk::tr("%1 is no longer checked in for %2"),
                                  wording::withTheirTeam(before, person), match);
}

} // namespace desk
