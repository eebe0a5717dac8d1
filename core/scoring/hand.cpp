#include "hand.h"

namespace scoring {

std::optional<Side> payerOf(const RenegeRule& rule, const Renege& renege)
{
    if (renege.ruling == Ruling::Upheld)
        return renege.accused.side;
    const bool isLost = renege.ruling == Ruling::Rejected && rule.loser == RenegeLoser::LoserOfChallenge;
    return isLost ? renege.by : std::nullopt;
}

std::optional<OnExpiry> choiceOf(const RuleSet& rules, const TimeCall& call)
{
    return call.choice ? call.choice : rules.time.onExpiry;
}

} // namespace scoring
