// What may become of a match that is disputed.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace desk {

/// The teams that the bracket has there; empty where it does not know.
scoring::PerSide<std::string> teamsSeated(const Tournament& tournament, const std::string& id);
/// What was decided about a disputed match, for those whom the draw seats there now. `correction` is the op
/// of what made it disputed, where it was decided with that.
facts::Resolve resolveFor(const Tournament& tournament, const Match& match, facts::Resolution choice,
                          const std::optional<std::string>& correction,
                          const std::optional<std::string>& reason);
/// The choices for a disputed match in that tournament: the other team can be seated only if both sides are
/// known, and the teams can stay only if none of them is seated in another open match that keeps its teams.
std::vector<facts::Resolution> resolutionsFor(const Tournament& tournament, const std::string& match);

} // namespace desk
