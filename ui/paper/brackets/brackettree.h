// Rounds as boxes on a page; for this folder alone.
#pragma once

#include "bracket/layout.h"
#include "tournament/model/tournament.h"
#include "ui/paper/page/pencil.h"
#include "views/match.h"

#include <QSizeF>

#include <map>

namespace paper {

/// A box with `from 57` before its sides, where nothing on the page leads there.
struct BoxWords {
    views::MatchView match;
    QString title; ///< `Match 4 · final, to 500`
    QString state; ///< `table 5 · hand 6`
    scoring::PerSide<QString> origins;
};

/// A part of the draw, worked out: geometry in lines, and the words.
struct TreePage {
    bracket::Layout layout;
    std::map<bracket::MatchId, BoxWords> words;
    QString winners; ///< over the winners' rounds and over the losers', where both stand there
    QString losers;
    std::map<bracket::MatchId, QStringList> onward; ///< under boxes whose winners leave the part
    double line = 9;                                ///< mm
    double margin = 0;                              ///< mm before the first column
    double seeds = 0;                               ///< mm
    double points = 10;                             ///< of names, those that are too long for it aside
    Type small;
};

/// The drawing of that part as large as the room allows; its boxes are as wide and as far apart as that
/// leaves room. Lengths of `room` in mm.
TreePage treePage(const tournament::Tournament& tournament, const bracket::Bracket& part, const QSizeF& room);
/// A drawing that is laid out, with its words; `line` in mm.
TreePage treeOf(const tournament::Tournament& tournament, bracket::Layout layout, double line);
void paintTree(Pencil& pencil, const TreePage& page, const QPointF& corner);

} // namespace paper
