#include "suspended.h"

#include "named.h"

#include "rules/words.h"
#include "tournament/queries/attendance.h"

namespace desk {

using message::Message;

namespace {

/// Names the team if the suspension is of a team.
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
    about.push_back({"by", rules::isolated(each.stamp.by)});
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
                     Message{"suspension-why",
                             {{"reason", found->sanction.reason}, {"by", rules::isolated(found->stamp.by)}}},
                     Message{"suspension-takes-override"}};
}

std::vector<Mistake> mayNotSit(const Tournament& tournament, const facts::Call& call, const std::string& day)
{
    std::vector<Mistake> all;
    const Match* match = tournament::match(tournament, call.sitting.match);
    for (const facts::Seat seat : facts::allSeats) {
        const std::string& person = call.players[seat];
        if (match && match->call && isAmong(match->call->players.at, person))
            continue;
        if (const auto* found = tournament::suspensionOf(tournament, call.sitting.match, person, day))
            all.emplace_back(refusalOf(tournament, person, *found), Mistake::Code::Suspended);
    }
    return all;
}

} // namespace desk
