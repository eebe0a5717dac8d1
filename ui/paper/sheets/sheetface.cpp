#include "sheetface.h"

#include "ui/paper/page/pencil.h"
#include "wording/tr.h"

#include <qrencode.h>

#include <cmath>
#include <memory>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

using scoring::Side;

namespace {

/// The smallest that has a mark in its fourth corner: those without are read less surely.
constexpr int leastVersion = 2;
constexpr double printersDot = 25.4 / 300; ///< mm

double inWholeDots(double mm)
{
    return std::floor(mm / printersDot) * printersDot;
}

// The boxes of a score sheet that are filled in at the table.

constexpr double boxHeight = 25; ///< mm

constexpr double boxPad = 2.4;

/// A line to write on behind a word; returns where the next word begins.
double field(Pencil& pencil, double x, double y, const QString& word, double length)
{
    constexpr Type type{9.5};
    const double wide = widthOf(word, type);
    pencil.text({x, y, wide + 0.3, 5}, word, type);
    pencil.across(x + wide + 1, y + 4.6, length);
    return x + wide + length + 2.6;
}

double choice(Pencil& pencil, double x, double y, const QString& word)
{
    constexpr Type type{9.5};
    pencil.tickBox({x, y + 2.5}, 3.2);
    const double wide = widthOf(word, type);
    pencil.text({x + 4.2, y, wide + 0.3, 5}, word, type);
    return x + wide + 7;
}

/// A box with its title; returns where its lines begin.
QRectF drawBoxFrame(Pencil& pencil, const QRectF& box, const QString& title)
{
    pencil.frame(box, stroke);
    pencil.text({box.left() + boxPad, box.top() + 1.5, box.width() - 2 * boxPad, 5}, title,
                {10, Weight::Medium});
    return box.adjusted(boxPad, 8, -boxPad, 0);
}

/// For a renege, the time (where there is a limit) and the result.
void drawBlankBoxes(Pencil& pencil, const QRectF& area, bool timed)
{
    const double gap = 3;
    const double room = area.width() - (timed ? 2 : 1) * gap;
    const double challengeWidth = room * (timed ? 0.43 : 0.62);
    const double timeWidth = timed ? room * 0.31 : 0;
    const QRectF challenge(area.left(), area.top(), challengeWidth, boxHeight);
    const QRectF inChallenge = drawBoxFrame(pencil, challenge, Paper::tr("Renege challenge"));
    double x = field(pencil, inChallenge.left(), inChallenge.top(), Paper::tr("by"), 9);
    x = field(pencil, x, inChallenge.top(), Paper::tr("against"), 9);
    x = field(pencil, x, inChallenge.top(), Paper::tr("hand"), 7);
    field(pencil, x, inChallenge.top(), Paper::tr("book"), 7);
    x = choice(pencil, inChallenge.left(), inChallenge.top() + 9, Paper::tr("upheld"));
    x = choice(pencil, x, inChallenge.top() + 9, Paper::tr("rejected"));
    const QString who = Paper::tr("supervisor");
    field(pencil, x, inChallenge.top() + 9, who, inChallenge.right() - x - widthOf(who, {9.5}) - 1);
    double left = challenge.right() + gap;
    if (timed) {
        const QRectF inTime =
            drawBoxFrame(pencil, {left, area.top(), timeWidth, boxHeight}, Paper::tr("Time"));
        x = field(pencil, inTime.left(), inTime.top(), Paper::tr("started"), 12);
        field(pencil, x, inTime.top(), Paper::tr("called"), 12);
        x = choice(pencil, inTime.left(), inTime.top() + 9, Paper::tr("hand finished"));
        choice(pencil, x, inTime.top() + 9, Paper::tr("extra hand"));
        left += timeWidth + gap;
    }
    const QRectF inResult =
        drawBoxFrame(pencil, {left, area.top(), area.right() - left, boxHeight}, Paper::tr("Result"));
    const double half = inResult.width() / 2;
    for (const bool a : {true, false}) {
        const double at = inResult.left() + (a ? 0 : half);
        pencil.sideMark(a, {at, inResult.top() + 0.9, 3.2, 3.2});
        field(pencil, at + 4.2, inResult.top(), a ? u"A"_s : u"B"_s, half - 9.5);
    }
    field(pencil, inResult.left(), inResult.top() + 9, Paper::tr("winner"), inResult.width() - 13.5);
}

constexpr double numberWidth = 7.5;
constexpr double dealerWidth = 13;
constexpr double teamsHeight = 18.5;
constexpr double columnHeadHeight = 6.5;
constexpr double halfGap = 2.4; ///< between the two sides' heads
constexpr double thick = 0.55;  ///< between the sides, for the eye

/// Where the columns of the table stand.
struct Grid {
    double dealer = 0;
    scoring::PerSide<double> side;
    std::array<double, 6> offsets{};
    std::array<double, 6> widths{};
};

Grid gridOf(const QRectF& area, BidColumns columns)
{
    Grid grid;
    grid.dealer = area.left() + numberWidth;
    grid.side.a = grid.dealer + dealerWidth;
    const double half = (area.right() - grid.side.a) / 2;
    grid.side.b = grid.side.a + half;
    double x = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        const bool joined = columns == BidColumns::BySide && i < 2;
        grid.widths[i] = joined ? (i == 0 ? half / 3 : 0) : half / 6;
        grid.offsets[i] = x;
        x += grid.widths[i];
    }
    return grid;
}

