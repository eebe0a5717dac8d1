#include "misdeal.h"

#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

constexpr std::string_view information = "hand-information";
constexpr std::string_view count = "wrong-count";
constexpr std::string_view noFaceCard = "no-face-card";
constexpr std::string_view noSpade = "no-spade";

Message notOnSheet(const Set& set, std::string_view reason)
{
    std::vector<Message> known;
    for (const MisdealReason& each : set.people.misdeal.reasons)
        known.push_back(misdealReason(each.id));
    const Message first = misdealReasonFirst(reason);
    if (known.empty())
        return Message{"misdeal-none-named", {{"reason", first}, {"venue", set.venueName}}};
    return Message{"misdeal-not-named",
                   {{"reason", first}, {"venue", set.venueName}, listedAs("known", std::move(known))}};
}

Message called(const MisdealRules& rules, const MisdealReason& of)
{
    const Message reason = misdealReasonFirst(of.id);
    const bool isSame = rules.redealer == Redealer::SameDealer;
    if (of.by == CalledBy::Opponents)
        return isSame ? Message{"misdeal-by-opponents-same-dealer", {{"reason", reason}}}
                      : Message{"misdeal-by-opponents-next-dealer", {{"reason", reason}}};
    return isSame ? Message{"misdeal-same-dealer", {{"reason", reason}}}
                  : Message{"misdeal-next-dealer", {{"reason", reason}}};
}

} // namespace

Message misdealReason(std::string_view reason)
{
    if (reason == information)
        return Message{"misdeal-of-hand-information"};
    if (reason == count)
        return Message{"misdeal-of-wrong-count"};
    if (reason == noFaceCard)
        return Message{"misdeal-of-no-face-card"};
    if (reason == noSpade)
        return Message{"misdeal-of-no-spade"};
    return Message{"misdeal-of", {{"reason", spaced(std::string(reason))}}};
}

Message misdealReasonFirst(std::string_view reason)
{
    if (reason == information)
        return Message{"misdeal-of-hand-information-first"};
    if (reason == count)
        return Message{"misdeal-of-wrong-count-first"};
    if (reason == noFaceCard)
        return Message{"misdeal-of-no-face-card-first"};
    if (reason == noSpade)
        return Message{"misdeal-of-no-spade-first"};
    std::string name = spaced(std::string(reason));
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return Message{"misdeal-of", {{"reason", name}}};
}

MisdealVerdict misdeal(const Set& set, std::string_view reason, Stage stage)
{
    const MisdealRules& rules = set.people.misdeal;
    const auto at = std::ranges::find(rules.reasons, reason, &MisdealReason::id);
    if (at == rules.reasons.end())
        return {MayCall::NotOnSheet, notOnSheet(set, reason)};
    const Message first = misdealReasonFirst(reason);
    if (at->until == CallableUntil::FirstBid && stage != Stage::BeforeBidding)
        return {MayCall::TooLate, Message{"misdeal-too-late-first-bid", {{"reason", first}}}};
    if (stage == Stage::PlayStarted)
        return {MayCall::TooLate, Message{"misdeal-too-late-opening-lead", {{"reason", first}}}};
    return {at->by == CalledBy::Opponents ? MayCall::OpponentsOnly : MayCall::Anyone, called(rules, *at)};
}

} // namespace rules
