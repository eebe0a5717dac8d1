#include "checkinresult.h"

#include "attendance.h"

#include "desk/checks/rosterlimits.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/attendance.h"
#include "wording/filled.h"
#include "wording/record/exempt.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using tournament::Tournament;

std::string withTeam(const Tournament& tournament, const std::string& person)
{
    const std::string team = teamOfPlayer(tournament, person);
    const std::string name = personName(tournament, person);
    return team.empty() ? name
                        : wording::filled(wording::Desk::tr("%1 (%2)"), name, teamName(tournament, team));
}

/// `match 3`; empty where it is for the evening.
std::string titleOfMatch(const Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = id.empty() ? nullptr : tournament::match(tournament, id);
    return match ? wording::titleOf(*match) : std::string();
}

/// What the player was checked in for: that match (its id), or what the team plays next; null where that is
/// not known.
const tournament::Match* matchMeant(const Tournament& tournament, const tournament::Team& team,
                                    const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match ? match : tournament::currentMatch(tournament, team.id);
}

/// Who of the team is here for what the player was checked in for.
tournament::TeamAttendance teamCame(const Tournament& tournament, const tournament::Team& team,
                                    const std::string& id, const std::string& day)
{
    const bool isForMatch = tournament::match(tournament, id);
    return tournament::teamAttendance(tournament, matchMeant(tournament, team, id),
                                      isForMatch ? tournament::playersAt(*tournament.setting, team, id)
                                                 : tournament::playersNow(tournament, team),
                                      day);
}

/// Whom the team still waits for in that match (null: in none that is known), and who of it may not play:
/// `missing: Ben Oyelaran`, `show ID again for match 5: Ben Oyelaran`, `Ana Ruiz may not play`, `the team is
/// complete`.
std::string partnersText(const Tournament& tournament, const tournament::Match* match,
                         const tournament::TeamAttendance& came)
{
    if (came.isComplete())
        return filled(wording::Desk::tr("the team is complete"));
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, match, came.toCome);
    const std::string missing = wording::toCheckInText(match, tournament::namesOf(tournament, who.missing),
                                                       tournament::namesOf(tournament, who.again));
    const std::string mayNot = tournament::namesOf(tournament, came.keptOut);
    if (missing.empty() && mayNot.empty())
        return filled(wording::Desk::tr("the team has one player, it takes two"));
    return missing + (missing.empty() || mayNot.empty() ? "" : "; ") +
           (mayNot.empty() ? "" : filled(wording::Desk::tr("%1 may not play"), mayNot));
}

/// Against which limits of the rules the person's team was let in; nothing where it keeps to them.
std::optional<LetInAgainst> teamLetIn(const Tournament& tournament, const std::string& person)
{
    const tournament::Team* team = tournament::team(*tournament.setting, teamOfPlayer(tournament, person));
    return team ? letInAgainst(tournament, *team) : std::nullopt;
}

} // namespace

bool cameFor(const Tournament& tournament, const std::string& person, const std::string& match)
{
    const auto& arrivals = tournament::person(*tournament.setting, person)->arrivals;
    return std::any_of(arrivals.begin(), arrivals.end(),
                       [&](const auto& each) { return each.match == match; });
}

CheckinResult checkinResult(const Tournament& tournament, const std::string& person, const std::string& day)
{
    const tournament::Arrival& arrival = tournament::person(*tournament.setting, person)->arrivals.back();
    const std::string& match = arrival.match;
    const std::string team = teamOfPlayer(tournament, person);
    const tournament::Team* of = tournament::team(*tournament.setting, team);
    const auto came = of ? std::optional(teamCame(tournament, *of, match, day)) : std::nullopt;
    const auto letIn = teamLetIn(tournament, person);
    const auto exempt = wording::exempt(tournament, person, arrival);
    const std::string title = titleOfMatch(tournament, match);
    return {personName(tournament, person),
            of ? of->name : std::string(),
            title.empty() ? std::string() : filled(wording::Desk::tr("for %1"), title),
            came ? partnersText(tournament, matchMeant(tournament, *of, match), *came) : std::string(),
            came && came->isComplete(),
            letIn ? filled(wording::Desk::tr("the team is %1"), wording::text(openWords(*letIn)))
                  : std::string(),
            exempt ? exempt->rule : std::string(),
            exempt ? exempt->reason : std::string()};
}

std::string checkedInText(const Tournament& tournament, const std::string& person, const std::string& day)
{
    const CheckinResult here = checkinResult(tournament, person, day);
    const auto letIn = teamLetIn(tournament, person);
    const std::string match =
        titleOfMatch(tournament, tournament::person(*tournament.setting, person)->arrivals.back().match);
    std::string text =
        match.empty() ? filled(wording::Desk::tr("%1 is here"), withTeam(tournament, person))
                      : filled(wording::Desk::tr("%1 is here for %2"), withTeam(tournament, person), match);
    if (!here.partners.empty())
        text += "; " + here.partners;
    if (!here.exempt.empty())
        text += "; " + filled(wording::Desk::tr("let in %1: %2"), here.exempt, here.reason);
    if (letIn)
        text += "; " + filled(wording::Desk::tr("the team is %1"), wording::text(inWords(*letIn)));
    return text;
}

std::string notCheckedInText(const Tournament& before, const std::string& person)
{
    const std::string match =
        titleOfMatch(before, tournament::person(*before.setting, person)->arrivals.back().match);
    return match.empty()
               ? filled(wording::Desk::tr("%1 is not checked in any more"), withTeam(before, person))
               : filled(wording::Desk::tr("%1 is not checked in any more for %2"), withTeam(before, person),
                        match);
}

} // namespace desk
