// What a rule file forbids without a price: reading and writing it.
#pragma once

#include "written.h"

#include <vector>

namespace rules {

/// Reads the value of the key `forbids`, a list of `{"id", "words", "cite"}`; where the section needed
/// reading, with `reading`, `why` and `code` as in cites. Refuses an id that stands twice. Of a copy, what is
/// not known is put to `unknown`.
std::vector<Infraction> readForbids(const json::Value& forbids, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeForbids(const std::vector<Infraction>& forbids);

} // namespace rules
