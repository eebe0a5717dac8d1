// The page above a draw that is cut into parts; for this folder alone.
#pragma once

#include "bracketparts.h"

#include "ui/paper/page/document.h"

namespace paper {

/// Who is in which part, and on which page that is, with the rounds behind them: the part that stands last.
/// The others are the pages that follow.
void addOverviewPage(Binder& binder, const std::vector<Part>& parts);
/// The same of a double elimination: who is in which of the winners' parts, where their losers go on, how the
/// losers' parts lead to the final, and on which page each of them is. All the parts follow.
void addDoubleOverviewPage(Binder& binder, const std::vector<Part>& parts);

} // namespace paper
