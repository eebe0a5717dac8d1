// The phases of a rule file, each on top of the one that it takes over from.
#pragma once

#include "cite_reader.h"

#include <string>
#include <vector>

namespace rules {

/// What a file is `from`.
struct Base {
    std::optional<Venue> venue{}; ///< nothing: the file says everything itself
    bool isLost = false;          ///< it is from one that is not known, which is already reported
    bool isSome() const { return venue || isLost; }
};

/// Reads the value of the key `phases`; null where the file does not name it, since it has those of its base.
std::vector<Phase> readPhases(const json::Value* phases, Written written, const Base& base,
                              json::Problems& problems);

} // namespace rules
