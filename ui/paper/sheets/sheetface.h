// A score sheet: its rows, the texts around them, and the lines; for this folder only.
#pragma once

#include "tournament/model/match.h"
#include "ui/paper/page/document.h"
#include "ui/paper/page/words.h"
#include "wording/record/history.h"

#include <QList>
#include <QStringList>

#include <array>

namespace paper {

/// A number, with a remark in small letters below it: `set`, `failed`.
struct SheetCell {
    QString text;
    QString mark;
    QString brief{}; ///< the remark if the other doesn't fit; empty: the same
};

/// Whether the venue has bids by player, in two columns, or by side.
enum class BidColumns { ByPlayer, BySide, BySideWithNil };
BidColumns bidColumnsOf(const scoring::RuleSet& rules);

/// One line of the sheet: a hand, or a sentence across the sheet (a misdeal, a time call).
struct SheetRow {
    QString number{};
    QString dealer{};
    scoring::PerSide<std::array<SheetCell, 6>> cells{}; ///< bid, bid, tricks, points, bags, score
    QString across{};
    bool isHeading = false; ///< a heading of the lines across
    bool isFilled = false;
};

/// The game as recorded. Adds the meaning of its marks to `notes`: `Hand 5: …`. Hands among `changed`, and
/// deleted hands, have a star and a note with the previous values.
QList<SheetRow> filledRows(const tournament::Sheet& sheet, const rules::Set& set,
                           const std::vector<wording::ChangedHand>& changed, int game, QStringList& notes);
/// A line across with the scores of a game continued from paper; none if the game began here.
QList<SheetRow> paperRows(const tournament::Match& match, int game);
/// Rows to write on, from hand `first`. Dealers are named if the first is known.
QList<SheetRow> blankRows(int first, int count, std::optional<scoring::Seat> dealer);

struct SheetPlayer {
    QString seat;
    QString name; ///< empty: a line to write on
    bool isCheckedIn = false;
    bool isExempt = false; ///< plays against a rule
    /// The name, with a mark if the player is exempt.
    QString shownName() const { return isExempt ? name + u' ' + exemptMark : name; }
};

struct SheetTeam {
    QString name;   ///< empty: a line to write on
    QString source; ///< then, where the team will come from: `winner of 3`
    std::array<SheetPlayer, 2> players;
};

struct SheetFace {
    QString tournamentName;
    QString where;        ///< `Match 4 · quarterfinal · table 5`
    QString rules;        ///< short
    QStringList exempt;   ///< the exceptions to rules, one sentence each
    QString code;         ///< the code for a scanner; empty: none
    std::string outMatch; ///< id of the match whose sheet is handed out; empty if it isn't handed out
    scoring::PerSide<SheetTeam> teams;
    BidColumns columns = BidColumns::ByPlayer;
    bool hasBags = true; ///< the sheet has bags
    bool timed = true;   ///< the venue has a time limit
    bool isOver = false; ///< the result replaces the boxes to fill in
    QStringList result;  ///< the lines of the result, if it is over
    double scale = 1;    ///< the scale of the print
    /// The type, not smaller than can be read at that scale.
    Type type(double points, Weight weight = Weight::Plain) const
    {
        return {qMax(points, leastText / scale), weight};
    }
    /// The height of a hand, in mm. The remarks below numbers don't shrink as much, so they need more room to
    /// the lines.
    double rowHeight() const { return scale < 1 ? 11.4 : 9.4; }
};

/// The height of a row; a line across is lower than a hand.
double heightOf(const SheetRow& row, const SheetFace& face);
/// From the top of the area to the first row.
double headHeightOf(const SheetFace& face, double width);
/// The titles above the six columns of a side; empty for a column without one.
QStringList columnTitles(BidColumns columns);
/// The height of the boxes and signatures.
double tailHeightOf(const SheetFace& face, double width);

/// Draws everything above the rows; returns where they begin.
double drawSheetHead(Pencil& pencil, const QRectF& area, const SheetFace& face);
/// Draws the rows and their columns; returns where they end.
double drawSheetRows(Pencil& pencil, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
                     double y);
/// Draws boxes and signatures at the bottom of the area.
void drawSheetTail(Pencil& pencil, const QRectF& area, const SheetFace& face);

/// Draws signature lines of width `line` on the upper edge of the box, each with a word `below` mm below it.
void drawSignatures(Pencil& pencil, const QRectF& box, double gap, double line, double below,
                    const Type& type);

/// The number of hands that a game under these rules usually stays within.
int handsToExpect(const rules::Set& set);
/// A sheet without a match for that rule set: teams, players, match and table are written by hand.
SheetFace emptyFace(const tournament::Tournament& tournament, const rules::Set& set);
/// The sheet of one game of a match, counted from 1.
SheetFace faceOf(const Record& record, const tournament::Match& match, int game);

// A QR code as vectors.

/// The dark squares of the QR code of that text, in the upper right corner of the box. It is as large as
/// possible with squares of a whole number of printer dots. The page must leave a white margin of four
/// squares, which readers need.
QPainterPath qrCode(const QString& text, const QRectF& box);

// Blank score sheets that share a page and are cut apart.

/// A sheet to write on.
struct BlankSheet {
    SheetFace face;
    int first = 1;                         ///< the hand in its first row
    std::optional<scoring::Seat> dealer{}; ///< of that hand; nothing: not known yet
    int hands = 0; ///< the number of hands to expect; if it has fewer rows, there is a second sheet
};

/// Adds pages of 2 or 4 sheets.
void addSmallSheets(Binder& binder, const QList<BlankSheet>& sheets, int perPage);

} // namespace paper
