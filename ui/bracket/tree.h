// The draw as laid out on the screen: the texts of boxes, cross tables and headings, with their places.
// Lengths are in lines, as in bracket/layout.h.
#pragma once

#include "bracket/layout.h"
#include "tournament/model/tournament.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

namespace tree {

/// One side of a match.
struct Line {
    QString seed;  ///< empty while the team isn't known
    QString text;  ///< the team, or `winner of 7`
    QString team;  ///< its id; empty while the team isn't known
    QString score; ///< or the kind of decision, `won`
    bool won = false;
    bool lost = false;
    bool isDecision = false; ///< `score` is the kind of decision
};

/// A match in a cross table, seen from its row's team.
struct Cell {
    std::size_t table = 0; ///< index of `Tree::crosses`
    std::size_t row = 0;   ///< indices of its `teams`
    std::size_t column = 0;
    std::size_t line = 0; ///< index of the row's team in `Box::lines`
    QString first;        ///< `350–230`, `table 5`, `match 12`
    QString second;       ///< `hand 6`, `forfeit`; may be empty
};

/// A place that the arrow keys can select: a match, or the team with the bye of a Swiss round.
struct Box {
    QString match;
    QRectF place;
    std::optional<Cell> cell; ///< if it is drawn as a cell
    bool isBye = false;       ///< it is one line, the team with the bye
    bool mayNotBe = false;    ///< it is played only if necessary, and isn't known to be necessary
    bool opens = true;        ///< it has a score sheet
    int block = 0;            ///< boxes that belong together have the same number
    QString title;            ///< `Match 11 · final, to 500`
    QString shortTitle;       ///< `Match 11 · final`
    QString number;           ///< `Match 11`
    QString state;            ///< `table 5 · hand 6`; empty while the match waits
    QString shortState;       ///< `hand 6`
    bool warns = false;       ///< the state needs a supervisor
    std::array<Line, 2> lines;
    QString words; ///< the whole box in words, for screen readers
};

/// The line from a match to the next match of its winner. Indices of boxes; `line` is the side there.
struct Link {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t line = 0;
    QPolygonF points;
};

/// Where the loser of a match plays next; indices of boxes. It isn't drawn.
struct Drop {
    std::size_t from = 0;
    std::size_t to = 0;
};

/// `bye` or `both bye`; the text ends left of `at`.
struct Bye {
    QString text;
    QPointF at;
};

/// `Losers' rounds`, or `Round 2` above a column.
struct Heading {
    QString text;
    QString note; ///< beside it, lighter: `top 2 advance`, `5 of 8 finished`
    QRectF place;
    double until = 0; ///< it stays in view down to there while the rest scrolls; 0: it scrolls with the rest
    bool stays() const { return until > 0; }
    /// Its place while the top of the window is at `top`.
    QRectF placeFrom(double top) const
    {
        QRectF at = place;
        if (stays())
            at.moveTop(std::max(at.top(), std::min(top, until - at.height())));
        return at;
    }
};

/// A cross table: a row and a column for each team. Its cells are boxes.
struct Cross {
    struct Team {
        QString id;
        QString seed;
        QString name;
        QString rank; ///< `3`, `1–3`; empty while no result counts
        int won = 0;  ///< matches
        int lost = 0;
        int tied = 0;
        QString note; ///< under the name: `withdrawn`, `wildcard rank 2`
        bool advances = false;
        bool withdrawn = false;
    };
    QRectF place;    ///< including its heads
    double head = 0; ///< height of the columns' heads
    double side = 0; ///< width of the rows' heads
    double cell = 0; ///< width of a column
    double row = 0;  ///< height of a row
    std::vector<Team> teams;
    QString title{}; ///< of the pool; empty if it is the only table

    /// Whether names fit above the columns; otherwise only seeds are there.
    bool hasNames() const { return cell >= 3.4; }
    double rowAt(std::size_t team) const { return place.top() + head + static_cast<double>(team) * row; }
    double columnAt(std::size_t team) const { return place.left() + side + static_cast<double>(team) * cell; }
};

struct Tree {
    int entries = 0;
    QSizeF size;
    std::vector<Box> boxes; ///< those of cross tables first, by row, then the others in playing order
    std::vector<Link> links;
    std::vector<Drop> drops;
    std::vector<Bye> byes;
    std::vector<Heading> headings;
    std::vector<Cross> crosses;
};

/// The first box of that match; nothing if it has none.
std::optional<std::size_t> indexOf(const Tree& tree, const QString& match);

/// The matches that are highlighted together.
struct Path {
    QString team;                ///< its id; empty while the team isn't known
    std::set<std::size_t> links; ///< indices of `Tree::links`
};
/// Every match that the team played, in both parts of a double elimination, and if it isn't eliminated, where
/// it can play next.
Path pathOf(const Tree& tree, const QString& team);
/// The path from that match: its winner's, or the ways to the final while it has no winner. For a cell, the
/// path of the row's team.
Path pathOf(const Tree& tree, std::size_t box);

enum class Step { Left, Right, Up, Down, First, Last };
/// The box in that direction; the same box if there is none. Left and right follow the ways of the winners,
/// or those of the losers if no winner comes there; in a cross table they stay in the row.
std::size_t stepFrom(const Tree& tree, std::size_t box, Step step);

} // namespace tree
