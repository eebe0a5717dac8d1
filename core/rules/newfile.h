// A new rule file that says only what differs from a built-in set or another file.
#pragma once

#include "venue.h"

#include "json/reader.h"

#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace rules {

struct NewFile {
    std::string id;
    std::string name;
    std::string from; ///< as the file is to name it: `classic`, `base.json`
};

/// A value that is to be another than the origin's, or from another place.
struct Change {
    /// `end.target`; of another phase than the first `championship.end.target`; `renege` with null for no
    /// rule.
    std::string parameter;
    json::Value value;          ///< as a rule file has it
    std::optional<Cite> cite{}; ///< nothing: one that changes is not on the sheet, another keeps the origin's
};

/// The text of the file, which loads with that origin. A phase that takes over from a changed one changes
/// with it. Of two changes of the same value the later one counts. Refuses what is no parameter, with its
/// name as the place, and what the file would be refused for.
tl::expected<std::string, json::Problems> fileFrom(const NewFile& file, const Venue& origin,
                                                   const std::vector<Change>& changes);

} // namespace rules
