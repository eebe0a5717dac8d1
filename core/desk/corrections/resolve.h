// The use case `resolve`: decides who plays a disputed match, if the correction that disputed it didn't.
#pragma once

#include "proposal.h"

namespace desk {

/// Decides who plays the match (id). Refuses a match that doesn't exist or isn't disputed, teams that can't
/// be seated, a missing reason, and draws that now seat other teams than in the preview.
Proposal resolve(const std::string& match, facts::Resolution choice, std::string reason = {},
                 std::vector<LaterChoice> then = {});

} // namespace desk
