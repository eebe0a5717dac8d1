// The use case `rules amend`: changes rules from a match on, because the copy was wrong or the organizer
// decides so.
#pragma once

#include "proposal.h"

namespace desk {

/// New values from that match (its id) on, the first in playing order that uses them, and none before it:
/// `bags.limit=5` each, with the value as in a rule file, or by its label, `bag limit=5`;
/// `championship.end.target=400` for that phase. Refuses a match that isn't in the draw, an unknown parameter
/// or value, rules that contradict each other, current values, and rules that have changed since the preview.
Proposal changeRulesFrom(const std::string& match, std::vector<std::string> values, std::string reason = {},
                         std::vector<LaterChoice> then = {});

} // namespace desk
