// What tells the items of a list in a rule file apart, and what the list calls them.
#pragma once

#include "message/message.h"
#include "misdeal.h"
#include "venue.h"
#include "words.h"

#include <string>
#include <tuple>
#include <vector>

namespace rules {

/// What two items of one list may not have alike.
struct KeyOf {
    const std::string& operator()(const std::string& text) const { return text; }
    std::tuple<int, bool, bool> operator()(const scoring::Tier& tier) const
    {
        return {tier.minBid, tier.exact, tier.onlyBlind};
    }
    const std::string& operator()(const scoring::Foul& foul) const { return foul.name; }
    const std::string& operator()(const MisdealReason& reason) const { return reason.id; }
    const std::string& operator()(const AffiliationLimit& limit) const { return limit.affiliation; }
    DrawPart operator()(DrawPart part) const { return part; }
};

/// What a list calls one of its items.
inline message::Message itemOf(const scoring::Tier& tier)
{
    const std::vector<message::Argument> bid{{"bid", tier.minBid}};
    if (tier.onlyBlind)
        return tier.exact ? message::Message{"rules-tier-exactly-blind", bid}
                          : message::Message{"rules-tier-or-more-blind", bid};
    return tier.exact ? message::Message{"rules-tier-exactly", bid}
                      : message::Message{"rules-tier-or-more", bid};
}
inline std::string itemOf(const scoring::Foul& foul)
{
    return spaced(foul.name);
}
inline message::Message itemOf(const MisdealReason& reason)
{
    return misdealReason(reason.id);
}

} // namespace rules
