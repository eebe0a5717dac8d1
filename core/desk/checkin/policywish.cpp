#include "policywish.h"

#include "json/value.h"

namespace desk {

namespace {

/// Whether the wish's JSON names it.
bool names(const PolicyWish& wish, std::string_view key)
{
    const auto value = wish.json ? json::parse(*wish.json) : tl::unexpected(json::Problem{});
    if (!value || !value->object())
        return false;
    for (const auto& [name, ignored] : *value->object())
        if (name == key)
            return true;
    return false;
}

std::vector<std::string> contradictionsIn(const PolicyWish& wish)
{
    std::vector<std::string> found;
    const auto both = [&](bool one, bool other, const char* why) {
        if (one && other)
            found.emplace_back(why);
    };
    both(wish.grace.has_value(), wish.noGrace,
         "a grace period and none contradict each other: say one of them");
    both(wish.offClock, wish.onClock, "what is waited is taken off the match or not: say one of them");
    both(wish.noGrace, wish.offClock, "without a grace period there is none to take off the match");
    both(wish.grace || wish.noGrace, names(wish, "grace"),
         "the grace period is said twice: once in the policy");
    both(wish.offClock || wish.onClock, names(wish, "offClock"),
         "what is taken off the match is said twice: once in the policy");
    both(wish.removeAfter.has_value(), names(wish, "removeAfter"),
         "after how many absences a team is out is said twice: once in the policy");
    return found;
}

} // namespace

Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before, const PolicyWish& wish)
{
    if (auto contradictions = contradictionsIn(wish); !contradictions.empty())
        return refused(std::move(contradictions));
    auto policy = tournament::absencePolicy(wish.json, before);
    if (!policy) {
        std::vector<Mistake> mistakes;
        for (const json::Problem& problem : policy.error())
            mistakes.emplace_back(json::placed(problem));
        return refused(std::move(mistakes));
    }
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
        return refused("a team is out after " + std::to_string(policy->removeAfter) +
                       " absences, but none of them counts: let one count, or say 0 (never)");
    return *policy;
}

} // namespace desk
