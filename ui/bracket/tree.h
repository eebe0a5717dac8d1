// The draw as it stands on the screen: what is written where, in boxes, in cross tables and over them.
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
    QString seed;  ///< empty where nobody is known yet
    QString text;  ///< the team, or `winner of 7`
    QString team;  ///< its id; empty where nobody is known yet
    QString score; ///< or how it was decided, `won`
    bool won = false;
    bool lost = false;
    bool isDecision = false; ///< `score` is how it was decided
};

/// A match as a place in a cross table shows it, from its row's side.
struct Cell {
    std::size_t table = 0; ///< index of `Tree::crosses`
    std::size_t row = 0;   ///< indices of its `teams`
    std::size_t column = 0;
    std::size_t line = 0; ///< of the row's team among the lines of the match
    QString first;        ///< `350–230`, `table 5`, `match 12`
    QString second;       ///< `hand 6`, `forfeit`; may be empty
};

/// A place where the keys can stand: a match, or who has the bye of a Swiss round.
struct Box {
    QString match;
    QRectF place;
    std::optional<Cell> cell; ///< it is drawn as a cell
    bool isBye = false;       ///< it is one line, that of who has the bye
    bool mayNotBe = false; ///< it is played only if necessary, and that is not known, or it is not necessary
    bool opens = true;     ///< there is a sheet to look at
    int block = 0;         ///< of what stands together
    QString title;         ///< `Match 11 · final, to 500`
    QString shortTitle;    ///< `Match 11 · final`
    QString number;        ///< `Match 11`
    QString state;         ///< `table 5 · hand 6`; empty while it waits
    QString shortState;    ///< `hand 6`
    bool warns = false;    ///< the state asks for somebody
    std::array<Line, 2> lines;
    QString words; ///< all of it, to be read aloud
};

/// The way of a winner from one box into a line of another; indices of boxes.
struct Way {
    std::size_t from = 0;
    std::size_t to = 0;
    std::size_t line = 0;
    QPolygonF points;
};

/// Where the loser of a match plays next; indices of boxes. It is not drawn.
struct Drop {
    std::size_t from = 0;
    std::size_t to = 0;
};

/// `bye` or `both bye`, ending before `at`.
struct Bye {
    QString text;
    QPointF at;
};

/// `Losers' rounds`, or `Round 2` over a column.
struct Heading {
    QString text;
    QString note; ///< beside it, softer: `top 2 advance`, `5 of 8 finished`
    QRectF place;
    double until = 0; ///< it stays in view down to there, whatever is scrolled away under it; 0: it doesn't
    bool stays() const { return until > 0; }
    /// Where it stands while the window shows what is below `top`.
    QRectF placeFrom(double top) const
    {
        QRectF at = place;
        if (stays())
            at.moveTop(std::max(at.top(), std::min(top, until - at.height())));
        return at;
    }
};

/// A cross table: a row and a column for each team, its cells being boxes.
struct Cross {
    struct Team {
        QString id;
        QString seed;
        QString name;
        QString rank; ///< `3`, `1–3`; empty while nothing counts
        int won = 0;  ///< matches
        int lost = 0;
        int tied = 0;
        QString note; ///< under the name: `withdrawn`, `wildcard rank 2`
        bool goesOn = false;
        bool withdrawn = false;
    };
    QRectF place;    ///< its heads too
    double head = 0; ///< height of the columns' heads
    double side = 0; ///< width of the rows' heads
    double cell = 0; ///< width of a column
    double row = 0;  ///< height of a row
    std::vector<Team> teams;
    QString title{}; ///< of the pool; empty where it is the only table

    /// Whether names fit over the columns; else seeds alone stand there.
    bool hasNames() const { return cell >= 3.4; }
    double rowAt(std::size_t team) const { return place.top() + head + static_cast<double>(team) * row; }
    double columnAt(std::size_t team) const { return place.left() + side + static_cast<double>(team) * cell; }
};

struct Tree {
    int entries = 0;
    QSizeF size;
    std::vector<Box> boxes; ///< rows of cross tables first, then in playing order
    std::vector<Way> ways;
    std::vector<Drop> drops;
    std::vector<Bye> byes;
    std::vector<Heading> headings;
    std::vector<Cross> crosses;
};

/// The first box of that match; nothing where it has none.
std::optional<std::size_t> indexOf(const Tree& tree, const QString& match);

/// What lights up together.
struct Path {
    QString team;               ///< whose it is; empty where nobody is known yet
    std::set<std::size_t> ways; ///< indices of `Tree::ways`
};
/// Every way that the team went, in both parts of a double elimination, and where it leads while it is still
/// in.
Path pathOf(const Tree& tree, const QString& team);
/// Where the match leads: its winner's path, or the ways to the final while it has none. Of a cell it is the
/// path of the row's team.
Path pathOf(const Tree& tree, std::size_t box);

enum class Step { Left, Right, Up, Down, First, Last };
/// The box that lies that way; the same one where there is none. Left and right follow the ways, where none
/// leads to a losers' match those of its losers, and in a cross table the row.
std::size_t stepFrom(const Tree& tree, std::size_t box, Step step);

} // namespace tree
