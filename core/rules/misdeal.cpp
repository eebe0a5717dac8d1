#include "misdeal.h"

#include "words.h"

#include <algorithm>
#include <utility>

namespace rules {

namespace {

std::string redeal(const MisdealRules& rules)
{
    return std::string("The hand is void and scores nothing, and ") +
           (rules.redealer == Redealer::SameDealer ? "the same dealer" : "the next dealer") + " deals again.";
}

std::string notOnSheet(const Set& set, std::string_view reason)
{
    std::vector<std::string> known;
    for (const MisdealReason& each : set.people.misdeal.reasons)
        known.push_back(reasonInWords(each.id));
    const std::string opening = sentence(reasonInWords(reason)) + " is no misdeal at " + set.venueName + ": ";
    return opening +
           (known.empty() ? "its sheet names none." : "its sheet names " + listed(known, "and") + ".");
}

} // namespace

std::string reasonInWords(std::string_view reason)
{
    constexpr std::pair<std::string_view, std::string_view> known[] = {
        {"hand-information", "talk that gave a hand away"}, {"wrong-count", "a hand that is not 13 cards"}};
    for (const auto& [id, words] : known)
        if (id == reason)
            return std::string(words);
    return spaced(std::string(reason));
}

std::string reasonInWords(const scoring::Misdeal& misdeal)
{
    return misdeal.byRuling ? "ruling: " + misdeal.reason : reasonInWords(misdeal.reason);
}

MisdealVerdict misdeal(const Set& set, std::string_view reason, Stage stage)
{
    const MisdealRules& rules = set.people.misdeal;
    const auto at = std::find_if(rules.reasons.begin(), rules.reasons.end(),
                                 [&](const MisdealReason& r) { return r.id == reason; });
    if (at == rules.reasons.end())
        return {MayCall::NotOnSheet, notOnSheet(set, reason)};
    const bool untilBid = at->until == CallableUntil::FirstBid;
    const std::string name = sentence(reasonInWords(reason));
    if (stage == Stage::PlayStarted || (untilBid && stage == Stage::BiddingStarted))
        return {MayCall::TooLate, name + " had to be called before " +
                                      (untilBid ? "the first bid." : "the opening lead.") +
                                      " The hand is played."};
    if (at->by == CalledBy::Opponents)
        return {MayCall::OpponentsOnly, name + " may be called by the opponents. " + redeal(rules)};
    return {MayCall::Anyone, name + " may be called. " + redeal(rules)};
}

} // namespace rules
