// How a match ended, in words beside its result.
#pragma once

#include "night/match.h"

#include <QString>

namespace sheet {

/// `in an extra hand`, `when time was called`; empty where the target was reached or the match was not played
/// to its end.
QString howItEnded(const night::Match& match);

} // namespace sheet
