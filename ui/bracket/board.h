// Puts a draw together for the screen: cross tables above, rounds under them, each as large as the room lets
// it.
#pragma once

#include "tree.h"

#include "tournament/ranking/standings.h"

#include <map>

namespace tree {

/// As it suits a room of that size, in lines. Empty before the draw.
Tree treeOf(const tournament::Tournament& tournament, const QSizeF& room);
/// Writes anew the boxes of matches that are not as they were, and what follows from them. False where more
/// than matches has changed, and the tree is to be made anew.
bool bringUpToDate(Tree& tree, const tournament::Tournament& before, const tournament::Tournament& now);
/// For this folder alone.
class Board {
public:
    Board(const tournament::Tournament& tournament, const QSizeF& room);
    Tree build();

private:
    void addCrosses();
    void addCross(const tournament::CrossTable& table, const Cross& empty);
    void addCells(const tournament::CrossTable& table, const Cross& cross);
    void addRounds();
    void addSwiss(const bracket::Layout& layout);
    void addPlayIns();
    void addHeading(bracket::Part part, double y, double width);
    void addBox(const bracket::Match& drawn, const QRectF& place);
    void addRoundHeadings(const bracket::Layout& layout);
    void addWays(const bracket::Layout& layout, const QPointF& corner);
    void addDrops();
    bracket::Measures measures() const;

    const tournament::Tournament& m_tournament;
    const bracket::Bracket& m_drawn;
    QSizeF m_room;
    Tree m_tree;
    std::map<bracket::MatchId, const bracket::Match*> m_byId;
    std::map<bracket::MatchId, std::size_t> m_index; // of boxes of rounds
    double m_top = 0;                                // where the next block begins
    int m_block = 0;
};

} // namespace tree
