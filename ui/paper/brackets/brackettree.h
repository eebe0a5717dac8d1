// Rounds as boxes on a page; for this folder alone.
#pragma once

#include "boxwords.h"

#include "ui/paper/page/pencil.h"

#include <QSizeF>

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

/// The drawing of that part as large as the room allows; its boxes are as wide and as far apart as that
/// leaves room. Lengths of `room` in mm.
TreePage treePage(const Record& record, const bracket::Bracket& part, const QSizeF& room);
/// Whether every name of it stands whole in its box.
bool holdsNames(const TreePage& page);
/// A drawing that is laid out, with its words; `line` in mm.
TreePage treeOf(const Record& record, bracket::Layout layout, double line);
/// Puts the box for the champion over the final, or under all, between these heights from the layout's
/// corner; nowhere where there is no room or no final.
void addChampion(TreePage& page, const tournament::Tournament& tournament, double top, double bottom);
void paintTree(Pencil& pencil, const TreePage& page, const QPointF& corner);

} // namespace paper
