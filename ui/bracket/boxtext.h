// The texts of a match that fit over its box and beside its teams.
#pragma once

#include "tree.h"

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"
#include "tournament/ranking/standings.h"

namespace tree {

struct Title {
    QString full;     ///< `Match 11 · final, to 500`
    QString brief;    ///< `Match 11 · final`
    QString number{}; ///< `Match 11`
};
/// `Match 4`; the final with its own target, and the second with whether it is played.
Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match);
/// `to 500`, `10 hands`, `3 games to 500`.
QString lengthOf(const rules::Set& rules);

/// The whole box in a sentence.
QString wordsOf(const Box& box);
/// The same for screen readers; for a cell, also the results of its row's team.
QString accessibleText(const Tree& tree, const Box& box);

// The texts of boxes and of the heads of cross tables; for this folder only.

/// Fills in the texts of a box whose match, place and kind are set.
void write(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn);
/// Fills in the heads of the rows and columns.
void write(Cross& cross, const tournament::Tournament& tournament, const tournament::CrossTable& table);
/// Once all pools are over: the ranks of the teams in line for a wildcard. After the heads.
void writeWildcards(Tree& tree, const tournament::Tournament& tournament);
/// The notes in the headings of Swiss rounds, which come first: `5 of 8 finished`, `to come`.
void writeRounds(Tree& tree, const tournament::Tournament& tournament);

// The heads of a cross table's rows and columns, which stay visible over scrolled cells.

struct CrossHeads {
    QRectF rows;    ///< of all rows, including the corner
    QRectF columns; ///< of all columns, including the corner
};
/// Their places while the window shows `view`; all in lines.
CrossHeads headsOf(const Cross& cross, const QRectF& view);

/// `Full House: rank 3, won 1, lost 1, wildcard rank 2`
QString wordsOf(const Cross::Team& team);
/// The text of the head at that place, empty in the corner; nothing if there is no head.
std::optional<QString> headAt(const Tree& tree, const QRectF& view, const QPointF& place);

/// The whole heading at that place; empty if there is none.
QString headingAt(const Tree& tree, const QRectF& view, const QPointF& place);

// Lays out a draw for the screen: cross tables above, rounds below, each as large as possible.

/// For a room of that size, in lines. Empty before the draw.
Tree treeOf(const tournament::Tournament& tournament, const QSizeF& room);
/// Updates the boxes of changed matches, and what depends on them. False if more than matches has changed,
/// and the tree must be built again.
bool bringUpToDate(Tree& tree, const tournament::Tournament& before, const tournament::Tournament& now);

} // namespace tree
