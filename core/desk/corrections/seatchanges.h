// Who sits at which table since something was taken back or put back.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace desk {

/// A line for each match that has another table than before, has one again, or lacks one, and for each table
/// that is free since: `match 3 sits at table 2 again`, `table 4 is free`. Nothing of the matches in `told`,
/// whose call itself was taken back or put back.
std::vector<std::string> seatChanges(const tournament::Tournament& before,
                                     const tournament::Tournament& after,
                                     const std::vector<std::string>& told);

} // namespace desk
