#include "ruleswords.h"

#include "names.h"

#include "rules/words.h"

namespace desk {

namespace {

/// `nil ±60`, or `nil +50 −100` where the two differ.
std::string nilInShort(const std::string& name, int made, std::optional<int> failed)
{
    if (failed.value_or(made) == made)
        return name + " ±" + std::to_string(made);
    return name + " +" + std::to_string(made) + " −" + std::to_string(*failed);
}

} // namespace

std::string rulesInShort(const rules::Set& set)
{
    const scoring::RuleSet& rules = set.rules;
    std::vector<std::string> parts;
    if (rules.end.length == scoring::Length::FixedHands)
        parts.push_back(std::to_string(rules.end.lengthCount) + " hands");
    else
        parts.push_back("to " + std::to_string(rules.end.target));
    if (rules.time.limitMin)
        parts.push_back(std::to_string(*rules.time.limitMin) + " minutes");
    if (rules.bid.minTeam)
        parts.push_back("minimum bid " + std::to_string(*rules.bid.minTeam));
    if (rules.nil.valueMade)
        parts.push_back(nilInShort("nil", *rules.nil.valueMade, rules.nil.valueFailed));
    if (rules.nil.blindMade)
        parts.push_back(nilInShort("blind nil", *rules.nil.blindMade, rules.nil.blindFailed));
    for (const scoring::Tier& tier : rules.contract.tiers)
        parts.push_back(std::to_string(tier.minBid) + " bid and made " + std::to_string(tier.made));
    if (rules.bags.limit)
        parts.push_back(ordinal(*rules.bags.limit) + " bag −" + std::to_string(rules.bags.penalty));
    return set.venueName + (set.id == set.venue ? "" : ", " + set.phase) + ": " + rules::joined(parts, ", ");
}

} // namespace desk
