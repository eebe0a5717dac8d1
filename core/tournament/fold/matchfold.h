// From the facts of a match to its state.
#pragma once

#include "tournament/model/match.h"

namespace tournament {

/// The match by its facts, with these seats from the bracket. Nothing before there are rules for it.
std::optional<Match> fold(const Setting& setting, const bracket::Match& drawn, const bracket::Seated& seated,
                          const Record& record);

} // namespace tournament
