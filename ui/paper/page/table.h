// A table on as many pages as it needs, with its head on every one.
#pragma once

#include "flow.h"

namespace paper {

struct Column {
    QString title;
    double share = 1; ///< of the width
    bool right = false;
    bool headsBoth = false; ///< its title is centered over it and the next
};

struct Cell {
    QString text;
    bool strong = false;
    /// A box to check before the text.
    std::optional<bool> tick = {};
    bool frame = false;  ///< to write in, if it has no text
    bool struck = false; ///< struck through; only if the text fits on its line
    /// Smaller text after the text, with dots between the items. If one row has no room for it, it is below
    /// the text in all rows, in as many lines as needed. If that takes another page, the brief items are
    /// after the text, or below it in rows without room, or left out in all rows.
    QStringList soft{};
    QStringList brief{}; ///< the same, shorter
};

struct Row {
    QList<Cell> cells;
    bool begins = true; ///< a group: a line above it, and its rows stay on one page
    Cell across{};      ///< if it has text: over the whole width, instead of the cells
    bool keeps = false; ///< stays on a page with the next
    /// Heading of the rows up to the next heading row; repeated on a page that begins among them.
    bool heads = false;
    bool parts = false; ///< a heavy line that separates the rows above from those below
};

struct Table {
    QStringList below;    ///< below the tournament's name on every page
    QList<Piece> above{}; ///< on the first page, between its heading and the table
    Piece behind = {};    ///< after the last row; if it is a foot, at the bottom of its page
    QList<Column> columns;
    QList<Row> rows;
    double rowHeight = 8;
    Type type{11};
    /// Rows can be this low if that avoids a page with little on it; 0: a little lower.
    double leastRowHeight = 0;
};

/// Rows over the whole width, for a text in as many lines as it needs in `width` mm.
void addAcross(QList<Row>& rows, const QString& text, const Type& type, double width);

/// Adds the table's pages. A row is higher if a name in it needs more lines.
void addTable(Binder& binder, const Table& table);

} // namespace paper
