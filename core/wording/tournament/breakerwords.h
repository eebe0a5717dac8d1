// Tiebreakers and the ranking policy, in words.
#pragma once

#include "tournament/model/policy.h"

#include <string>

namespace wording {

/// `winning percentage`, `head-to-head`.
std::string name(bracket::Breaker breaker);
/// The same with its options in those rules: `point differential per match (max 200 per game)`.
std::string name(bracket::Breaker breaker, const bracket::RankingRules& rules);
/// A sentence about what the tiebreaker compares.
std::string meaningOf(bracket::Breaker breaker);
/// `ranked by winning percentage, head-to-head, random draw; playoff: at least 50% won; …`
std::string inWords(const tournament::RankingPolicy& policy);

} // namespace wording
