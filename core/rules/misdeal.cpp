#include "misdeal.h"

#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

/// A reason with its own words.
struct Misdealt {
    std::string_view id;
    Message named;
};

const Misdealt* withOwnWords(std::string_view id)
{
    static const Misdealt all[] = {{"hand-information", Message{"misdeal-of-hand-information"}},
                                   {"wrong-count", Message{"misdeal-of-wrong-count"}},
                                   {"no-face-card", Message{"misdeal-of-no-face-card"}},
                                   {"no-spade", Message{"misdeal-of-no-spade"}},
                                   {scoring::belowTableMinimum, Message{"misdeal-of-low-bids"}}};
    const auto* const at = std::ranges::find(all, id, &Misdealt::id);
    return at == std::end(all) ? nullptr : at;
}

} // namespace

Message misdealReason(std::string_view reason)
{
    const Misdealt* own = withOwnWords(reason);
    return own ? own->named : Message{"misdeal-of", {{"reason", spaced(std::string(reason))}}};
}

const MisdealReason* misdealOnSheet(const Set& set, std::string_view reason)
{
    const auto& reasons = set.people.misdeal.reasons;
    const auto at = std::ranges::find(reasons, reason, &MisdealReason::id);
    return at == reasons.end() ? nullptr : &*at;
}

Message misdealNotOnSheet(const Set& set, std::string_view reason)
{
    std::vector<Message> named;
    for (const MisdealReason& each : set.people.misdeal.reasons)
        named.push_back(misdealReason(each.id));
    const Message own = misdealReason(reason);
    if (named.empty())
        return Message{"misdeal-none-named", {{"reason", own}, {"venue", set.venueName}}};
    return Message{"misdeal-not-named",
                   {{"reason", own}, {"venue", set.venueName}, listedAs("known", std::move(named))}};
}

bool passesDeal(const Set& set, const scoring::Item& item)
{
    return set.people.misdeal.redealer == Redealer::NextDealer &&
           std::holds_alternative<scoring::Misdeal>(item);
}

void addToGame(const Set& set, const scoring::Item& item, scoring::GameState& state,
               scoring::GameLedger& ledger)
{
    scoring::add(set.rules, item, state, ledger);
    if (state.dealer && passesDeal(set, item))
        state.dealer = scoring::next(*state.dealer);
}

} // namespace rules
