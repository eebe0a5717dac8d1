#include "flow.h"

#include "words.h"

#include "wording/tr.h"

using wording::Paper;

namespace paper {

namespace {

constexpr Type flowTitle{11.5, Weight::Medium};
constexpr Type flowLabel{9};
constexpr double flowLabelWidth = 31; // mm
constexpr double flowGap = 0.8;       // from a text to the next
constexpr double flowSign = 21;

/// The piece and those that it keeps to.
double heightTogether(const QList<Piece>& pieces, qsizetype first)
{
    double height = 0;
    for (qsizetype i = first; i < pieces.size(); ++i) {
        height += pieces[i].height;
        if (!pieces[i].keeps)
            break;
    }
    return height;
}

QList<QList<Piece>> paged(const QList<Piece>& pieces, double room)
{
    QList<QList<Piece>> pages(1);
    double used = 0;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (used > 0 && used + heightTogether(pieces, i) > room) {
            pages << QList<Piece>();
            used = 0;
        }
        used += pieces[i].height;
        pages.back() << pieces[i];
    }
    return pages;
}

} // namespace

void addFlow(Binder& binder, const QStringList& below, const QList<Piece>& pieces)
{
    const QRectF area = binder.area(false);
    const QString name = tournamentName(binder.tournament());
    const double above = lineHeight({18}) + static_cast<double>(below.size()) * lineHeight({10.5}) + 3;
    for (const QList<Piece>& page : paged(pieces, area.height() - above))
        binder.add(false, [=](Pencil& pencil) {
            double y = heading(pencil, area, name, below);
            for (const Piece& piece : page) {
                const double top = piece.atFoot ? area.bottom() - piece.height : y;
                if (piece.draw)
                    piece.draw(pencil, {area.left(), top, area.width(), piece.height});
                y = top + piece.height;
            }
        });
}

Piece titlePiece(const QString& title)
{
    const double line = lineHeight(flowTitle);
    return {line + 3.6,
            [=](Pencil& pencil, const QRectF& box) {
                pencil.text({box.left(), box.top() + 1.6, box.width(), line}, title, flowTitle);
                pencil.across(box.left(), box.top() + 1.8 + line, box.width(), stroke);
            },
            true};
}

Piece entryPiece(const QString& label, const QString& text, double width, const Type& type)
{
    const QStringList lines = wrapped(text, type, width - flowLabelWidth);
    const double line = lineHeight(type);
    return {static_cast<double>(lines.size()) * line + flowGap, [=](Pencil& pencil, const QRectF& box) {
                pencil.text({box.left(), box.top(), flowLabelWidth - 2, line}, label, flowLabel);
                pencil.lines({box.left() + flowLabelWidth, box.top(), box.width() - flowLabelWidth, 0}, lines,
                             type);
            }};
}

Piece textPiece(const QString& text, double width, const Type& type)
{
    const QStringList lines = wrapped(text, type, width);
    return {static_cast<double>(lines.size()) * lineHeight(type) + flowGap,
            [=](Pencil& pencil, const QRectF& box) { pencil.lines(box, lines, type); }};
}

Piece gapPiece(double height)
{
    return {height};
}

Piece signaturePiece(const QList<Signature>& signatures)
{
    return {flowSign, [=](Pencil& pencil, const QRectF& box) {
                constexpr double apart = 6;
                const auto count = static_cast<double>(signatures.size());
                const double width = (box.width() - (count - 1) * apart) / count;
                double x = box.left();
                const double y = box.bottom() - 9.5;
                for (const Signature& each : signatures) {
                    pencil.across(x, y, width, stroke);
                    pencil.text({x, y + 0.6, width, 4.4}, each.role, {9.5});
                    pencil.name({x, y + 4.8, width, 4.4}, each.name, flowLabel);
                    x += width + apart;
                }
            }};
}

void addLines(QList<Piece>& pieces, const QString& title, const QStringList& lines, double width)
{
    pieces << titlePiece(title);
    for (const QString& line : lines)
        pieces << textPiece(line, width);
    if (lines.isEmpty())
        pieces << textPiece(Paper::tr("None."), width);
}

} // namespace paper
