// The page above a draw that is cut into parts; for this folder alone.
#pragma once

#include "bracketparts.h"
#include "document.h"

namespace paper {

/// Who is in which part, and on which page that is, with the rounds behind them: the part that stands last.
/// The others are the pages that follow.
void addOverviewPage(Binder& binder, const std::vector<Part>& parts);

} // namespace paper
