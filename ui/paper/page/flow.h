// Pieces of different heights below each other, on as many pages as they need; for this folder only.
#pragma once

#include "document.h"

namespace paper {

/// A piece that isn't split over pages.
struct Piece {
    double height = 0; ///< mm
    std::function<void(Pencil& pencil, const QRectF& box)> draw = {};
    bool keeps = false;  ///< stays on a page with the next
    bool atFoot = false; ///< at the bottom of its page; only the last
    double least = 0;    ///< a flow makes it this low (mm) if that saves a page; 0: no lower
    QString title =
        {}; ///< the heading of the pieces up to the next title; repeated on a page that begins among them
};

/// A line for a signature, with the name below it.
struct Signature {
    QString role;
    QString name = {}; ///< can be empty
};
/// Side by side over the whole width, at the foot of the page.
Piece signaturePiece(const QList<Signature>& signatures);
/// The supervisor's signature, and the date.
Piece supervisorsPiece();

/// Builds the pages of a text, piece by piece.
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
    /// A label followed by a text in as many lines as it needs.
    Flow& entry(const QString& label, const QString& text, const Type& type = {10});
    /// The text in as many lines as it needs.
    Flow& text(const QString& text, const Type& type = {10});
    /// A title with its lines below it, or the remark that there are none.
    Flow& lines(const QString& title, const QStringList& lines);
    /// Keeps the last piece on a page with the next.
    Flow& keep()
    {
        m_pieces.back().keeps = true;
        return *this;
    }
    /// Adds the pages, each with the tournament's name and `below` at the top. If the last would have little
    /// on it, all get about the same.
    void addPages(const QStringList& below) const;

private:
    Binder& m_binder;
    double m_width;
    QList<Piece> m_pieces;
};

// The pages of single prints, for a document that combines several; for this folder only.

/// The draw with the results so far. The tournament has a draw.
void addBracketPages(Binder& binder);
/// The standings.
void addStandingsPages(Binder& binder);
/// Every team and player, with a box to check.
void addCheckinPages(Binder& binder);
/// Every match, round by round, with boxes for unknown values; `below` is below the tournament's name. The
/// tournament has a draw.
void addRoundsPages(Binder& binder, const QString& below);
/// What the incident report has: `1 incident, 2 protests`, `no incidents`.
QString incidentsText(const tournament::Tournament& tournament);

} // namespace paper
