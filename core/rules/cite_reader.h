// Cites: reading them, and whether they cover every parameter.
#pragma once

#include "written.h"

#include <optional>
#include <string>
#include <vector>

namespace rules {

/// Refuses a name that is neither a parameter nor a group nor one of `items`; without `items`, since their
/// lists have mistakes of their own, any item's name is taken. A malformed entry is told and kept as one that
/// follows, so that it is not told again as missing. Of a copy, what is not known is put to `unknown`.
Cites readCites(const json::Value& cites, const std::string& place,
                const std::optional<std::vector<std::string>>& items, Written written,
                std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeCites(const Cites& cites);
/// A place on the sheet, or a reading, among the members of that object; refuses one without the other half.
Cite readCiteMembers(const json::Value& entry, json::Reader& reader);
json::Object citeMembers(const Cite& cite);

/// Tells each parameter without a cite once, whatever the number of phases. `line` is that of the cites.
void tellUncited(const Venue& venue, int line, json::Problems& problems);

} // namespace rules
