#include "flow.h"

#include "wording/tr.h"

#include <numeric>

using wording::Paper;

namespace paper {

namespace {

constexpr Type flowTitle{11.5, Weight::Medium};
constexpr Type flowLabel{9};
constexpr double flowLabelWidth = 31; // mm
constexpr double flowGap = 0.8;       // from a text to the next
constexpr double leastFlowGap = 0.4;
constexpr double aroundTitle = 3.6;
constexpr double leastAroundTitle = 1.6;
constexpr double flowSign = 21;
constexpr double leastFlowSign = 17;

/// Height of the piece and those that must follow it on the same page.
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

Piece titlePiece(const QString& title)
{
    const double line = lineHeight(flowTitle);
    return {.height = line + aroundTitle,
            .draw =
                [=](Pencil& pencil, const QRectF& box) {
                    const double bottom = box.center().y() + line / 2;
                    pencil.text({box.left(), bottom - line - 0.2, box.width(), line}, title, flowTitle);
                    pencil.across(box.left(), bottom, box.width(), stroke);
                },
            .keeps = true,
            .least = line + leastAroundTitle,
            .title = title};
}

/// Lines of a text, so far apart, which `draw` draws.
Piece textPiece(const QStringList& lines, double line,
                std::function<void(Pencil& pencil, const QRectF& box)> draw)
{
    const double height = static_cast<double>(lines.size()) * line;
    return {.height = height + flowGap, .draw = std::move(draw), .least = height + leastFlowGap};
}

QList<QList<Piece>> paged(const QList<Piece>& pieces, double room)
{
    QList<QList<Piece>> pages(1);
    double used = 0;
    QString title;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const double together = heightTogether(pieces, i);
        if (used > 0 && used + together > room) {
            pages << QList<Piece>();
            used = 0;
            const Piece again = titlePiece(Paper::tr("%1, continued").arg(title));
            if (!title.isEmpty() && pieces[i].title.isEmpty() && !pieces[i].atFoot &&
                again.height + together <= room) {
                pages.back() << again;
                used = again.height;
            }
        }
        if (!pieces[i].title.isEmpty())
            title = pieces[i].title;
        used += pieces[i].height;
        pages.back() << pieces[i];
    }
    return pages;
}

double heightOf(const QList<Piece>& pieces)
{
    return std::accumulate(pieces.begin(), pieces.end(), 0.0,
                           [](double sum, const Piece& piece) { return sum + piece.height; });
}

/// The pieces at their minimum heights if that saves a page.
QList<Piece> fewestPages(const QList<Piece>& pieces, double room)
{
    QList<Piece> lower = pieces;
    for (Piece& piece : lower)
        piece.height = piece.least > 0 ? piece.least : piece.height;
    return paged(lower, room).size() < paged(pieces, room).size() ? lower : pieces;
}

/// Fills pages less, so that the last one isn't nearly empty.
QList<QList<Piece>> pagedEvenly(const QList<Piece>& all, double room)
{
    const QList<Piece> pieces = fewestPages(all, room);
    QList<QList<Piece>> pages = paged(pieces, room);
    for (double less = room - 2;
         less > 0 && pages.size() > 1 && heightOf(pages.back()) < littleOnAPage * room; less -= 2) {
        QList<QList<Piece>> even = paged(pieces, less);
        if (even.size() > pages.size())
            break;
        pages = std::move(even);
    }
    return pages;
}

} // namespace

void Flow::addPages(const QStringList& below) const
{
    const QRectF area = m_binder.area(false);
    for (const QList<Piece>& page : pagedEvenly(m_pieces, area.height() - headingHeight(below.size())))
        m_binder.addHeaded(false, below, [=](Pencil& pencil, double y) {
            for (const Piece& piece : page) {
                const double top = piece.atFoot ? area.bottom() - piece.height : y;
                if (piece.draw)
                    piece.draw(pencil, {area.left(), top, area.width(), piece.height});
                y = top + piece.height;
            }
        });
}

Flow& Flow::title(const QString& title)
{
    return *this << titlePiece(title);
}

Flow& Flow::entry(const QString& label, const QString& text, const Type& type)
{
    const QStringList lines = wrapped(text, type, m_width - flowLabelWidth);
    const double line = lineHeight(type);
    return *this << textPiece(lines, line, [=](Pencil& pencil, const QRectF& box) {
        pencil.text({box.left(), box.top(), flowLabelWidth - 2, line}, label, flowLabel);
        pencil.lines(box.adjusted(flowLabelWidth, 0, 0, 0), lines, type);
    });
}

Flow& Flow::text(const QString& text, const Type& type)
{
    const QStringList lines = wrapped(text, type, m_width);
    return *this << textPiece(lines, lineHeight(type),
                              [=](Pencil& pencil, const QRectF& box) { pencil.lines(box, lines, type); });
}

Flow& Flow::lines(const QString& title, const QStringList& lines)
{
    this->title(title);
    for (const QString& line : lines)
        text(line);
    return lines.isEmpty() ? text(Paper::tr("None.")) : *this;
}

Piece signaturePiece(const QList<Signature>& signatures)
{
    const auto draw = [=](Pencil& pencil, const QRectF& box) {
        constexpr double apart = 6;
        const auto count = static_cast<double>(signatures.size());
        const double width = (box.width() - (count - 1) * apart) / count;
        double x = box.left();
        double names = 4.4; // height of the names
        for (const Signature& each : signatures)
            names = qMax(names, nameHeight(each.name, flowLabel, width));
        const double y = box.bottom() - 5.1 - names;
        for (const Signature& each : signatures) {
            pencil.across(x, y, width, stroke);
            pencil.text({x, y + 0.6, width, 4.4}, each.role, {9.5});
            pencil.name({x, y + 4.8, width, names}, each.name, flowLabel);
            x += width + apart;
        }
    };
    return {.height = flowSign, .draw = draw, .atFoot = true, .least = leastFlowSign};
}

Piece supervisorsPiece()
{
    return signaturePiece({{Paper::tr("Supervisor")}, {Paper::tr("Date")}});
}

} // namespace paper
