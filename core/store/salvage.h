// What can still be read of a damaged file.
#pragma once

#include "store.h"

#include <optional>

namespace store {

/// The facts from the first on, each as it was written: a file made from them has the same hashes.
struct Salvaged {
    std::vector<facts::Entry> entries;
    Head head;                               ///< after the last of them
    std::optional<message::Message> stopped; ///< why there are no more; nothing at the end of the record
};

/// Reads the journal of a file, of any version, up to the first fact that is missing or changed. A person
/// whose name can't be read is returned without it. Fails if the file isn't of this program, or not one fact
/// can be read.
Answer<Salvaged> salvage(const std::string& path);

} // namespace store
