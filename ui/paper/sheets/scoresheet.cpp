#include "sheetface.h"
#include "sheetprints.h"

#include "tournament/model/setting.h"
#include "views/match.h"
#include "wording/sentence.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// Notes below the rows: a heading and their lines.
QList<SheetRow> noteRows(const QStringList& notes, const SheetFace& face, double width)
{
    QList<SheetRow> rows;
    if (!notes.isEmpty())
        rows << SheetRow{.across = Paper::tr("Rulings and notes"), .isHeading = true};
    for (const QString& note : notes)
        for (const QString& line : wrapped(note, face.type(9.5), width - 2))
            rows << SheetRow{.across = line};
    return rows;
}

double heightOfAll(const QList<SheetRow>& rows, const SheetFace& face)
{
    double height = 0;
    for (const SheetRow& row : rows)
        height += heightOf(row, face);
    return height;
}

/// Takes rows from the front as long as they fit.
QList<SheetRow> takeFitting(QList<SheetRow>& rows, const SheetFace& face, double room)
{
    QList<SheetRow> taken;
    double used = 0;
    while (!rows.isEmpty() && used + heightOf(rows.first(), face) <= room) {
        used += heightOf(rows.first(), face);
        taken << rows.takeFirst();
    }
    return taken;
}

/// The part of a sheet on one page, or on half of a page.
struct SheetPart {
    SheetFace face;
    QList<SheetRow> rows;
    bool isLast = true;
};

void drawSheetPart(Pencil& pencil, const QRectF& area, const SheetPart& part)
{
    const double y = drawSheetHead(pencil, area, part.face);
    drawSheetRows(pencil, area, part.face, part.rows, y);
    if (part.isLast)
        drawSheetTail(pencil, area, part.face);
}

void addSheetPages(Binder& binder, const QList<SheetPart>& parts)
{
    const QRectF area = binder.area(false);
    for (const SheetPart& part : parts) {
        std::vector<std::string> toWriteOn;
        if (!part.face.outMatch.empty())
            toWriteOn.push_back(part.face.outMatch);
        binder.addSheets(
            false, [=](Pencil& pencil) { drawSheetPart(pencil, area, part); }, std::move(toWriteOn));
    }
}

/// The number of the next hand.
int nextHand(const tournament::Sheet& sheet)
{
    return static_cast<int>(sheet.ledger.hands.size()) +
           (sheet.items.empty() || !sheet.items.back().isOpen ? 1 : 2);
}

std::optional<scoring::Seat> later(std::optional<scoring::Seat> dealer, int hands)
{
    for (; dealer && hands > 0; --hands)
        dealer = scoring::next(*dealer);
    return dealer;
}

QList<SheetPart> sheetPartsOf(const Record& record, const tournament::Match& match, int game,
                              const QSizeF& size, double scale)
{
    SheetFace face = faceOf(record, match, game);
    face.scale = scale;
    const double room = size.height() - headHeightOf(face, size.width());
    const double lastRoom = room - tailHeightOf(face, size.width());
    const tournament::Sheet sheet = tournament::sheetOf(match, game);
    QStringList notes;
    std::vector<wording::ChangedHand> changed = wording::changedHands(*record.tournament, match);
    std::erase_if(changed, [&](const wording::ChangedHand& hand) { return hand.game != game; });
    QList<SheetRow> rows = paperRows(match, game) + filledRows(sheet, *match.rules, changed, game, notes);
    if (rows.isEmpty() && face.isOver)
        rows << SheetRow{.across = Paper::tr("No hands on record"), .isFilled = true};
    if (game == qMax(1, static_cast<int>(match.games.size())))
        for (const std::string& protest : views::protestLines(*record.tournament, match))
            notes << q(wording::sentence(protest)) + u'.';
    const QList<SheetRow> below = noteRows(notes, face, size.width());
    rows += below;
    QList<SheetPart> parts;
    while (heightOfAll(rows, face) > lastRoom)
        parts << SheetPart{face, takeFitting(rows, face, room), false};
    int further = 0; // hands for a second sheet
    int next = nextHand(sheet);
    auto dealer = sheet.now.dealer;
    if (!face.isOver) { // the rest is for writing
        const auto blank = static_cast<int>((lastRoom - heightOfAll(rows, face)) / face.rowHeight());
        const qsizetype before = rows.size() - qMin(rows.size(), below.size());
        if (dealer && !sheet.items.empty() && sheet.items.back().isOpen)
            dealer = scoring::next(*dealer);
        const QList<SheetRow> toFill = blankRows(next, blank, dealer);
        rows = rows.mid(0, before) + toFill + rows.mid(before);
        next += blank;
        dealer = later(dealer, blank);
        further = handsToExpect(*match.rules) - next + 1;
    }
    parts << SheetPart{face, rows};
    if (further > 0) {
        face.where += u" · "_s + Paper::tr("sheet 2, from hand %1").arg(next);
        const auto blank = static_cast<int>(lastRoom / face.rowHeight());
        parts << SheetPart{face, blankRows(next, blank, dealer)};
    }
    return parts;
}

