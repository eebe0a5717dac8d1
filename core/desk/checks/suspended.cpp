#include "suspended.h"

#include "tournament/queries/attendance.h"

namespace desk {

using message::Message;

namespace {

/// With a team where the sanction is that team's.
Message refusalOf(const Tournament& tournament, const std::string& person, const tournament::Sanctioned& each)
{
    const auto& team = each.sanction.team;
    const auto& until = each.sanction.until;
    std::vector<message::Argument> about{{"player", personName(tournament, person)}};
    if (team)
        about.push_back({"team", teamName(tournament, *team)});
    if (until)
        about.push_back({"until", *until});
    about.push_back({"reason", each.sanction.reason});
    about.push_back({"by", each.stamp.by});
    if (!until)
        return team ? Message{"suspended-with-team", about} : Message{"suspended", about};
    return team ? Message{"suspended-with-team-until", about} : Message{"suspended-until", about};
}

} // namespace

std::optional<Message> mayNotPlay(const Tournament& tournament, const std::string& person,
                                  const std::string& day)
{
    const tournament::Sanctioned* found = tournament::sanctionOn(*tournament.setting, person, day);
    return found ? std::optional(refusalOf(tournament, person, *found)) : std::nullopt;
}

std::optional<Suspended> suspended(const Tournament& tournament, const std::string& person,
                                   const std::string& day)
{
    const tournament::Sanctioned* found = tournament::sanctionOn(*tournament.setting, person, day);
    if (!found)
        return std::nullopt;
    return Suspended{refusalOf(tournament, person, *found),
                     Message{"suspension-why", {{"reason", found->sanction.reason}, {"by", found->stamp.by}}},
                     Message{"suspension-takes-override"}};
}

std::vector<Mistake> mayNotSit(const Tournament& tournament, const facts::Call& call, const std::string& day)
{
    std::vector<Mistake> all;
    for (const facts::Seat seat : facts::allSeats)
        if (const auto* found =
                tournament::suspensionOf(tournament, call.sitting.match, call.players[seat], day))
            all.emplace_back(refusalOf(tournament, call.players[seat], *found), Mistake::Code::Suspended);
    return all;
}

} // namespace desk
