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
/// What may become of a match that is disputed in that tournament: the other team is seated only where both
/// sides are known, and it stands only where nobody of those who sat down sits in another that stands and is
/// open.
std::vector<facts::Resolution> resolutionsFor(const Tournament& tournament, const std::string& match);

} // namespace desk
