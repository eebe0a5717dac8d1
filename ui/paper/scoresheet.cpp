#include "documents.h"
#include "sheetfaces.h"
#include "sheetpages.h"
#include "smallsheet.h"

#include "night/rulesinturn.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

/// Sentences under the rows: a heading and the lines they take.
QList<SheetRow> noteRows(const QStringList& notes, double width)
{
    QList<SheetRow> rows;
    const auto add = [&](const QString& text, bool isHeading) {
        SheetRow row;
        row.across = text;
        row.isHeading = isHeading;
        rows << row;
    };
    if (!notes.isEmpty())
        add(u"Rulings and notes"_s, true);
    for (const QString& note : notes)
        for (const QString& line : wrapped(note, {9.5}, width - 2))
            add(line, false);
    return rows;
}

double heightOfAll(const QList<SheetRow>& rows)
{
    double height = 0;
    for (const SheetRow& row : rows)
        height += heightOf(row);
    return height;
}

/// As many rows from the front as fit.
QList<SheetRow> takeFitting(QList<SheetRow>& rows, double room)
{
    QList<SheetRow> taken;
    double used = 0;
    while (!rows.isEmpty() && used + heightOf(rows.first()) <= room) {
        used += heightOf(rows.first());
        taken << rows.takeFirst();
    }
    return taken;
}

void addPage(Binder& binder, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
             bool isLast)
{
    const auto draw = [=](Pencil& pencil) {
        const double y = drawSheetHead(pencil, area, face);
        drawSheetRows(pencil, area, face, rows, y);
        if (isLast)
            drawSheetTail(pencil, area, face);
    };
    binder.add(false, draw,
               face.match.empty() ? std::vector<std::string>() : std::vector<std::string>{face.match});
}

/// The number and dealer of the hand that comes next.
int nextHand(const night::Sheet& sheet)
{
    return static_cast<int>(sheet.ledger.hands.size()) +
           (sheet.items.empty() || !sheet.items.back().isOpen ? 1 : 2);
}

void addGame(Binder& binder, const Record& record, const night::Match& match, int game)
{
    const QRectF area = binder.area(false);
    const SheetFace face = faceOf(record, match, game);
    const double room = area.height() - headHeightOf(face, area.width());
    const double lastRoom = room - tailHeightOf(face);
    const night::Sheet sheet = night::sheetOf(match, game);
    QStringList notes;
    std::vector<desk::ChangedHand> changed = desk::changedHands(*record.night, match);
    std::erase_if(changed, [&](const desk::ChangedHand& hand) { return hand.game != game; });
    QList<SheetRow> rows = filledRows(sheet, *match.rules, changed, notes);
    const QList<SheetRow> below = noteRows(notes, area.width());
    rows += below;
    while (heightOfAll(rows) > lastRoom)
        addPage(binder, area, face, takeFitting(rows, room), false);
    if (!face.isOver) { // the rest is to write on
        const auto blank = static_cast<int>((lastRoom - heightOfAll(rows)) / sheetRowHeight);
        const qsizetype before = rows.size() - qMin(rows.size(), below.size());
        auto dealer = sheet.now.dealer;
        if (dealer && !sheet.items.empty() && sheet.items.back().isOpen)
            dealer = scoring::next(*dealer);
        const QList<SheetRow> toFill = blankRows(nextHand(sheet), blank, dealer);
        rows = rows.mid(0, before) + toFill + rows.mid(before);
    }
    addPage(binder, area, face, rows, true);
}

int gamesToPrint(const night::Match& match, bool isOver)
{
    return qMax(1, isOver ? static_cast<int>(match.games.size()) : match.series.games);
}

void addMatch(Binder& binder, const Record& record, const night::Match& match)
{
    const bool isOver = match.state == night::State::Final || match.state == night::State::Ended;
    for (int game = 1; game <= gamesToPrint(match, isOver); ++game)
        addGame(binder, record, match, game);
}

} // namespace

void addSheets(Binder& binder, const Record& record, const std::vector<std::string>& matches, int perPage)
{
    if (perPage == 1) {
        for (const std::string& match : matches)
            addMatch(binder, record, *night::match(*record.night, match));
        return;
    }
    QList<BlankSheet> sheets;
    for (const std::string& id : matches) {
        const night::Match& match = *night::match(*record.night, id);
        for (int game = 1; game <= gamesToPrint(match, false); ++game) {
            const night::Sheet sheet = night::sheetOf(match, game);
            sheets << BlankSheet{faceOf(record, match, game), nextHand(sheet), sheet.now.dealer};
        }
    }
    addSmallSheets(binder, sheets, perPage);
}

void addBlankSheets(Binder& binder, int count, int perPage)
{
    const BlankSheet blank =
        emptySheet(binder.night(), night::regularSet(*night::generalRules(*binder.night().setting)));
    if (perPage > 1)
        return addSmallSheets(binder, QList<BlankSheet>(count, blank), perPage);
    const QRectF area = binder.area(false);
    const double room = area.height() - headHeightOf(blank.face, area.width()) - tailHeightOf(blank.face);
    const auto rows = static_cast<int>(room / sheetRowHeight);
    for (int i = 0; i < count; ++i)
        addPage(binder, area, blank.face, blankRows(1, rows, {}), true);
}

Document sheetsPrint(const Record& record, Format format, const std::vector<std::string>& matches,
                     int perPage)
{
    Binder binder(record, format, eventName(*record.night) + u": score sheets"_s);
    binder.setLegend(legendOf(*night::match(*record.night, matches.front())->rules));
    addSheets(binder, record, matches, perPage);
    return binder.bind();
}

Document blankSheetsPrint(const Record& record, Format format, int count, int perPage)
{
    Binder binder(record, format, eventName(*record.night) + u": blank score sheets"_s);
    binder.setLegend(legendOf(night::regularSet(*night::generalRules(*record.night->setting))));
    addBlankSheets(binder, count, perPage);
    return binder.bind();
}

Document sheetPrint(const Record& record, Format format, const std::string& match)
{
    const night::Match& found = *night::match(*record.night, match);
    Binder binder(record, format, eventName(*record.night) + u": "_s + matchTitle(found).toLower());
    binder.setLegend(legendOf(*found.rules));
    addMatch(binder, record, found);
    return binder.bind();
}

} // namespace paper
