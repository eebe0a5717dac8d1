// The use case `resolve`: who plays a disputed match, if the correction that disputed it didn't decide that.
#pragma once

#include "proposal.h"

namespace desk {

/// Decides who plays the match (its id). Refuses a match that isn't there or isn't disputed, teams that can't
/// be seated, to record it without a reason, and if the draw seats other teams now than in the preview.
Proposal resolve(const std::string& match, facts::Resolution choice, std::string reason = {},
                 std::vector<LaterChoice> then = {});

} // namespace desk
