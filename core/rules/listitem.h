// The keys of items in the lists of a rule file, and what the lists call their items.
#pragma once

#include "message/message.h"
#include "misdeal.h"
#include "venue.h"
#include "words.h"

#include <string>
#include <tuple>
#include <vector>

namespace rules {

/// The key of an item. No two items of a list may have the same key.
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

/// What a message calls an item of the list.
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
