// Blank score sheets and match slips, which share a page and are cut apart.
#include "sheetface.h"
#include "sheetprints.h"

#include "tournament/queries/room.h"
#include "wording/side.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

using scoring::Side;

constexpr Type smallType{7.5};
constexpr double codeSize = 17;   ///< mm
constexpr double codeWhite = 2.8; ///< beside and below it
constexpr Type smallName{8};
constexpr double smallNumber = 4.4;
constexpr double smallDealer = 6.4;
constexpr double smallHere = 9.5;
constexpr double smallTop = 6.4; ///< from a team's rule to its players, if its name is one line
constexpr double smallColumns = 4.4;
constexpr double smallLine = 5.1;

QStringList smallRules(const SheetFace& face, double width)
{
    constexpr Type rules{leastText};
    QStringList lines = wrapped(face.rules, rules, width);
    for (const QString& each : face.exempt)
        lines += wrapped(each, rules, width);
    return lines;
}

double smallHeadWidth(const QRectF& box, const SheetFace& face)
{
    return box.width() - (face.code.isEmpty() ? 0 : codeSize + codeWhite);
}

double smallWhereHeight(const QRectF& box, const SheetFace& face)
{
    return nameHeight(face.where, {9.5, Weight::Medium}, smallHeadWidth(box, face)) + 0.2;
}

/// Where the teams begin.
double smallHeadBottom(const QRectF& box, const SheetFace& face)
{
    const auto lines = static_cast<double>(smallRules(face, smallHeadWidth(box, face)).size());
    const double end = box.top() + 4.8 + smallWhereHeight(box, face) + lines * lineHeight({leastText});
    return qMax(end + 1.4, face.code.isEmpty() ? 0 : box.top() + codeSize + codeWhite);
}

void drawSmallHead(Pencil& pencil, const QRectF& box, const SheetFace& face)
{
    const double width = smallHeadWidth(box, face);
    if (!face.code.isEmpty())
        pencil.fill(qrCode(face.code, {box.right() - codeSize, box.top(), codeSize, codeSize}));
    pencil.name({box.left(), box.top() - 0.6, width, 5}, face.tournamentName, {10.5, Weight::Medium});
    const double where = smallWhereHeight(box, face);
    pencil.name({box.left(), box.top() + 4.6, width, where}, face.where, {9.5, Weight::Medium});
    pencil.lines({box.left(), box.top() + 4.8 + where, width, 0}, smallRules(face, width), {leastText});
}

/// At most two lines, to leave room for the hands.
double nameHeightInSmall(const QString& name, const Type& type, double width)
{
    return qMin(nameHeight(name, type, width), 2 * nameLine({leastName}));
}

double smallPlayerHeight(const SheetPlayer& player, double width)
{
    return qMax(4.2, nameHeightInSmall(player.shownName(), smallName, width - 6 - smallHere) + 0.4);
}

/// The heights of the lines of both teams, which are side by side.
struct SmallLines {
    double name = 5;
    std::array<double, 2> players{};
};

SmallLines smallLinesOf(const SheetFace& face, double width)
{
    SmallLines lines;
    for (const SheetTeam& team : {face.teams.a, face.teams.b}) {
        lines.name = qMax(lines.name, nameHeightInSmall(team.name, {10, Weight::Medium}, width - 8));
        for (std::size_t i = 0; i < 2; ++i)
            lines.players[i] = qMax(lines.players[i], smallPlayerHeight(team.players[i], width));
    }
    return lines;
}

void drawSmallPlayer(Pencil& pencil, const QRectF& line, const SheetPlayer& player)
{
    pencil.text({line.left(), line.top(), 5, line.height()}, player.seat, {smallType.points, Weight::Medium});
    const QRectF name = line.adjusted(5, 0, -smallHere, 0);
    if (player.name.isEmpty())
        pencil.across(name.left(), name.bottom() - 0.5, name.width() - 1);
    pencil.name(name.adjusted(0, 0, -1, 0), player.shownName(), smallName);
    pencil.tickBox({name.right(), line.center().y()}, 2.6, player.isCheckedIn);
    pencil.text({name.right() + 3.2, line.top(), 6.4, line.height()}, Paper::tr("here"), {leastText});
}

