// Rounds as boxes on a page; for this folder only.
#pragma once

#include "treenames.h"

#include <QSizeF>

namespace paper {

/// The drawing of that part as large as the room allows; its boxes are as wide and as far apart as that
/// leaves room. Lengths of `room` in mm.
TreePage treePage(const Record& record, const bracket::Bracket& part, const QSizeF& room);
/// A drawing that is laid out, with its words; `line` in mm.
TreePage treeOf(const Record& record, bracket::Layout layout, double line);
/// Puts the champion's box above the final, or below everything, between these heights from the origin of the
/// layout. Without room or a final there is no box.
void addChampion(TreePage& page, const tournament::Tournament& tournament, double top, double bottom);
void paintTree(Pencil& pencil, const TreePage& page, const QPointF& corner);

} // namespace paper
