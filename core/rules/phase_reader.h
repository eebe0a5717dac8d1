// Reads the phases of a rule file. A phase can build on another one.
#pragma once

#include "cite_reader.h"

#include <vector>

namespace rules {

/// What a file builds on (`from`).
struct Base {
    std::optional<Venue> venue{}; ///< nothing: the file is complete
    bool isLost = false;          ///< it builds on rules that can't be found, which was already reported
    bool isSome() const { return venue || isLost; }
};

/// Reads the value of the key `phases`. Null if the file doesn't have the key, because it has the phases of
/// its base.
std::vector<Phase> readPhases(const json::Value* phases, Written written, const Base& base,
                              json::Problems& problems);

} // namespace rules