void drawPlayer(Pencil& pencil, const QRectF& box, const SheetPlayer& player)
{
    const QString shown = player.isExempt ? player.name + u' ' + exemptMark : player.name;
    constexpr Type type{10};
    constexpr double boxSize = 3.4;
    constexpr double hereWidth = 13;
    pencil.text({box.left(), box.top(), 6, box.height()}, player.seat, {10, Weight::Medium});
    const QRectF name(box.left() + 6, box.top(), box.width() - 6 - hereWidth, box.height());
    if (player.name.isEmpty())
        pencil.across(name.left(), name.bottom() - 1, name.width() - 2);
    const double wide = player.name.isEmpty() ? name.width() : qMin(widthOf(shown, type) + 2, name.width());
    pencil.name({name.left(), name.top(), name.width() - 1, name.height()}, shown, type);
    const double tick = name.left() + wide;
    pencil.tickBox({tick, box.center().y()}, boxSize, player.here);
    pencil.text({tick + boxSize + 1, box.top(), hereWidth - boxSize, box.height()}, Paper::tr("here"), {9});
}

void drawTeam(Pencil& pencil, const QRectF& box, const SheetTeam& team, Side side)
{
    const bool a = side == Side::A;
    pencil.across(box.left(), box.top(), box.width(), heavy);
    pencil.sideMark(a, {box.left() + 0.3, box.top() + 3, 4.8, 4.8});
    constexpr Type large{14.5, Weight::Medium};
    const QRectF line(box.left() + 6.8, box.top() + 1.9, box.width() - 6.8, 7);
    pencil.text({line.left(), line.top(), 6, line.height()}, a ? u"A"_s : u"B"_s, large);
    const QRectF name = line.adjusted(7, 0, 0, 0);
    if (team.name.isEmpty()) {
        pencil.across(name.left(), name.bottom(), name.width());
        pencil.text(name, team.source, {9, Weight::Plain, true}, atRight);
    }
    pencil.name(name, team.name, large);
    const double half = box.width() / 2;
    for (const int partner : {0, 1})
        drawPlayer(pencil, {box.left() + partner * half, box.top() + 10.8, half, 5.5},
                   team.players[static_cast<std::size_t>(partner)]);
}

void drawColumnHead(Pencil& pencil, const QRectF& area, BidColumns columns, double y)
{
    constexpr Type type{9, Weight::Medium};
    const Grid grid = gridOf(area, columns);
    pencil.text({area.left(), y, numberWidth, columnHeadHeight}, u"#"_s, type, Qt::AlignCenter);
    pencil.text({grid.dealer + 1.2, y, dealerWidth - 1.2, columnHeadHeight}, Paper::tr("Dealer"), type);
    const QStringList titles = columnTitles(columns);
    for (const Side side : scoring::bothSides) {
        pencil.down(grid.side[side], y, columnHeadHeight, thick);
        for (std::size_t i = 0; i < 6; ++i)
            if (grid.widths[i] > 0)
                pencil.text(
                    {grid.side[side] + grid.offsets[i] + 1.2, y, grid.widths[i] - 1.4, columnHeadHeight},
                    titles.at(static_cast<qsizetype>(i)), type);
    }
    pencil.across(area.left(), y + columnHeadHeight, area.width(), 0.4);
}

