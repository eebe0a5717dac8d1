// Computes the state of a match from its facts.
#pragma once

#include "tournament/model/match.h"

namespace tournament {

/// The match that its facts give, with these seats from the bracket. Nothing if no rules apply to it yet.
std::optional<Match> fold(const Setting& setting, const bracket::Match& drawn, const bracket::Seated& seated,
                          const Record& record);

} // namespace tournament
