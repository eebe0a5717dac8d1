#include "suspended.h"

#include "desk/wording/names.h"
#include "tournament/queries/suspension.h"

namespace desk {

namespace {

/// `Ana Ruiz may not play with Full House`; with a team where the sanction is that team's.
std::string whoMayNot(const tournament::Tournament& tournament, const std::string& person,
                      const facts::Sanction& sanction)
{
    return personName(tournament, person) + " may not play" +
           (sanction.team ? " with " + teamName(tournament, *sanction.team) : "");
}

/// `a fight (J. Park)`
std::string whyOf(const tournament::Sanctioned& each)
{
    return each.sanction.reason + " (" + each.stamp.by + ')';
}

std::string inShort(const tournament::Tournament& tournament, const std::string& person,
                    const tournament::Sanctioned& each)
{
    return whoMayNot(tournament, person, each.sanction) + ": suspended" + untilText(each.sanction);
}

Mistake refusalOf(const tournament::Tournament& tournament, const std::string& person,
                  const tournament::Sanctioned& each)
{
    return {whoMayNot(tournament, person, each.sanction) + untilText(each.sanction) + ": " + whyOf(each),
            inShort(tournament, person, each), Mistake::Code::Suspended};
}

} // namespace

std::string untilText(const facts::Sanction& sanction)
{
    return sanction.until ? " until " + *sanction.until : std::string();
}

std::optional<Mistake> mayNotPlay(const tournament::Tournament& tournament, const std::string& person,
                                  const std::string& day)
{
    const tournament::Sanctioned* found = tournament::sanctionOn(*tournament.setting, person, day);
    return found ? std::optional(refusalOf(tournament, person, *found)) : std::nullopt;
}

std::optional<Suspended> suspended(const tournament::Tournament& tournament, const std::string& person,
                                   const std::string& day)
{
    const tournament::Sanctioned* found = tournament::sanctionOn(*tournament.setting, person, day);
    if (!found)
        return std::nullopt;
    return Suspended{inShort(tournament, person, *found), whyOf(*found),
                     "to let them in takes an override with its reason"};
}

std::vector<Mistake> mayNotSit(const tournament::Tournament& tournament, const facts::Call& call,
                               const std::string& day)
{
    std::vector<Mistake> all;
    for (const facts::Seat seat : facts::allSeats)
        if (const auto* found =
                tournament::suspensionOf(tournament, call.sitting.match, call.players[seat], day))
            all.push_back(refusalOf(tournament, call.players[seat], *found));
    return all;
}

} // namespace desk
