// What can still be read of a damaged file.
#pragma once

#include "store.h"

#include <optional>

namespace store {

/// The facts from the first on, each as it was written. A file made from them has the same hashes.
struct Salvaged {
    std::vector<facts::Entry> entries;
    Head head;                               ///< after the last of these facts
    std::optional<message::Message> stopped; ///< why there are no more facts; nothing: it is the whole record
};

/// Reads the journal of a file of any version, up to the first fact that is missing or changed. A person
/// whose name can't be read comes without it. Fails if the file isn't of this program, or not even one fact
/// can be read.
Answer<Salvaged> salvage(const std::string& path);

} // namespace store