/// A number in the middle, or above its mark.
void drawNumber(Pencil& pencil, const QRectF& box, const SheetCell& cell, bool strong)
{
    const Type type{12.5, strong ? Weight::Bold : Weight::Plain};
    const bool marked = !cell.mark.isEmpty();
    const QRectF inside = box.adjusted(0.6, 0, -0.6, 0);
    pencil.text(marked ? inside.adjusted(0, 0.2, 0, -box.height() * 0.36) : inside, cell.text, type,
                Qt::AlignCenter);
    if (marked)
        pencil.text(inside.adjusted(0, box.height() * 0.58, 0, -0.3), cell.mark, {8, Weight::Medium},
                    Qt::AlignCenter);
}

void drawHandRow(Pencil& pencil, const QRectF& line, const Grid& grid, const SheetRow& row)
{
    pencil.text({line.left(), line.top(), numberWidth, line.height()}, row.number, {11}, Qt::AlignCenter);
    pencil.down(grid.dealer, line.top(), line.height());
    const QRectF dealer(grid.dealer + 1.2, line.top() + 0.5, dealerWidth - 1.2,
                        row.isFilled ? line.height() - 1 : 4.2);
    pencil.text(dealer, row.dealer, {row.isFilled ? 11.0 : 8.5});
    for (const Side side : scoring::bothSides)
        for (std::size_t i = 0; i < 6; ++i) {
            const QRectF box(grid.side[side] + grid.offsets[i], line.top(), grid.widths[i], line.height());
            if (box.width() <= 0)
                continue;
            pencil.down(box.left(), box.top(), box.height(), i == 0 ? thick : hairline);
            drawNumber(pencil, box, row.cells[side][i], i == 5);
        }
}

/// A misdeal among the hands, or a sentence under them.
void drawAcross(Pencil& pencil, const QRectF& line, const Grid& grid, const SheetRow& row)
{
    const double indent = row.isFilled ? grid.dealer - line.left() + 1.2 : 0;
    const Type type{9.5, row.isHeading ? Weight::Medium : Weight::Plain};
    const Qt::Alignment low = row.isHeading ? Qt::AlignBottom : Qt::AlignVCenter;
    pencil.text(line.adjusted(indent, 0, 0, row.isHeading ? -0.6 : 0), row.across, type, Qt::AlignLeft | low);
}

constexpr double resultLine = 6;
constexpr double signaturesHeight = 24;

constexpr double codeOfHead = 19.1; ///< mm
constexpr double codeRoomOfHead = 23;

QStringList belowOf(const SheetFace& face, double width)
{
    const double room = width - (face.code.isEmpty() ? 0 : codeRoomOfHead);
    QStringList below = QStringList(face.where) + wrapped(face.rules, {10.5}, room);
    for (const QString& each : face.exempt)
        below += wrapped(each, {10.5}, room);
    return below;
}

/// Down to the teams.
double headingHeight(const SheetFace& face, double width)
{
    const auto lines = static_cast<double>(belowOf(face, width).size());
    const double words = lineHeight({18}) + lines * lineHeight({10.5}) + 4;
    return face.code.isEmpty() ? words : qMax(words, codeOfHead + 3.1);
}

double boxesHeight(const SheetFace& face)
{
    return face.isOver ? 10.5 + static_cast<double>(face.result.size()) * resultLine : boxHeight;
}

} // namespace

QPainterPath qrCode(const QString& text, const QRectF& box)
{
    const QByteArray bytes = text.toUtf8();
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(bytes.size()),
                          reinterpret_cast<const unsigned char*>(bytes.constData()), leastVersion,
                          QR_ECLEVEL_M),
        &QRcode_free);
    QPainterPath path;
    if (!code)
        return path; // more than a code holds, or no memory: the sheet says it in words
    path.setFillRule(Qt::WindingFill);
    const int size = code->width;
    const double side = inWholeDots(box.width() / size);
    const QPointF corner(inWholeDots(box.right() - size * side), inWholeDots(box.top()));
    const auto isDark = [&](int x, int y) { return x < size && (code->data[y * size + x] & 1) != 0; };
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const int first = x;
            while (isDark(x, y))
                ++x;
            if (x > first)
                path.addRect(corner.x() + first * side, corner.y() + y * side, (x - first) * side, side);
        }
    return path;
}

