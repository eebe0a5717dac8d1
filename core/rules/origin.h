// Rule files that are `from` others: a chain of texts as one venue.
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
    std::string name; ///< by which it is told apart from others, and shown
    std::string text;
};
/// The file that a `from` in the file `besides` names, or why it cannot be read.
using FindFile = std::function<tl::expected<RuleFile, message::Message>(const std::string& named,
                                                                        const std::string& besides)>;

/// What a file is from.
struct Origin {
    std::string name; ///< as the file names it: `classic`, `base.json`
    Venue venue;
};
struct FileRead {
    Venue venue;
    std::optional<Origin> origin{}; ///< nothing: the file says everything itself
};

/// What a rule file says together with all that it is from: a built-in set or venue by its id, or else a file
/// that `find` reads; without `find` no file. Refuses what load() refuses, an origin that is neither or has a
/// mistake, and files that are from each other.
tl::expected<FileRead, json::Problems> loadFile(const RuleFile& file, const FindFile& find);

/// The origin's set that the venue's phase says only the difference from.
Set setBefore(const FileRead& read, const Phase& phase);

} // namespace rules
