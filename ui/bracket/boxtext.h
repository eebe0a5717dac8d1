// A match in the few words that fit over its box and beside its teams.
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
/// `Match 4`; the final with what it runs to by its own rules, and the second with whether it is played.
Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match);
/// `to 500`, `10 hands`, `3 games to 500`.
QString lengthOf(const rules::Set& rules);

/// The whole box in a sentence.
QString wordsOf(const Box& box);
/// The same as it is read aloud: of a cell, how its row's team stands besides.
QString accessibleText(const Tree& tree, const Box& box);

// What is written in a box and in the heads of a cross table; for this folder alone.

/// Writes all words of a box whose match, place and kind are set.
void write(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn);
/// Writes the heads of the rows and columns.
void write(Cross& cross, const tournament::Tournament& tournament, const tournament::CrossTable& table);
/// Once all pools are over: how they stand who want a wildcard. After the heads.
void writeWildcards(Tree& tree, const tournament::Tournament& tournament);
/// The notes of the headings of Swiss rounds, which stand first: `5 of 8 finished`, `to come`.
void writeRounds(Tree& tree, const tournament::Tournament& tournament);

// The heads of a cross table's rows and columns, which stay in view over cells that are scrolled away.

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

/// The heading at that place, whole; empty where there is none.
QString headingAt(const Tree& tree, const QRectF& view, const QPointF& place);

// Puts a draw together for the screen: cross tables above, rounds under them, each as large as the room lets
// it.

/// As it suits a room of that size, in lines. Empty before the draw.
Tree treeOf(const tournament::Tournament& tournament, const QSizeF& room);
/// Writes again the boxes of matches that are not as they were, and what follows from them. False where more
/// than matches has changed, and the tree is to be made again.
bool bringUpToDate(Tree& tree, const tournament::Tournament& before, const tournament::Tournament& now);

} // namespace tree