void drawSignatures(Pencil& pencil, const QRectF& box, double gap, double line, double below,
                    const Type& type)
{
    const double width = (box.width() - 2 * gap) / 3;
    const QString who[] = {Paper::tr("Captain A"), Paper::tr("Captain B"), Paper::tr("Supervisor")};
    for (int i = 0; i < 3; ++i) {
        const double x = box.left() + i * (width + gap);
        pencil.across(x, box.top(), width, line);
        pencil.text({x, box.top() + below, width, box.height()}, who[i], type);
    }
}

double heightOf(const SheetRow& row)
{
    return row.across.isEmpty() ? sheetRowHeight : row.isHeading ? 8 : row.isFilled ? 5.6 : 4.8;
}

QStringList columnTitles(BidColumns columns)
{
    const QStringList rest{Paper::tr("Tricks"), Paper::tr("Points"), Paper::tr("Bags"), Paper::tr("Score")};
    if (columns == BidColumns::ByPlayer)
        return QStringList{Paper::tr("Bid 1"), Paper::tr("Bid 2")} + rest;
    return QStringList{Paper::tr("Bid"),
                       columns == BidColumns::BySideWithNil ? Paper::tr("Nil by") : QString()} +
           rest;
}

double headHeightOf(const SheetFace& face, double width)
{
    return headingHeight(face, width) + teamsHeight + columnHeadHeight;
}

double tailHeightOf(const SheetFace& face)
{
    return 3.5 + boxesHeight(face) + signaturesHeight;
}

double drawSheetHead(Pencil& pencil, const QRectF& area, const SheetFace& face)
{
    const QRectF beside = area.adjusted(0, 0, face.code.isEmpty() ? 0 : -codeRoomOfHead, 0);
    heading(pencil, beside, face.tournamentName, belowOf(face, area.width()));
    if (!face.code.isEmpty())
        pencil.fill(qrCode(face.code, {area.right() - codeOfHead, area.top(), codeOfHead, codeOfHead}));
    const double y = area.top() + headingHeight(face, area.width());
    const double half = area.width() / 2 - halfGap;
    drawTeam(pencil, {area.left(), y, half, teamsHeight}, face.teams.a, Side::A);
    drawTeam(pencil, {area.right() - half, y, half, teamsHeight}, face.teams.b, Side::B);
    drawColumnHead(pencil, area, face.columns, y + teamsHeight);
    return y + teamsHeight + columnHeadHeight;
}

double drawSheetRows(Pencil& pencil, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
                     double y)
{
    const Grid grid = gridOf(area, face.columns);
    for (const SheetRow& row : rows) {
        const QRectF line(area.left(), y, area.width(), heightOf(row));
        if (row.across.isEmpty())
            drawHandRow(pencil, line, grid, row);
        else
            drawAcross(pencil, line, grid, row);
        y = line.bottom();
        if (row.isFilled || row.across.isEmpty())
            pencil.across(area.left(), y, area.width(), 0.25);
    }
    return y;
}

void drawSheetTail(Pencil& pencil, const QRectF& area, const SheetFace& face)
{
    const QRectF boxes(area.left(), area.bottom() - signaturesHeight - boxesHeight(face), area.width(),
                       boxesHeight(face));
    if (face.isOver) {
        QRectF line = drawBoxFrame(pencil, boxes, Paper::tr("Result"));
        line.setHeight(resultLine);
        for (qsizetype i = 0; i < face.result.size(); ++i, line.translate(0, resultLine))
            pencil.text(line, face.result[i], {i == 0 ? 13.0 : 9.5, i == 0 ? Weight::Medium : Weight::Plain});
    } else {
        drawBlankBoxes(pencil, boxes, face.timed);
    }
    drawSignatures(pencil, {area.left(), area.bottom() - 9, area.width(), 5}, 6, stroke, 0.6, {9.5});
}

} // namespace paper
