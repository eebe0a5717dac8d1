// The use case `rules amend`: other rules from a match on, because the copy was wrong or by the organizer's
// decision.
#pragma once

#include "proposal.h"

namespace desk {

/// Other values from that match (its id) on, the first in playing order that is played by them, and nowhere
/// before it: `bags.limit=5` each, as a rule file has the value, or by its label, `bag limit=5`;
/// `championship.end.target=400` for that phase. Refuses a match that is not in the draw, what is no
/// parameter or no value of one, rules that contradict each other, values that are so already, and where the
/// rules are others by now than what was looked at.
Proposal changeRulesFrom(const std::string& match, std::vector<std::string> values, std::string reason = {},
                         std::vector<LaterChoice> then = {});

} // namespace desk
