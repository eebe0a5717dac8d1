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

/// Adds their pages, each with the tournament's name and `below` above them.
void addFlow(Binder& binder, const QStringList& below, const QList<Piece>& pieces);

/// A title with a line under it.
Piece titlePiece(const QString& title);
/// A label and behind it a text in as many lines as it needs in `width` mm.
Piece entryPiece(const QString& label, const QString& text, double width, const Type& type = {10});
/// The text in as many lines as it needs.
Piece textPiece(const QString& text, double width, const Type& type = {10});
/// A title with its lines below it, or that there are none.
void addLines(QList<Piece>& pieces, const QString& title, const QStringList& lines, double width);
/// Room.
Piece gapPiece(double height);

/// A line to sign on, with who signs below it.
struct Signature {
    QString role;
    QString name; ///< may be empty
};
/// Beside each other over the whole width.
Piece signaturePiece(const QList<Signature>& signatures);

// The pages of single prints, for a document that is put together of several; for this folder alone.

/// The draw with what was played so far. The tournament has a draw.
void addBracketPages(Binder& binder);
/// Who stands where.
void addStandingsPages(Binder& binder);
/// Every team and player, with a box to tick.
void addCheckinPages(Binder& binder);
/// Every match, round by round; `below` stands under the tournament's name. The tournament has a draw.
void addRoundsPages(Binder& binder, const QString& below);

/// What is in the incident report: lines of it.
int incidentsOn(const tournament::Tournament& tournament);

} // namespace paper
