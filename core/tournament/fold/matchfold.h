// From the facts of a match to its state.
#pragma once

#include "tournament/model/match.h"

namespace tournament {

/// The match as its facts have it, where the bracket seats these. Nothing before there are rules for it.
std::optional<Match> fold(const Setting& setting, const bracket::Match& drawn, const bracket::Seated& seated,
                          const Record& record);

} // namespace tournament
