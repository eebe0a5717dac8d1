// From the facts about the tournament as a whole to its setting. For this room alone.
#pragma once

#include "tournament/model/setting.h"

namespace tournament {

/// Takes in what facts of the kind of that one now say; `record` is that of the tournament as a whole.
void bringUpToDate(Setting& setting, const facts::Fact& kind, const Record& record);

} // namespace tournament
