// Pieces of different heights one below the other, over as many pages as they need; for this folder alone.
#pragma once

#include "document.h"

namespace paper {

/// What stands on a page as a whole.
struct Piece {
    double height = 0; ///< mm
    std::function<void(Pencil& pencil, const QRectF& box)> draw = {};
    bool keeps = false;  ///< stays on a page with the next
    bool atFoot = false; ///< at the bottom of its page; only the last
};

/// A line to sign on, with who signs below it.
struct Signature {
    QString role;
    QString name = {}; ///< may be empty
};
/// Beside each other over the whole width, at the foot of the page.
Piece signaturePiece(const QList<Signature>& signatures);
/// The supervisor's, and the date.
Piece supervisorsPiece();

/// The pages of a text, put together piece by piece.
class Flow {
public:
    explicit Flow(Binder& binder) : m_binder(binder), m_width(binder.area(false).width()) {}

    double width() const { return m_width; }
    Flow& operator<<(const Piece& piece)
    {
        m_pieces << piece;
        return *this;
    }
    /// A title with a line under it.
    Flow& title(const QString& title);
    /// A label and behind it a text in as many lines as it needs.
    Flow& entry(const QString& label, const QString& text, const Type& type = {10});
    /// The text in as many lines as it needs.
    Flow& text(const QString& text, const Type& type = {10});
    /// A title with its lines below it, or that there are none.
    Flow& lines(const QString& title, const QStringList& lines);
    /// The last piece stays with what comes next.
    Flow& keep()
    {
        m_pieces.back().keeps = true;
        return *this;
    }
    /// Adds the pages, each with the tournament's name and `below` above it. Where the last would have little
    /// on it, all have about as much.
    void addPages(const QStringList& below) const;

private:
    Binder& m_binder;
    double m_width;
    QList<Piece> m_pieces;
};

// The pages of single prints, for a document that is put together of several; for this folder alone.

/// The draw with what was played so far. The tournament has a draw.
void addBracketPages(Binder& binder);
/// Who stands where.
void addStandingsPages(Binder& binder);
/// Every team and player, with a box to tick.
void addCheckinPages(Binder& binder);
/// Every match, round by round, with boxes for what is not known yet; `below` stands under the tournament's
/// name. The tournament has a draw.
void addRoundsPages(Binder& binder, const QString& below);
/// What is in the incident report: lines of it.
int incidentsOn(const tournament::Tournament& tournament);

} // namespace paper
