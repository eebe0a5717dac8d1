// Where those come from to whom no line of a drawing leads; for this folder alone.
#pragma once

#include "brackettree.h"

namespace paper {

/// `from 57` for those who are known, in the words of the page: of anybody else the slot says it.
void addOrigins(TreePage& page, const bracket::Bracket& whole, const bracket::Layout& layout);
/// What that is set in, smaller than the type of the titles.
Type originType(const TreePage& page);
/// What origins need before the boxes of the first column, or of the others, in mm; 0 where there are none.
double originsWidth(const TreePage& page, const bracket::Layout& layout, bool first);

} // namespace paper
