// Who is kept from sitting down though they are here: by a sanction under which nobody let them in.
#pragma once

#include "tournament/model/tournament.h"

#include <string>

namespace tournament {

/// The oldest sanction that keeps the person from that match (its id) on that day (`2026-11-21`). Not one
/// since which they were let in for the match with a reason; null where there is no other.
const Sanctioned* suspensionOf(const Tournament& tournament, const std::string& match,
                               const std::string& person, const std::string& day);

} // namespace tournament
