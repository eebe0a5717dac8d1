// The prints of the bracket. Each has at least one page, given what prints.cpp has checked.
#pragma once

#include "ui/paper/page/document.h"

namespace paper {

/// The draw with what was played so far: rounds as boxes, pools as cross tables with the playoff behind them,
/// rounds of Swiss as lists. The tournament has a draw.
Document bracketPrint(const Record& record, Format format);
/// Every match, round by round, with boxes for what is not known yet. The tournament has a draw.
Document roundsPrint(const Record& record, Format format);

} // namespace paper
