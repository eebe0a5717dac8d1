// The use case `resolve`: who plays a disputed match, if the correction that disputed it did not decide that.
#pragma once

#include "proposal.h"

namespace desk {

/// Who plays the match (its id). Refuses a match that is not there or not disputed, who cannot be seated, to
/// be recorded without a reason, and where the draw seats others by now than what was looked at.
Proposal resolve(const std::string& match, facts::Resolution choice, std::string reason = {},
                 std::vector<LaterChoice> then = {});

} // namespace desk
