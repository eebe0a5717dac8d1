// What is written in a box and in the heads of a cross table; for this folder alone.
#pragma once

#include "tree.h"

#include "tournament/ranking/crosstable.h"

namespace tree {

/// Writes all words of a box whose match, place and kind are set.
void write(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn);
/// Writes the heads of the rows and columns.
void write(Cross& cross, const tournament::Tournament& tournament, const tournament::CrossTable& table);
/// Once all pools are over: how they stand who want a wildcard. After the heads.
void writeWildcards(Tree& tree, const tournament::Tournament& tournament);
/// The notes of the headings of Swiss rounds, which stand first: `5 of 8 played`, `to come`.
void writeRounds(Tree& tree, const tournament::Tournament& tournament);

} // namespace tree
