// The heads of a cross table's rows and columns, which stay in view over cells that are scrolled away.
#pragma once

#include "tree.h"

namespace tree {

struct CrossHeads {
    QRectF rows;    ///< of all rows, the corner too
    QRectF columns; ///< of all columns, the corner too
};
/// Where they stand while the window shows `view`; all in lines.
CrossHeads headsOf(const Cross& cross, const QRectF& view);

/// `Full House: rank 3, won 1, lost 1, wildcard rank 2`
QString wordsOf(const Cross::Team& team);
/// What the head at that place is about, empty in the corner; nothing where there is no head.
std::optional<QString> headAt(const Tree& tree, const QRectF& view, const QPointF& place);

} // namespace tree
