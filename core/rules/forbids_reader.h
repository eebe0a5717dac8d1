// What a rule file forbids without a price: reading and writing it.
#pragma once

#include "venue.h"
#include "json/reader.h"

#include <vector>

namespace rules {

/// Reads the value of the key `forbids`, a list of `{"id", "words", "cite"}`; where the section needed
/// reading, with `reading`, `why` and `code` as in cites. Refuses an id that stands twice.
std::vector<Infraction> readForbids(const json::Value& forbids, json::Problems& problems);
json::Value writeForbids(const std::vector<Infraction>& forbids);

} // namespace rules
