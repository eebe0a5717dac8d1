#include "sanction.h"

#include "message/message.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/record/facttext.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using message::Message;

/// The suspension on record of the same player or team, or null.
const tournament::Sanctioned* known(const Tournament& tournament, const facts::Sanction& sanction)
{
    const std::vector<tournament::Sanctioned>& all = tournament.setting->sanctions;
    const auto at = std::ranges::find_if(all, [&](const tournament::Sanctioned& each) {
        return each.sanction.person == sanction.person && each.sanction.team == sanction.team;
    });
    return at == all.end() ? nullptr : &*at;
}

std::string lineOf(const Tournament& tournament, const tournament::Sanctioned& each)
{
    return wording::withName(wording::whole(wording::factLine(tournament, each.sanction)),
                             rules::isolated(each.stamp.by));
}

/// The suspension on record ends later than `day`, or has no last day.
Message holdsLonger(const Tournament& tournament, const tournament::Sanctioned& each, const std::string& day)
{
    const facts::Sanction& sanction = each.sanction;
    const std::string whom =
        sanction.person ? personName(tournament, *sanction.person) : teamName(tournament, *sanction.team);
    if (!sanction.until)
        return Message{"sanction-without-end-on-record",
                       {{"whom", whom},
                        {"reason", sanction.reason},
                        {"by", rules::isolated(each.stamp.by)},
                        {"until", day}}};
    return Message{"sanction-until-later-on-record",
                   {{"whom", whom},
                    {"until-now", *sanction.until},
                    {"reason", sanction.reason},
                    {"by", rules::isolated(each.stamp.by)},
                    {"until", day}}};
}

/// Only for what someone enters now: tournaments on record with such a suspension still open.
Answer<void> checkLength(const Tournament& tournament, const facts::Sanction& sanction,
                         const std::string& day)
{
    if (sanction.lifted || sanction.contradiction())
        return {}; // the checks refuse a contradiction
    if (sanction.until && *sanction.until < day)
        return refused(Message{"sanction-day-is-over", {{"until", *sanction.until}, {"today", day}}});
    const tournament::Sanctioned* now = known(tournament, sanction);
    if (now && tournament::holdsOn(now->sanction, day) && sanction.until &&
        (!now->sanction.until || *sanction.until < *now->sanction.until))
        return refused(holdsLonger(tournament, *now, *sanction.until));
    return {};
}

} // namespace

Answer<void> maySanction(const Tournament& tournament, const facts::Sanction& sanction,
                         const std::string& day)
{
    if (auto wrong = sanction.contradiction())
        return refused(*std::move(wrong));
    return checkLength(tournament, sanction, day);
}

Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (auto good = checkLength(draft.tournament(), sanction, draft.day()); !good)
            return good;
        return draft.add(sanction);
    });
}

std::string knownSanction(const Tournament& tournament, const facts::Sanction& sanction)
{
    const tournament::Sanctioned* now = known(tournament, sanction);
    return now ? lineOf(tournament, *now) : std::string();
}

std::string sanctionsText(const Tournament& tournament, const std::string& day)
{
    std::string holding;
    std::string over;
    for (const tournament::Sanctioned& each : tournament.setting->sanctions) {
        const std::string text = lineOf(tournament, each);
        if (tournament::holdsOn(each.sanction, day))
            holding += text + '\n';
        else
            over += filled(wording::Desk::tr("ended: %1"), text) + '\n';
    }
    const std::string all = holding + over;
    return all.empty() ? filled(wording::Desk::tr("no one is suspended")) + '\n' : all;
}

} // namespace desk