void drawSmallTeam(Pencil& pencil, const QRectF& box, const SheetFace& face, Side side)
{
    const bool a = side == Side::A;
    const SheetTeam& team = face.teams[side];
    const SmallLines lines = smallLinesOf(face, box.width());
    pencil.across(box.left(), box.top(), box.width(), 0.6);
    pencil.sideMark(a, {box.left() + 0.2, box.top() + 0.9 + (lines.name - 3.2) / 2, 3.2, 3.2});
    constexpr Type large{10, Weight::Medium};
    pencil.text({box.left() + 4.4, box.top() + 1, 3.4, lines.name}, wording::letterOf(side), large);
    const QRectF name(box.left() + 8, box.top() + 1, box.width() - 8, lines.name);
    if (team.name.isEmpty()) {
        pencil.across(name.left(), name.bottom() - 0.3, name.width());
        pencil.text(name, team.source, {leastText, Weight::Plain, true}, atRight);
    }
    pencil.name(name, team.name, large);
    QRectF line(box.left(), name.bottom() + smallTop - 6, box.width(), 0);
    for (std::size_t i = 0; i < 2; ++i) {
        line.setHeight(lines.players[i]);
        drawSmallPlayer(pencil, line, team.players[i]);
        line.translate(0, line.height());
    }
}

/// The bottom of the teams.
double smallTeamsBottom(const QRectF& box, const SheetFace& face)
{
    const SmallLines lines = smallLinesOf(face, box.width() / 2 - 1.6);
    return smallHeadBottom(box, face) + smallTop - 5 + lines.name + lines.players[0] + lines.players[1] + 1;
}

void drawSmallTeams(Pencil& pencil, const QRectF& box, const SheetFace& face)
{
    const double half = box.width() / 2 - 1.6;
    const double top = smallHeadBottom(box, face);
    const double high = smallTeamsBottom(box, face) - top;
    drawSmallTeam(pencil, {box.left(), top, half, high}, face, Side::A);
    drawSmallTeam(pencil, {box.right() - half, top, half, high}, face, Side::B);
}

/// The edges of a side's columns. Of the six, the first two may be one, and bags may be missing. Wide enough
/// to keep headings apart.
QList<double> columnEdges(double left, double width, const SheetFace& face)
{
    constexpr double shares[] = {0, 0.171, 0.342, 0.483, 0.629, 0.792, 1};
    QList<double> edges;
    for (int i = 0; i <= 6; ++i)
        if (!(face.columns == BidColumns::BySide && i == 1) && !(!face.hasBags && i == 4))
            edges << left + shares[i] * width;
    return edges;
}

/// The title, or a shorter one if it doesn't fit.
QString smallTitle(const QString& title, const QString& inShort, const Type& type, double width)
{
    return widthOf(title, type) + 1 <= width ? title : inShort;
}

int smallRowsIn(double height, double leastHeight)
{
    return static_cast<int>((height - smallColumns) / leastHeight);
}

void drawSmallRows(Pencil& pencil, const QRectF& box, const BlankSheet& sheet, double leastHeight)
{
    const int count = smallRowsIn(box.height(), leastHeight);
    const double rowHeight = (box.height() - smallColumns) / count;
    const QList<SheetRow> rows = blankRows(sheet.first, count, sheet.dealer);
    const double dealer = box.left() + smallNumber;
    const double half = (box.right() - dealer - smallDealer) / 2;
    const double bottom = box.top() + smallColumns + count * rowHeight;
    constexpr Type title{leastText, Weight::Medium};
    pencil.text({box.left(), box.top(), smallNumber, smallColumns}, u"#"_s, title, Qt::AlignCenter);
    pencil.text({dealer, box.top(), smallDealer, smallColumns},
                smallTitle(Paper::tr("Dealer"), Paper::tr("Deal"), title, smallDealer), title,
                Qt::AlignCenter);
    QStringList titles = columnTitles(sheet.face.columns);
    QStringList inShort = titles;
    inShort[2] = Paper::tr("Trk");
    inShort[3] = Paper::tr("Pts");
    if (!sheet.face.hasBags) {
        titles.removeAt(4);
        inShort.removeAt(4);
    }
    if (sheet.face.columns == BidColumns::BySide) {
        titles.removeAt(1);
        inShort.removeAt(1);
    }
    for (const int side : {0, 1}) {
        const QList<double> edges = columnEdges(dealer + smallDealer + side * half, half, sheet.face);
        for (qsizetype i = 0; i + 1 < edges.size(); ++i) {
            const double width = edges[i + 1] - edges[i];
            const double top = i == 0 ? box.top() : box.top() + smallColumns; // no rule between headings
            pencil.down(edges[i], top, bottom - top, i == 0 ? 0.5 : hairline);
            pencil.text({edges[i], box.top(), width, smallColumns},
                        smallTitle(titles[i], inShort[i], title, width), title, Qt::AlignCenter);
        }
    }
    pencil.down(dealer, box.top() + smallColumns, bottom - box.top() - smallColumns);
    double y = box.top() + smallColumns;
    pencil.across(box.left(), y, box.width(), 0.4);
    for (const SheetRow& row : rows) {
        pencil.text({box.left(), y, smallNumber, rowHeight}, row.number, {8.5}, Qt::AlignCenter);
        pencil.text({dealer + 0.7, y + 0.3, smallDealer - 1, 3}, row.dealer, {leastText});
        y += rowHeight;
        pencil.across(box.left(), y, box.width(), 0.22);
    }
}

