#include "policywish.h"

#include "message/message.h"
#include "json/value.h"

namespace desk {

namespace {

using message::Message;

/// Whether the wish's JSON names it.
bool names(const PolicyWish& wish, std::string_view key)
{
    const auto value = wish.json ? json::parse(*wish.json) : tl::unexpected(json::Problem{});
    return value && value->find(key);
}

std::vector<Mistake> contradictionsIn(const PolicyWish& wish)
{
    std::vector<Mistake> found;
    const auto both = [&](bool one, bool other, Message why) {
        if (one && other)
            found.emplace_back(std::move(why));
    };
    both(wish.grace.has_value(), wish.noGrace, Message{"policy-grace-period-and-none"});
    both(wish.offClock, wish.onClock, Message{"policy-wait-taken-off-or-not"});
    both(wish.noGrace, wish.offClock, Message{"policy-nothing-to-take-off"});
    both(wish.grace || wish.noGrace, names(wish, "grace"), Message{"policy-grace-period-twice"});
    both(wish.offClock || wish.onClock, names(wish, "offClock"), Message{"policy-wait-taken-off-twice"});
    both(wish.removeAfter.has_value(), names(wish, "removeAfter"), Message{"policy-absences-twice"});
    return found;
}

} // namespace

Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before, const PolicyWish& wish)
{
    if (auto contradictions = contradictionsIn(wish); !contradictions.empty())
        return refused(std::move(contradictions));
    auto policy = tournament::absencePolicy(wish.json, before);
    if (!policy)
        return refused(mistakesOf(policy.error()));
    if (wish.grace)
        policy->grace = wish.grace;
    if (wish.noGrace)
        policy->grace.reset();
    if (wish.offClock || wish.onClock)
        policy->offClock = wish.offClock;
    if (wish.removeAfter)
        policy->removeAfter = *wish.removeAfter;
    const bool isAnyCounted = policy->defaulted.counts || policy->forfeit.counts || policy->noShow.counts;
    if (policy->removeAfter > 0 && !isAnyCounted)
        return refused(Message{"policy-no-absence-counts", {{"absences", policy->removeAfter}}});
    return *policy;
}

} // namespace desk
