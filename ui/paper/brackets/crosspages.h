// A cross table, or a part of one, as it is drawn on a page; for this folder alone.
#pragma once

#include "ui/paper/page/pencil.h"
#include "wording/record/matchwords.h"

#include <utility>
#include <vector>

namespace paper {

// A cross table, or a part of one, as it is drawn on a page; for this folder alone.

/// Lengths in mm that all cross tables of a print share.
struct CrossGrid {
    static constexpr double rank = 9;
    static constexpr double seed = 7;
    static constexpr double won = 12;
    static constexpr double title = 8; ///< over a table
    double name = 0;
    double cell = 0;
    double row = 0;
    // In points, the same for all tables.
    double headPoints = 8; ///< of the names over the columns
    double cellPoints = 9.5;
    double belowPoints = 7.5; ///< of the second line of a cell
    /// Of the rows' heads.
    double side() const { return rank + seed + name + won; }
    /// Whether names stand over the columns.
    bool isNamed() const { return cell >= 20; }
    /// The height of the columns' heads.
    double head() const { return isNamed() ? 13 : 9; }
};

struct CrossCell {
    std::vector<wording::CellWords> words;
    std::vector<bool> won;
};
struct CrossHead {
    QString rank, seed, name, won;
};
/// What a page paints, with all words: it outlives the tournament.
struct PaintedCross {
    QString title;
    double top = 0;
    std::vector<CrossHead> rows, columns;
    std::vector<std::vector<CrossCell>> cells; ///< by row and column; without words on the diagonal
    std::vector<std::pair<std::size_t, std::size_t>> diagonal;
};

/// Chooses the types in which all that stands on these pages has room.
void fitTypes(CrossGrid& grid, const std::vector<std::vector<PaintedCross>>& pages);
/// Paints it `top` below the corner.
void paintCross(Pencil& pencil, const PaintedCross& cross, const CrossGrid& grid, const QPointF& corner);

} // namespace paper
