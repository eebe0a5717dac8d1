// The draw as it stands on the screen: what is written in each box, and where. Lengths are in lines, as in
// bracket/layout.h.
#pragma once

#include "bracket/layout.h"
#include "night/night.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <array>
#include <optional>
#include <set>
#include <vector>

namespace tree {

/// One side of a match.
struct Line {
    QString seed; ///< empty where nobody is known yet
    QString text; ///< the team, or `winner of 7`
    QString team; ///< its id; empty where nobody is known yet
    QString score;
    bool won = false;
    bool lost = false;
};

/// A match that is played.
struct Box {
    QString match;
    QRectF place;
    QString title;      ///< `Match 11 · final, to 500`
    QString shortTitle; ///< `Match 11 · final`
    QString state;      ///< `table 5 · hand 6`; empty while it waits
    bool warns = false; ///< the state asks for somebody
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

/// `bye` or `both bye`, ending before `at`.
struct Bye {
    QString text;
    QPointF at;
};

struct Tree {
    int entries = 0;
    QSizeF size;
    std::vector<Box> boxes; ///< in playing order
    std::vector<Way> ways;
    std::vector<Bye> byes;
};

/// Without boxes before the draw.
Tree treeOf(const night::Night& night, const bracket::Measures& measures);
/// Writes anew the boxes of matches that are not as they were. False where more than matches has changed, and
/// the tree is to be made anew.
bool bringUpToDate(Tree& tree, const night::Night& before, const night::Night& now);
/// The box of that match; nothing where it has none.
std::optional<std::size_t> indexOf(const Tree& tree, const QString& match);

/// What lights up together.
struct Path {
    QString team;               ///< whose it is; empty where nobody is known yet
    std::set<std::size_t> ways; ///< indices of `Tree::ways`
};
/// Every way that the team went, and where it goes on while it is in.
Path pathOf(const Tree& tree, const QString& team);
/// Where the match leads: its winner's path, or the ways to the final while it has none.
Path pathOf(const Tree& tree, std::size_t box);

enum class Step { Left, Right, Up, Down, First, Last };
/// The box that lies that way; the same one where there is none. Left and right follow the ways.
std::size_t stepFrom(const Tree& tree, std::size_t box, Step step);

} // namespace tree
