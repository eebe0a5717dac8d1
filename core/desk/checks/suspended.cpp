#include "suspended.h"

#include "tournament/queries/attendance.h"

namespace desk {

using message::Message;

namespace {

/// With a team where the sanction is that team's.
Message refusalOf(const Tournament& tournament, const std::string& person, const tournament::Sanctioned& each)
{
    const std::string who = personName(tournament, person);
    const std::string team = each.sanction.team ? teamName(tournament, *each.sanction.team) : std::string();
    const std::string& why = each.sanction.reason;
    const std::string& by = each.stamp.by;
    if (!each.sanction.until)
        return each.sanction.team ? Message{"suspended-with-team",
                                            {{"player", who}, {"team", team}, {"reason", why}, {"by", by}}}
                                  : Message{"suspended", {{"player", who}, {"reason", why}, {"by", by}}};
    const std::string& until = *each.sanction.until;
    return each.sanction.team
               ? Message{"suspended-with-team-until",
                         {{"player", who}, {"team", team}, {"until", until}, {"reason", why}, {"by", by}}}
               : Message{"suspended-until", {{"player", who}, {"until", until}, {"reason", why}, {"by", by}}};
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
