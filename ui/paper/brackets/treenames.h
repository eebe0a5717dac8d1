// A drawing of rounds as it stands on a page, and how names stand in its boxes; for this folder alone.
#pragma once

#include "boxwords.h"

#include "ui/paper/page/pencil.h"

#include <map>

namespace paper {

/// Over a column: which round it is, and when its first match was called.
struct RoundHead {
    double x = 0, y = 0; ///< mm, from the corner of the layout
    QString title;
    QString time;
};

/// A part of the draw, worked out: geometry in lines, and the words.
struct TreePage {
    bracket::Layout layout;
    std::map<bracket::MatchId, BoxWords> words;
    QList<RoundHead> heads;
    /// The box for who has won the tournament, from the corner of the layout, and its name; no box where the
    /// final is on another page.
    QRectF champion;
    QString championName;
    QPointF fromFinal; ///< the line to that box; from its own edge where there is none
    std::map<bracket::MatchId, QStringList> onward; ///< under boxes whose winners leave the part
    double line = 9;                                ///< mm
    double margin = 0;                              ///< mm before the first column
    double seeds = 0;                               ///< mm
    double points = 10;                             ///< of names, those that are too long for it aside
    Type small;
};

/// Where the parts of a side's line stand.
struct SidePlaces {
    QRectF seed;
    QRectF name;
    QRectF score;
    QRectF tick;
    Type type;
    QString result; ///< its points; of who lost without any, smaller, how: `no-show`
    Type resultType;
};

/// In the line of a side, its name and score being set in so many points.
SidePlaces placesOf(const TreePage& page, const QRectF& line, const views::SideView& side, double points);
/// The lines of both sides of a box that stands there: its halves, or a higher one for a name that needs it.
scoring::PerSide<QRectF> linesOf(const TreePage& page, const bracket::Box& box, const QRectF& rect);

/// That of titles in boxes whose lines are so many mm high.
Type titleType(double line);
/// Chooses the types for boxes that are laid out: one size for all names but those left aside, the largest in
/// which each is one line; where that would be too small to read, in which all fit in several lines; else the
/// least.
void setTypes(TreePage& page);
/// Makes boxes higher for names that need more than they have, about their middle, as far as those above and
/// below them in their column leave that; these are lower for it.
void raiseBoxes(TreePage& page);
/// Whether every name of it stands whole in its half of a box of even height.
bool holdsNamesInHalves(const TreePage& page);
/// Whether every name of it stands whole in its box.
bool holdsNames(const TreePage& page);

inline constexpr double overBox = 0.4; ///< mm, between the words over a box and its frame

} // namespace paper