/// A word with a line after it; returns where the next word begins.
double smallField(Pencil& pencil, double x, double y, const QString& word, double length)
{
    const double wide = widthOf(word, smallType);
    pencil.text({x, y, wide + 0.3, 4}, word, smallType);
    pencil.across(x + wide + 0.8, y + 3.7, length);
    return x + wide + length + 2;
}

double smallChoice(Pencil& pencil, double x, double y, const QString& word)
{
    pencil.tickBox({x, y + 2.1}, 2.6);
    const double wide = widthOf(word, smallType);
    pencil.text({x + 3.4, y, wide + 0.3, 4}, word, smallType);
    return x + wide + 5.4;
}

/// The line reaches to the right edge.
void lastField(Pencil& pencil, double x, double y, const QString& word, double right)
{
    smallField(pencil, x, y, word, right - x - widthOf(word, smallType) - 0.8);
}

void drawSmallTail(Pencil& pencil, const QRectF& box, const SheetFace& face)
{
    double y = box.top() + 1.6;
    pencil.frame({box.left(), y - 0.6, box.width(), 2 * smallLine - 0.2}, 0.25);
    const double left = box.left() + 1.4;
    const double right = box.right() - 1.4;
    double x = smallField(pencil, left, y, Paper::tr("Renege: by"), 7);
    x = smallField(pencil, x, y, Paper::tr("against"), 7);
    x = smallField(pencil, x, y, Paper::tr("hand"), 6);
    smallField(pencil, x, y, Paper::tr("trick"), 6);
    y += smallLine - 0.6;
    x = smallChoice(pencil, left, y, Paper::tr("upheld"));
    x = smallChoice(pencil, x, y, Paper::tr("denied"));
    lastField(pencil, x, y, Paper::tr("supervisor"), right);
    y += smallLine + 0.4;
    if (face.timed) {
        x = smallField(pencil, left, y, Paper::tr("Time: started"), 8);
        x = smallField(pencil, x, y, Paper::tr("called"), 8);
        x = smallChoice(pencil, x, y, Paper::tr("hand finished"));
        smallChoice(pencil, x, y, Paper::tr("extra hand"));
        y += smallLine;
    }
    x = left;
    for (const Side side : scoring::bothSides) {
        pencil.sideMark(side == Side::A, {x, y + 0.9, 2.6, 2.6});
        x = smallField(pencil, x + 3.4, y, wording::letterOf(side), 12);
    }
    lastField(pencil, x, y, Paper::tr("winner"), right);
    drawSignatures(pencil, {box.left(), box.bottom() - 4.2, box.width(), 4}, 3, 0.25, 0.2, {7});
}

double smallTailHeight(const SheetFace& face)
{
    constexpr double toSign = 12.5; // the signatures, with room to write above
    return (face.timed ? 4 : 3) * smallLine + toSign;
}

/// Draws the sheet in the box, with as many rows as fit, none lower than `leastHeight` mm.
void drawSmallSheet(Pencil& pencil, const QRectF& box, const BlankSheet& sheet, double leastHeight)
{
    drawSmallHead(pencil, box, sheet.face);
    drawSmallTeams(pencil, box, sheet.face);
    const double y = smallTeamsBottom(box, sheet.face);
    const double tail = smallTailHeight(sheet.face);
    drawSmallRows(pencil, {box.left(), y, box.width(), box.bottom() - tail - y}, sheet, leastHeight);
    drawSmallTail(pencil, {box.left(), box.bottom() - tail, box.width(), tail}, sheet.face);
}

