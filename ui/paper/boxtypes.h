// The types of a drawing's boxes, and where in a line of a box what stands; for this folder alone.
#pragma once

#include "brackettree.h"

namespace paper {

/// Where the parts of a side's line stand.
struct SidePlaces {
    QRectF seed;
    QRectF name;
    QRectF score;
    QRectF tick;
    Type type;
};
/// In the line of a side, its name and score being set in so many points.
SidePlaces placesOf(const TreePage& page, const QRectF& line, const SideLine& side, double points);

/// That of titles in boxes whose lines are so many mm high.
Type titleType(double line);
/// Chooses the types for boxes that are laid out: one size for all names, the largest in which each is one
/// line; where that would be too small to read, in which all fit in several lines; else the least, below
/// which go the names that are too long for it.
void setTypes(TreePage& page);
/// In points, of a name on that page.
double smallestName(const TreePage& page);

} // namespace paper
