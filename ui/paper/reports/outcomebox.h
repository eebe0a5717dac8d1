// Both outcomes of a ruling side by side, drawn; for this folder alone.
#pragma once

#include "rulingoutcome.h"

#include "ui/paper/page/flow.h"

namespace paper {

struct RuledOutcome {
    QString title;        ///< `If it is upheld`
    bool isRuled = false; ///< it was ruled so
    RulingOutcome outcome;
};

/// `width` mm wide together.
Piece outcomesPiece(const RuledOutcome& upheld, const RuledOutcome& rejected, double width);

} // namespace paper
