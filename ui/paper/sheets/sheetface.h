// The face of a score sheet: what stands around its rows, and the strokes; for this folder alone.
#pragma once

#include "sheetrows.h"

#include "ui/paper/page/document.h"

namespace paper {

struct SheetPlayer {
    QString seat;
    QString name; ///< empty where it is to be written
    bool here = false;
    bool isExempt = false; ///< plays against a rule
};

struct SheetTeam {
    QString name;   ///< empty where it is to be written
    QString source; ///< where it will come from then: `winner of 3`
    std::array<SheetPlayer, 2> players;
};

struct SheetFace {
    QString tournamentName;
    QString where;       ///< `Match 4 · quarterfinal · table 5`
    QString rules;       ///< in short
    QStringList exempt;  ///< who was let in against which rule, a sentence each
    QString code;        ///< what a scanner reads from it; empty: nothing
    std::string goesOut; ///< the match (its id) whose sheet it is to hand out; empty where it does not go out
    scoring::PerSide<SheetTeam> teams;
    BidColumns columns = BidColumns::ByPlayer;
    bool timed = true;   ///< the venue has a limit
    bool isOver = false; ///< the boxes to fill in give way to the result
    QStringList result;  ///< its lines, where it is over
};

inline constexpr double sheetRowHeight = 9.4;
/// A row across is lower.
double heightOf(const SheetRow& row);
/// From the top of the area to the first row.
double headHeightOf(const SheetFace& face, double width);
/// Over the six columns of a side; empty where there is none.
QStringList columnTitles(BidColumns columns);
/// Boxes and signatures.
double tailHeightOf(const SheetFace& face);

/// Everything above the rows; returns where they begin.
double drawSheetHead(Pencil& pencil, const QRectF& area, const SheetFace& face);
/// The rows and their columns; returns where they end.
double drawSheetRows(Pencil& pencil, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
                     double y);
/// Boxes and signatures, at the bottom of the area.
void drawSheetTail(Pencil& pencil, const QRectF& area, const SheetFace& face);

} // namespace paper
