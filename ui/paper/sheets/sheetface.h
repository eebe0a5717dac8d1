// The face of a score sheet: its rows, what stands around them, and the strokes; for this folder alone.
#pragma once

#include "tournament/model/match.h"
#include "ui/paper/page/document.h"
#include "ui/paper/page/words.h"
#include "wording/record/history.h"

#include <QList>
#include <QStringList>

#include <array>

namespace paper {

/// A number, and under it in small words what is to be known of it: `set`, `failed`.
struct SheetCell {
    QString text;
    QString mark;
    QString brief{}; ///< the mark where that has no room; empty: the same
};

/// Whether the venue bids by player, in two columns, or by side.
enum class BidColumns { ByPlayer, BySide, BySideWithNil };
BidColumns bidColumnsOf(const scoring::RuleSet& rules);

/// One line of the sheet: a hand, or a sentence across (a misdeal, a time call).
struct SheetRow {
    QString number{};
    QString dealer{};
    scoring::PerSide<std::array<SheetCell, 6>> cells{}; ///< bid, bid, tricks, points, bags, score
    QString across{};
    bool isHeading = false; ///< of those across
    bool isFilled = false;
};

/// The game as it is on record, and in `notes` what its marks stand for: `Hand 5: …`. Hands among `changed`
/// have a star, and a note of what they said before; so have those that were deleted.
QList<SheetRow> filledRows(const tournament::Sheet& sheet, const rules::Set& set,
                           const std::vector<wording::ChangedHand>& changed, int game, QStringList& notes);
/// Where the game stood as it was taken over from paper, in a line across; none where it began here.
QList<SheetRow> paperRows(const tournament::Match& match, int game);
/// Rows to write on, for hand `first` and those after it; the dealers are named where the first is known.
QList<SheetRow> blankRows(int first, int count, std::optional<scoring::Seat> dealer);

struct SheetPlayer {
    QString seat;
    QString name; ///< empty where it is to be written
    bool here = false;
    bool isExempt = false; ///< plays against a rule
    /// With the mark of who is exempt.
    QString shownName() const { return isExempt ? name + u' ' + exemptMark : name; }
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
    QStringList exempt;  ///< the exceptions to rules that were made, a sentence each
    QString code;        ///< what a scanner reads from it; empty: nothing
    std::string goesOut; ///< the match (its id) whose sheet it is to hand out; empty where it does not go out
    scoring::PerSide<SheetTeam> teams;
    BidColumns columns = BidColumns::ByPlayer;
    bool hasBags = true; ///< overtricks are kept
    bool timed = true;   ///< the venue has a limit
    bool isOver = false; ///< the boxes to fill in give way to the result
    QStringList result;  ///< its lines, where it is over
    double scale = 1;    ///< in which it is printed
    /// Not smaller than can be read, where it is printed.
    Type type(double points, Weight weight = Weight::Plain) const
    {
        return {qMax(points, leastText / scale), weight};
    }
    /// Of a hand, in mm: marks under numbers, which don't shrink as much, stand clear of the rules.
    double rowHeight() const { return scale < 1 ? 11.4 : 9.4; }
};

/// A row across is lower than that of a hand.
double heightOf(const SheetRow& row, const SheetFace& face);
/// From the top of the area to the first row.
double headHeightOf(const SheetFace& face, double width);
/// Over the six columns of a side; empty where there is none.
QStringList columnTitles(BidColumns columns);
/// Boxes and signatures.
double tailHeightOf(const SheetFace& face, double width);

/// Everything above the rows; returns where they begin.
double drawSheetHead(Pencil& pencil, const QRectF& area, const SheetFace& face);
/// The rows and their columns; returns where they end.
double drawSheetRows(Pencil& pencil, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
                     double y);
/// Boxes and signatures, at the bottom of the area.
void drawSheetTail(Pencil& pencil, const QRectF& area, const SheetFace& face);

/// Lines of that stroke on the upper edge of the box for those who sign, each with a word so far below it.
void drawSignatures(Pencil& pencil, const QRectF& box, double gap, double line, double below,
                    const Type& type);

/// So many hands a game under these rules may well take.
int handsToExpect(const rules::Set& set);
/// Of no match, for that rule set: teams, players, match and table are written by hand.
SheetFace emptyFace(const tournament::Tournament& tournament, const rules::Set& set);
/// Of one game of a match, from 1.
SheetFace faceOf(const Record& record, const tournament::Match& match, int game);

// A QR code as vectors.

/// The dark squares of the code of that text, in the right upper corner of the box and as large as it allows
/// where each is a whole number of a printer's dots. The four squares' width that readers need white on every
/// side is up to the page.
QPainterPath qrCode(const QString& text, const QRectF& box);

// Blank score sheets that share a page, to be cut apart.

/// A sheet to write on.
struct BlankSheet {
    SheetFace face;
    int first = 1;                         ///< hand of its first row
    std::optional<scoring::Seat> dealer{}; ///< of that hand; nothing: not known yet
    int hands = 0; ///< so many to expect: with more than its rows it has a second sheet
};

/// Adds the pages, of 2 or 4.
void addSmallSheets(Binder& binder, const QList<BlankSheet>& sheets, int perPage);

} // namespace paper
