// A table over as many pages as it needs, its head on every one.
#pragma once

#include "flow.h"

namespace paper {

struct Column {
    QString title;
    double share = 1; ///< of the width
    bool right = false;
    bool headsBoth = false; ///< its title stands over the middle of it and the next
};

struct Cell {
    QString text;
    bool strong = false;
    /// A box to tick before the text.
    std::optional<bool> tick = {};
    bool frame = false;  ///< to write into, where it has no text
    bool struck = false; ///< through; for a text that fits on its line
    QString soft{};      ///< smaller and behind the text, where there is room for all of it
};

struct Row {
    QList<Cell> cells;
    bool begins = true; ///< a group: a line above it, and the rows of a group stay on one page
    Cell across{};      ///< where it has a text: over the whole width, in place of the cells
    bool keeps = false; ///< stays on a page with the next
    bool parts = false; ///< those above it from those below: a heavy line over its words across
};

struct Table {
    QStringList below;    ///< under the tournament's name on every page
    QList<Piece> above{}; ///< on the first page, between its heading and the table
    Piece behind = {};    ///< behind the last row; at the bottom of its page where it is at the foot
    QList<Column> columns;
    QList<Row> rows;
    double rowHeight = 8;
    Type type{11};
    /// Rows may be as low, where that saves a page with little on it; 0: a little lower.
    double leastRowHeight = 0;
};

/// Rows across, for a text in as many lines as it needs in `width` mm.
void addAcross(QList<Row>& rows, const QString& text, const Type& type, double width);

/// Adds the table's pages. A row is higher where a name in it needs more lines.
void addTable(Binder& binder, const Table& table);

} // namespace paper
