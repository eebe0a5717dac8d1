// Cites: reading them, and whether they cover every parameter.
#pragma once

#include "venue.h"
#include "json/reader.h"

#include <string>

namespace rules {

/// A malformed entry is told and kept as one that follows, so that it is not told again as missing.
Cites readCites(const json::Value& cites, const std::string& place, json::Problems& problems);
json::Value writeCites(const Cites& cites);

/// Tells each parameter without a cite once, whatever the number of phases. `line` is that of the cites.
void tellUncited(const Venue& venue, int line, json::Problems& problems);

} // namespace rules
