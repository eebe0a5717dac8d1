// Puts a draw together for the screen: cross tables above, rounds under them, each as large as the room lets
// it.
#pragma once

#include "tree.h"

namespace tree {

/// As it suits a room of that size, in lines. Empty before the draw.
Tree treeOf(const tournament::Tournament& tournament, const QSizeF& room);
/// Writes anew the boxes of matches that are not as they were, and what follows from them. False where more
/// than matches has changed, and the tree is to be made anew.
bool bringUpToDate(Tree& tree, const tournament::Tournament& before, const tournament::Tournament& now);

} // namespace tree
