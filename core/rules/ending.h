// How a game or a match was won, in words beside its result.
#pragma once

#include "scoring/ledger.h"
#include "scoring/ruleset.h"

#include <string>

namespace rules {

/// `in an extra hand`, `when time was called`, with the numbers of `end`; empty where the target was reached
/// or it was decided without its hands. UTF-8.
std::string howItEnded(const scoring::End& end, scoring::By by);

} // namespace rules