/// Adds second sheets where one isn't enough.
QList<BlankSheet> withSecondSheets(const QList<BlankSheet>& sheets, const QRectF& box, double leastHeight)
{
    QList<BlankSheet> all;
    for (const BlankSheet& sheet : sheets) {
        all << sheet;
        const double high = box.bottom() - smallTailHeight(sheet.face) - smallTeamsBottom(box, sheet.face);
        const int rows = smallRowsIn(high, leastHeight);
        if (sheet.first + rows > sheet.hands)
            continue;
        BlankSheet second = sheet;
        second.first += rows;
        for (int hand = 0; second.dealer && hand < rows; ++hand)
            second.dealer = scoring::next(*second.dealer);
        second.face.where += u" · "_s + Paper::tr("sheet 2, from hand %1").arg(second.first);
        all << second;
    }
    return all;
}

constexpr double gutter = 4; ///< from the cut to a sheet, in mm

/// The sheets of each page, from its top left, ordered so that they are in order once the pages are cut and
/// the piles stacked. Nothing where there are no more.
template <class Sheet>
QList<QList<std::optional<Sheet>>> cutAndStack(const QList<Sheet>& sheets, int perPage)
{
    const qsizetype pages = (sheets.size() + perPage - 1) / perPage;
    QList<QList<std::optional<Sheet>>> all(pages);
    for (qsizetype index = 0; index < perPage * pages; ++index)
        all[index % pages] << (index < sheets.size() ? std::optional(sheets[index]) : std::nullopt);
    return all;
}

/// The places of the sheets on a page, from its top left, all of the same size.
QList<QRectF> slotsOf(const QRectF& area, const QSizeF& page, int perPage)
{
    const double right = page.width() / 2 + gutter;
    const QSizeF size(page.width() / 2 - gutter - area.left(),
                      perPage == 2 ? area.height() : area.height() / 2 - gutter);
    QList<QRectF> places;
    for (const double top : {area.top(), area.center().y() + gutter})
        places << QRectF({area.left(), top}, size) << QRectF({right, top}, size);
    return places.mid(0, perPage);
}

// Match slips: a strip for each waiting match, to cut out and hand to its table.

constexpr int slipsOnAPage = 4;
constexpr double slipGap = 4;      ///< from the cut to a slip, in mm
constexpr double slipMiddle = 2.4; ///< from its middle to a team, in mm
constexpr double slipPlayer = 6.1; ///< mm: two lines of a long name

void drawSlipPlayer(Pencil& pencil, const QRectF& line, const SheetPlayer& player)
{
    constexpr double slipHere = 14;
    pencil.text({line.left(), line.top(), 7, line.height()}, player.seat, {10, Weight::Medium});
    const QRectF name = line.adjusted(7, 0, -slipHere, 0);
    if (player.name.isEmpty())
        pencil.across(name.left(), name.bottom() - 0.8, name.width() - 2);
    pencil.name(name, player.name, {11});
    pencil.tickBox({name.right() + 1, line.center().y()}, 3.4, player.isCheckedIn);
    pencil.text({name.right() + 5.6, line.top(), 9, line.height()}, Paper::tr("here"), {9});
}

void drawSlipTeam(Pencil& pencil, const QRectF& box, const SheetTeam& team, Side side)
{
    const bool a = side == Side::A;
    pencil.across(box.left(), box.top(), box.width(), heavy);
    pencil.sideMark(a, {box.left() + 0.3, box.top() + 2.6, 4.6, 4.6});
    constexpr Type large{14, Weight::Medium};
    pencil.text({box.left() + 6.4, box.top() + 1.4, 6, 7}, wording::letterOf(side), large);
    pencil.name({box.left() + 13, box.top() + 1.4, box.width() - 13, 7}, team.name, large);
    QRectF line(box.left(), box.top() + 9.2, box.width(), slipPlayer);
    for (const SheetPlayer& player : team.players) {
        drawSlipPlayer(pencil, line, player);
        line.translate(0, line.height());
    }
}

