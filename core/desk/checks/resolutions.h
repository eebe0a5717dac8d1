// The choices for a disputed match.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace desk {

/// The teams that the bracket has there. Empty for a side that it doesn't know.
scoring::PerSide<std::string> teamsSeated(const Tournament& tournament, const std::string& id);
/// The decision about a disputed match, with the teams that the draw seats there now. `correction` is the op
/// of the correction that disputed the match, if both are recorded together.
facts::Resolve resolveFor(const Tournament& tournament, const Match& match, facts::Resolution choice,
                          const std::optional<std::string>& correction,
                          const std::optional<std::string>& reason);
/// The choices for a disputed match. The other team can be seated only if both sides are known. The teams can
/// stay only if neither is seated in another open match that keeps its teams.
std::vector<facts::Resolution> resolutionsFor(const Tournament& tournament, const std::string& match);

} // namespace desk
