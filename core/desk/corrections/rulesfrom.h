// The use case `rules amend`: changes rules from a match on, because the copy was wrong or the organizer
// decided so.
#pragma once

#include "proposal.h"

namespace desk {

/// Sets values from that match (id) on; matches before it in playing order keep theirs. Each value is
/// `bags.limit=5`, as in a rule file, or `bag limit=5`, by its label. `championship.end.target=400` is for
/// that phase. Refuses a match that isn't in the draw, an unknown parameter or value, rules that contradict
/// each other, values that are already set, and rules that have changed since the preview.
Proposal changeRulesFrom(const std::string& match, std::vector<std::string> values, std::string reason = {},
                         std::vector<LaterChoice> then = {});

} // namespace desk
