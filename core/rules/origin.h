// Rule files that build on others (`from`): reads a chain of files as one venue.
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
    std::string name; ///< identifies the file; shown to people
    std::string text;
};
/// Reads the file that a `from` in the file `besides` names. Or gives the reason why it can't.
using FindFile = std::function<tl::expected<RuleFile, message::Message>(const std::string& named,
                                                                        const std::string& besides)>;

/// The rules that a file builds on.
struct Origin {
    std::string name; ///< as the file names it: `classic`, `base.json`
    Venue venue;
};
struct FileRead {
    Venue venue;
    std::optional<Origin> origin{}; ///< nothing: the file is complete
    int lineOfId = 0;               ///< in the file; 0 if it builds on nothing
};

/// A rule file together with everything it builds on: a built-in set or venue by its id, or else a file that
/// `find` reads. Without `find`, no files. Refuses what load() refuses, an origin that isn't found or has a
/// mistake, and files that build on each other.
tl::expected<FileRead, json::Problems> loadFile(const RuleFile& file, const FindFile& find);

/// The set of the origin from which the phase of the venue gives only the differences.
Set setBefore(const FileRead& read, const Phase& phase);

} // namespace rules
