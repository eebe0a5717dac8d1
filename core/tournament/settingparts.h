// What the setting takes in of rules and draws, each in a file of its own. For this room alone.
#pragma once

#include "setting.h"

namespace tournament {

/// The rules on record, the oldest first; those that are `known` are not read again. A record with rules that
/// cannot be read is refused before it is played by (desk); here they are left out.
std::vector<RulesFrom> rulesIn(const Record& record, const std::vector<RulesFrom>& known);

/// The newest draw with what was settled about it since; none where it cannot be read.
void takeDraw(Setting& setting, const Record& record);

} // namespace tournament
