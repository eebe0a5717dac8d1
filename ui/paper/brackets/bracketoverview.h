// The overview page of a draw that is cut into parts; for this folder only.
#pragma once

#include "bracketparts.h"
#include "brackettree.h"

#include "tournament/model/tournament.h"
#include "ui/paper/page/document.h"
#include "ui/paper/page/pencil.h"

namespace paper {

/// Adds the page: which team is in which part, on which page that part is, and the last rounds, which are the
/// last part. The other parts are the following pages.
void addOverviewPage(Binder& binder, const std::vector<Part>& parts);
/// The same for a double elimination: the teams of each winners' part, where their losers go, how the losers'
/// parts lead to the final, and the page of each part. All parts are on following pages.
void addDoubleOverviewPage(Binder& binder, const std::vector<Part>& parts);

// The box of a part on an overview page; for this folder only.

inline constexpr double betweenParts = 3; ///< mm between two boxes
inline constexpr double partPad = 1.4;    ///< mm from the frame to the content

/// A team in a part: one row of its box.
struct Entrant {
    QString seed;
    QString name;
};

/// The content of a part's box.
struct PartBox {
    QString title; ///< `Part 2 · page 3`
    QList<Entrant> entrants;
    QStringList below{}; ///< lines below the names
    int columns = 2;     ///< of names
};

/// The line from a part across to `elbow`, up or down, and on to where its winners go.
struct Link {
    QPointF from, to;
    double elbow = 0; ///< x
};
/// Everything on the overview page, with its place.
struct Overview {
    QList<PartBox> parts{};
    QList<QRectF> places{}; ///< one per box
    double row = 0;         ///< height of a name
    QList<Link> links{};
    QList<std::pair<QRectF, QString>> bands{}; ///< headings above several parts
    TreePage tree{};                           ///< the last rounds
    QPointF corner{};                          ///< the origin of its layout
};
/// From below the heading to the foot.
QRectF overviewRoom(const Binder& binder, bool landscape);
void addOverview(Binder& binder, bool landscape, const Overview& overview);

/// The teams in the part's first round, and those with a bye to its second.
QList<Entrant> entrantsOf(const tournament::Tournament& tournament, const bracket::Bracket& part);
/// Adds lines below the names of a box of that width.
void addBelow(PartBox& box, const QString& text, double width);

/// The height of a name, in mm, if each box has that size; it can give boxes more columns of names. 0 if the
/// names would be too small.
double fitNames(QList<PartBox>& boxes, const QSizeF& size);
/// The height of a box of that width with that height of names, in mm.
double heightOf(const PartBox& box, double row, double width);
/// Draws the box. If `row` is 0, it names the first team in the draw and the number of others: below the
/// title, or beside it in a low box. Lines without room are left out.
void drawPart(Pencil& pencil, const QRectF& rect, const PartBox& box, double row);

} // namespace paper
