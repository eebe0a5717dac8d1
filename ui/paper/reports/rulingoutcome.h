// What a ruling on a case would do, as rows beside those of the other ruling; for this folder only.
#pragma once

#include "desk/rulings/ruling.h"
#include "ui/paper/page/flow.h"

namespace paper {

/// A ruling and its effects.
struct Ruled {
    QString title;        ///< `If it is upheld`
    bool isRuled = false; ///< it is the actual ruling
    const desk::Correction& change;
};
/// Both rulings side by side, `width` mm wide together. A side's bags are shown if the two rulings leave
/// different numbers.
Piece outcomesPiece(const Ruled& upheld, const Ruled& rejected, int hand, double width);

} // namespace paper
