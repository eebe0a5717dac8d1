// From the facts about the tournament as a whole to its setting. For this room alone.
#pragma once

#include "tournament/model/setting.h"

namespace tournament {

/// Takes in what facts of that kind now say; `record` is that of the tournament as a whole.
void bringUpToDate(Setting& setting, std::string_view kind, const Record& record);

} // namespace tournament