int gamesToPrint(const tournament::Match& match, bool isOver)
{
    return qMax(1, isOver ? static_cast<int>(match.games.size()) : match.series.games);
}

QList<SheetPart> sheetPartsOf(const Record& record, const tournament::Match& match, const QSizeF& size,
                              double scale = 1)
{
    const bool isOver = match.state >= tournament::State::Ended;
    QList<SheetPart> parts;
    for (int game = 1; game <= gamesToPrint(match, isOver); ++game)
        parts += sheetPartsOf(record, match, game, size, scale);
    return parts;
}

constexpr double filledGutter = 8; ///< mm between two sheets on a page

/// Two sheets on a page from left to right, reduced from a page each. A sheet that doesn't fit continues
/// beside it or on the next page.
void addFilledInPairs(Binder& binder, const std::vector<std::string>& matches)
{
    const QRectF area = binder.area(true);
    const double width = (area.width() - filledGutter) / 2;
    const double scale = width / binder.area(false).width();
    const QRectF sheet(QPointF(), QSizeF(width, area.height()) / scale);
    QList<SheetPart> parts;
    for (const std::string& match : matches)
        parts += sheetPartsOf(binder.record(), *tournament::match(binder.tournament(), match), sheet.size(),
                              scale);
    for (qsizetype first = 0; first < parts.size(); first += 2)
        binder.addSheets(true,
                         [=, both = parts.mid(first, 2)](Pencil& pencil) {
                             pencil.cut({area.center().x(), area.top()}, {area.center().x(), area.bottom()});
                             for (qsizetype i = 0; i < both.size(); ++i) {
                                 const double left =
                                     area.left() + static_cast<double>(i) * (width + filledGutter);
                                 pencil.scaled({left, area.top()}, scale,
                                               [&](Pencil& small) { drawSheetPart(small, sheet, both[i]); });
                             }
                         },
                         {});
}

} // namespace

void addSheets(Binder& binder, const std::vector<std::string>& matches, int perPage)
{
    QList<BlankSheet> sheets;
    for (const std::string& id : matches) {
        const tournament::Match& match = *tournament::match(binder.tournament(), id);
        if (perPage == 1) {
            addSheetPages(binder, sheetPartsOf(binder.record(), match, binder.area(false).size()));
            continue;
        }
        for (int game = 1; game <= gamesToPrint(match, false); ++game) {
            const tournament::Sheet sheet = tournament::sheetOf(match, game);
            sheets << BlankSheet{faceOf(binder.record(), match, game), nextHand(sheet), sheet.now.dealer,
                                 handsToExpect(*match.rules)};
        }
    }
    if (perPage > 1)
        addSmallSheets(binder, sheets, perPage);
}

void addBlankSheets(Binder& binder, int count, int perPage)
{
    const SheetFace blank =
        emptyFace(binder.tournament(), *tournament::generalSet(*binder.tournament().setting));
    if (perPage > 1)
        return addSmallSheets(binder, QList<BlankSheet>(count, {blank}), perPage);
    const QRectF area = binder.area(false);
    const double room = area.height() - headHeightOf(blank, area.width()) - tailHeightOf(blank, area.width());
    const auto rows = static_cast<int>(room / blank.rowHeight());
    addSheetPages(binder, QList<SheetPart>(count, SheetPart{blank, blankRows(1, rows, {})}));
}

void addPlayed(Binder& binder, const std::vector<std::string>& matches, int perPage)
{
    if (perPage == 1)
        addSheets(binder, matches, 1);
    else
        addFilledInPairs(binder, matches);
}

} // namespace paper
