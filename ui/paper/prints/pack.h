// All that a room needs to go on by hand.
#pragma once

#include "ui/paper/page/document.h"

namespace paper {

/// The bracket, the check-in list, the sheets of every match that may come next, and blank ones for those
/// behind them. The tournament has a draw.
Document packPrint(const Record& record, Format format);

} // namespace paper