void drawDealer(Pencil& pencil, const QRectF& line, const std::optional<scoring::Seat>& dealer)
{
    constexpr Type type{10};
    pencil.text({line.left(), line.top(), 24, line.height()}, Paper::tr("First dealer"),
                {10, Weight::Medium});
    double x = line.left() + 26;
    scoring::Seat seat;
    for (int i = 0; i < 4; ++i, seat = scoring::next(seat), x += 16) {
        pencil.tickBox({x, line.center().y()}, 3.8, dealer == seat);
        pencil.text({x + 5.2, line.top(), 9, line.height()}, seatName(seat), type);
    }
    const double called = line.center().x() + slipMiddle; // below side B
    pencil.text({called, line.top(), 16, line.height()}, Paper::tr("Called at"), type);
    pencil.across(called + 17, line.bottom() - 1, line.right() - called - 17);
}

void drawSlip(Pencil& pencil, const QRectF& box, const Record& record, const tournament::Match& match)
{
    constexpr double tableWidth = 42;
    const SheetFace face = faceOf(record, match, 1);
    const double left = box.width() - tableWidth - 4;
    pencil.name({box.left(), box.top() - 0.5, left, 5}, face.tournamentName, {10});
    const QString title = matchTitle(match);
    const double wide = widthOf(title, {18, Weight::Medium});
    pencil.text({box.left(), box.top() + 4.6, wide + 0.5, 8.4}, title, {18, Weight::Medium});
    pencil.text({box.left() + wide + 4, box.top() + 5.6, left - wide - 4, 7.4},
                roundWord(*record.tournament, match), {12});
    const QRectF table(box.right() - tableWidth, box.top(), tableWidth, 13);
    pencil.frame(table, stroke);
    pencil.text({table.left() + 2, table.top() + 1, 14, 5}, Paper::tr("Table"), {9});
    const auto number = tournament::tableOf(*record.tournament, match); // without one, it is written by hand
    pencil.text(table.adjusted(12, 0, -2, 0), number ? QString::number(*number) : QString(),
                {24, Weight::Bold}, Qt::AlignCenter);
    const double half = box.width() / 2 - slipMiddle;
    const double y = box.top() + 16;
    drawSlipTeam(pencil, {box.left(), y, half, 22}, face.teams.a, Side::A);
    drawSlipTeam(pencil, {box.right() - half, y, half, 22}, face.teams.b, Side::B);
    drawDealer(pencil, {box.left(), y + 24, box.width(), 6}, tournament::sheetOf(match, 1).now.dealer);
}

} // namespace

void addSmallSheets(Binder& binder, const QList<BlankSheet>& sheets, int perPage)
{
    const bool landscape = perPage == 2;
    const QRectF area = binder.area(landscape);
    const QSizeF page = binder.paperSize(landscape);
    const double leastHeight = perPage == 2 ? 7.4 : 5.3;
    const QList<QRectF> places = slotsOf(area, page, perPage);
    for (const auto& on : cutAndStack(withSecondSheets(sheets, places.front(), leastHeight), perPage)) {
        std::vector<std::string> matches;
        for (const auto& sheet : on)
            if (sheet && !sheet->face.outMatch.empty())
                matches.push_back(sheet->face.outMatch);
        const auto draw = [=](Pencil& pencil) {
            pencil.cut({page.width() / 2, area.top()}, {page.width() / 2, area.bottom()});
            if (perPage == 4)
                pencil.cut({area.left(), area.center().y()}, {area.right(), area.center().y()});
            for (qsizetype i = 0; i < on.size(); ++i)
                if (on[i])
                    drawSmallSheet(pencil, places[i], *on[i], leastHeight);
        };
        binder.addSheets(landscape, draw, std::move(matches));
    }
}

void addSlips(Binder& binder, const std::vector<std::string>& matches)
{
    const QRectF area = binder.area(false);
    const double height = area.height() / slipsOnAPage;
    for (const auto& on : cutAndStack(q(matches), slipsOnAPage))
        binder.add(false, [=, record = binder.record()](Pencil& pencil) {
            for (qsizetype i = 0; i < on.size(); ++i) {
                const double top = area.top() + static_cast<double>(i) * height;
                if (i > 0)
                    pencil.cut({area.left(), top}, {area.right(), top});
                if (on[i])
                    drawSlip(pencil,
                             {area.left(), top + (i > 0 ? slipGap : 0), area.width(), height - slipGap},
                             record, *tournament::match(*record.tournament, on[i]->toStdString()));
            }
        });
}

} // namespace paper
