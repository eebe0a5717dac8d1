#include "here.h"

#include "attendance.h"
#include "names.h"
#include "rosterlimits.h"

#include "night/lineup.h"
#include "night/whocame.h"

#include <algorithm>

namespace desk {

namespace {

using night::Night;

std::string withTeam(const Night& night, const std::string& person)
{
    const std::string team = teamOfPlayer(night, person);
    return personName(night, person) + (team.empty() ? "" : " (" + teamName(night, team) + ')');
}

/// ` for match 3`; empty where it is for the evening.
std::string forMatch(const Night& night, const std::string& id)
{
    const night::Match* match = id.empty() ? nullptr : night::match(night, id);
    return match ? " for " + titleOf(*match) : std::string();
}

/// What the player was checked in for: that match (its id), or what the team plays next; null where that is
/// not known.
const night::Match* matchMeant(const Night& night, const night::Team& team, const std::string& id)
{
    const night::Match* match = night::match(night, id);
    return match ? match : night::currentMatch(night, team.id);
}

/// Who of the team is here for what the player was checked in for.
night::Came teamCame(const Night& night, const night::Team& team, const std::string& id,
                     const std::string& day)
{
    const bool isForMatch = night::match(night, id);
    return night::whoCame(
        night, matchMeant(night, team, id),
        isForMatch ? night::playersAt(*night.setting, team, id) : night::playersNow(night, team), day);
}

/// Whom the team still waits for in that match (null: in none that is known), and who of it may not play:
/// `missing: Ben Oyelaran`, `show ID again for match 5: Ben Oyelaran`, `Ana Ruiz may not play`, `the team is
/// complete`.
std::string partnersText(const Night& night, const night::Match* match, const night::Came& came)
{
    if (came.isComplete())
        return "the team is complete";
    const night::ToCheckIn who = night::toCheckIn(night, match, came.toCome);
    const std::string missing =
        night::toCheckInText(match, night::namesOf(night, who.missing), night::namesOf(night, who.again));
    const std::string mayNot = night::namesOf(night, came.keptOut);
    if (missing.empty() && mayNot.empty())
        return "the team has one player, it takes two";
    return missing + (missing.empty() || mayNot.empty() ? "" : "; ") +
           (mayNot.empty() ? "" : mayNot + " may not play");
}

/// Against which limits of the rules the person's team was let in; nothing where it keeps to them.
std::optional<LetInAgainst> teamLetIn(const Night& night, const std::string& person)
{
    const night::Team* team = night::team(*night.setting, teamOfPlayer(night, person));
    return team ? letInAgainst(night, *team) : std::nullopt;
}

} // namespace

bool cameFor(const Night& night, const std::string& person, const std::string& match)
{
    const auto& arrivals = night::person(*night.setting, person)->arrivals;
    return std::any_of(arrivals.begin(), arrivals.end(),
                       [&](const auto& each) { return each.match == match; });
}

HereAnswer hereAnswer(const Night& night, const std::string& person, const std::string& day)
{
    const night::Arrival& arrival = night::person(*night.setting, person)->arrivals.back();
    const std::string& match = arrival.match;
    const std::string team = teamOfPlayer(night, person);
    const night::Team* of = night::team(*night.setting, team);
    const auto came = of ? std::optional(teamCame(night, *of, match, day)) : std::nullopt;
    const auto letIn = teamLetIn(night, person);
    const auto exempt = desk::exempt(night, person, arrival);
    return {personName(night, person),
            of ? of->name : std::string(),
            forMatch(night, match),
            came ? partnersText(night, matchMeant(night, *of, match), *came) : std::string(),
            came && came->isComplete(),
            letIn ? "the team is " + openWords(*letIn) : std::string(),
            exempt ? exempt->rule : std::string(),
            exempt ? exempt->reason : std::string()};
}

std::string hereText(const Night& night, const std::string& person, const std::string& day)
{
    const HereAnswer here = hereAnswer(night, person, day);
    const auto letIn = teamLetIn(night, person);
    return withTeam(night, person) + " is here" + here.match + (here.partners.empty() ? "" : "; ") +
           here.partners + (here.exempt.empty() ? "" : "; let in " + here.exempt + ": " + here.reason) +
           (letIn ? "; the team is " + inWords(*letIn) : std::string());
}

std::string notHereText(const Night& before, const std::string& person)
{
    const std::string match = night::person(*before.setting, person)->arrivals.back().match;
    return withTeam(before, person) + " is not checked in any more" + forMatch(before, match);
}

} // namespace desk
