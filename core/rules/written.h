// How strictly the text of a venue is read.
#pragma once

#include "venue.h"
#include "json/reader.h"

#include <string_view>
#include <vector>

namespace rules {

/// A rule file is checked strictly. The copy in a record is read whichever version of the program froze it:
/// what it does not know yet is as it was before, and what only newer ones know is kept.
enum class Written { InFile, InCopy };

/// Refuses what nobody asked for in a file; of a copy it is kept, `prefix` before its key. Call it last.
void finish(json::Reader& reader, Written written, std::string_view prefix, std::vector<Unknown>& unknown);

} // namespace rules
