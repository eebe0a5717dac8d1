// Rule files that are `from` others: reads a chain of files as one venue.
#pragma once

#include "load.h"
#include "venue.h"

#include "message/message.h"
#include "json/reader.h"

#include <functional>
#include <optional>
#include <string>

#include <tl/expected.hpp>

namespace rules {

struct RuleFile {
    std::string name; ///< identifies it, and is shown to people
    std::string text;
};
/// Reads the file that a `from` in the file `besides` names; or says why it can't be read.
using FindFile = std::function<tl::expected<RuleFile, message::Message>(const std::string& named,
                                                                        const std::string& besides)>;

/// The origin of a file.
struct Origin {
    std::string name; ///< as named in the file: `classic`, `base.json`
    Venue venue;
};
struct FileRead {
    Venue venue;
    std::optional<Origin> origin{}; ///< nothing: the file is complete
    int lineOfId = 0;               ///< in the file; 0 where it is from none
};

/// A rule file together with everything that it is from: a built-in set or venue by its id, or else a file
/// that `find` reads; without `find`, no file. Refuses what load() refuses, an origin that is neither or has
/// a mistake, and files that are from each other.
tl::expected<FileRead, json::Problems> loadFile(const RuleFile& file, const FindFile& find);

/// The origin's set from which the venue's phase gives only the differences.
Set setBefore(const FileRead& read, const Phase& phase);

} // namespace rules
