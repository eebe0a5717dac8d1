#include "misdeal.h"

#include "words.h"

#include <algorithm>

namespace rules {

using message::Message;

namespace {

/// A reason that has words of its own.
struct Misdealt {
    std::string_view id;
    Message named;
    Message first; ///< where it begins what is said
};

const Misdealt* withOwnWords(std::string_view id)
{
    static const Misdealt all[] = {
        {"hand-information", Message{"misdeal-of-hand-information"},
         Message{"misdeal-of-hand-information-first"}},
        {"wrong-count", Message{"misdeal-of-wrong-count"}, Message{"misdeal-of-wrong-count-first"}},
        {"no-face-card", Message{"misdeal-of-no-face-card"}, Message{"misdeal-of-no-face-card-first"}},
        {"no-spade", Message{"misdeal-of-no-spade"}, Message{"misdeal-of-no-spade-first"}}};
    const auto* const at = std::ranges::find(all, id, &Misdealt::id);
    return at == std::end(all) ? nullptr : at;
}

} // namespace

Message misdealReason(std::string_view reason)
{
    const Misdealt* own = withOwnWords(reason);
    return own ? own->named : Message{"misdeal-of", {{"reason", spaced(std::string(reason))}}};
}

Message misdealReasonFirst(std::string_view reason)
{
    if (const Misdealt* own = withOwnWords(reason))
        return own->first;
    std::string name = spaced(std::string(reason));
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return Message{"misdeal-of", {{"reason", name}}};
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
    const Message first = misdealReasonFirst(reason);
    if (named.empty())
        return Message{"misdeal-none-named", {{"reason", first}, {"venue", set.venueName}}};
    return Message{"misdeal-not-named",
                   {{"reason", first}, {"venue", set.venueName}, listedAs("known", std::move(named))}};
}

} // namespace rules
