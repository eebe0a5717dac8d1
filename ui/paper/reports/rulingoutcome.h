// What a ruling on a case would do, as rows to stand beside those of the other one; for this folder alone.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/flow.h"

namespace paper {

/// A ruling, and what it does.
struct Ruled {
    QString title;        ///< `If it is upheld`
    bool isRuled = false; ///< it was ruled so
    const desk::Correction& change;
};
/// Both side by side, `width` mm wide together: a side's bags are named where the two leave it with others.
Piece outcomesPiece(const Ruled& upheld, const Ruled& rejected, int hand, double width);

} // namespace paper
