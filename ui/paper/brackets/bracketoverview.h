// The page above a draw that is cut into parts; for this folder alone.
#pragma once

#include "bracketparts.h"
#include "brackettree.h"

#include "tournament/model/tournament.h"
#include "ui/paper/page/document.h"
#include "ui/paper/page/pencil.h"

namespace paper {

/// Who is in which part, and on which page that is, with the rounds behind them: the part that stands last.
/// The others are the pages that follow.
void addOverviewPage(Binder& binder, const std::vector<Part>& parts);
/// The same of a double elimination: who is in which of the winners' parts, where their losers go, how the
/// losers' parts lead to the final, and on which page each of them is. All the parts follow.
void addDoubleOverviewPage(Binder& binder, const std::vector<Part>& parts);

// The box of a part on an overview; for this folder alone.

inline constexpr double betweenParts = 3; ///< mm between two boxes
inline constexpr double partPad = 1.4;    ///< mm from a frame to what it holds

/// Who plays in a part, a row of its box.
struct Entrant {
    QString seed;
    QString name;
};

/// What stands in the box of a part.
struct PartBox {
    QString title; ///< `Part 2 · page 3`
    QList<Entrant> entrants;
    QStringList below{}; ///< lines under the names
    int columns = 2;     ///< of names
};

/// From a part across to an elbow, up or down, and on to where its winners go.
struct Way {
    QPointF from, to;
    double elbow = 0; ///< x
};
/// All that is on such a page, and where.
struct Overview {
    QList<PartBox> parts{};
    QList<QRectF> places{}; ///< of each
    double row = 0;         ///< of a name
    QList<Way> ways{};
    QList<std::pair<QRectF, QString>> bands{}; ///< words over several parts
    TreePage tree{};                           ///< of the rounds behind them
    QPointF corner{};                          ///< from where its layout counts
};
/// From under the heading to the foot.
QRectF overviewRoom(const Binder& binder, bool landscape);
void addOverview(Binder& binder, bool landscape, const Overview& overview);

/// Who plays in the first of its rounds, or waits there for the second.
QList<Entrant> entrantsOf(const tournament::Tournament& tournament, const bracket::Bracket& part);
/// Lines under the names of a box that is so wide.
void addBelow(PartBox& box, const QString& text, double width);

/// The row of a name, in mm, where each of the boxes is so large, which may take more columns of names for
/// it; 0 where the names would be too small.
double fitNames(QList<PartBox>& boxes, const QSizeF& size);
/// The height of a box that is so wide with rows like that, in mm.
double heightOf(const PartBox& box, double row, double width);
/// Where the row is 0 it says who is drawn first and how many others there are; lines for which there is no
/// room are left out.
void drawPart(Pencil& pencil, const QRectF& rect, const PartBox& box, double row);

} // namespace paper
