#include "sheetface.h"

#include "ui/paper/page/pencil.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <qrencode.h>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

using scoring::Side;

namespace {

/// The smallest version with a mark in the fourth corner, which makes scanning more reliable.
constexpr int leastVersion = 2;
constexpr double printersDot = 25.4 / 300; ///< mm

double inWholeDots(double mm)
{
    return std::floor(mm / printersDot) * printersDot;
}

// The boxes of a score sheet to fill in at the table.

constexpr double boxHeight = 25; ///< mm

constexpr double boxPad = 2.4;

/// A word with a line to write on; returns where the next word begins.
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

/// A box with its title; returns the area for its lines.
QRectF drawBoxFrame(Pencil& pencil, const QRectF& box, const QString& title)
{
    pencil.frame(box, stroke);
    pencil.text({box.left() + boxPad, box.top() + 1.5, box.width() - 2 * boxPad, 5}, title,
                {10, Weight::Medium});
    return box.adjusted(boxPad, 8, -boxPad, 0);
}

/// Boxes for a renege, for the time if there is a limit, and for the result.
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
    field(pencil, x, inChallenge.top(), Paper::tr("trick"), 7);
    x = choice(pencil, inChallenge.left(), inChallenge.top() + 9, Paper::tr("upheld"));
    x = choice(pencil, x, inChallenge.top() + 9, Paper::tr("denied"));
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
    for (const Side side : scoring::bothSides) {
        const bool a = side == Side::A;
        const double at = inResult.left() + (a ? 0 : half);
        pencil.sideMark(a, {at, inResult.top() + 0.9, 3.2, 3.2});
        field(pencil, at + 4.2, inResult.top(), wording::letterOf(side), half - 9.5);
    }
    field(pencil, inResult.left(), inResult.top() + 9, Paper::tr("winner"), inResult.width() - 13.5);
}

constexpr double numberWidth = 7.5;
constexpr double dealerWidth = 13;
constexpr double columnHeadHeight = 6.5;
constexpr double halfGap = 2.4; ///< between the heads of the two sides
constexpr double thick = 0.55;  ///< between the sides, to set them apart

/// The columns of the table.
struct Grid {
    double dealer = 0;
    scoring::PerSide<double> side;
    std::array<double, 6> offsets{};
    std::array<double, 6> widths{};
};

/// Widths of a side's columns: equal for writing; in a reduced filled sheet, as wide as their text needs.
constexpr std::array<double, 6> sharesToWriteIn{1. / 6, 1. / 6, 1. / 6, 1. / 6, 1. / 6, 1. / 6};
constexpr std::array<double, 6> sharesInSmall{0.14, 0.14, 0.215, 0.144, 0.165, 0.196};

Grid gridOf(const QRectF& area, const SheetFace& face)
{
    const auto& shares = face.scale < 1 ? sharesInSmall : sharesToWriteIn;
    Grid grid;
    grid.dealer = area.left() + numberWidth;
    grid.side.a = grid.dealer + dealerWidth;
    const double half = (area.right() - grid.side.a) / 2;
    grid.side.b = grid.side.a + half;
    double x = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        const bool isBeside = (face.columns == BidColumns::BySide && i == 1) || (!face.hasBags && i == 4);
        const bool isJoined = (face.columns == BidColumns::BySide && i == 0) || (!face.hasBags && i == 3);
        grid.widths[i] = half * (isBeside ? 0 : isJoined ? shares[i] + shares[i + 1] : shares[i]);
        grid.offsets[i] = x;
        x += grid.widths[i];
    }
    return grid;
}

constexpr double seatWidth = 6;
constexpr double hereWidth = 13;
constexpr double playerLine = 5.5;
constexpr double besidePlayer = 4;     ///< after a name, if two players share a line
constexpr double playersTop = 10.8;    ///< below the top of a team's box
constexpr double teamNameWidth = 13.8; ///< of mark and letter before it
constexpr double teamNameHeight = 8.9; ///< more if the name needs it
constexpr Type teamType{14.5, Weight::Medium};

double playerNameWidth(double width)
{
    return width - seatWidth - hereWidth - 1;
}

Type playerType(const SheetFace& face)
{
    return {qMax(10.0, leastName / face.scale)};
}

/// Whether partners fit side by side, on both sides so that the two look alike. A name to be written has a
/// line of its own.
bool standBeside(const SheetFace& face, double width)
{
    const double room = playerNameWidth(width / 2) - besidePlayer;
    const auto hasRoom = [&](const SheetPlayer& player) {
        return !player.name.isEmpty() && widthOf(player.shownName(), playerType(face)) <= room;
    };
    return std::ranges::all_of(face.teams.a.players, hasRoom) &&
           std::ranges::all_of(face.teams.b.players, hasRoom);
}

/// A name of several lines gets a gap below.
double playerHeight(const SheetFace& face, const SheetPlayer& player, double width)
{
    const double name = nameHeight(player.shownName(), {10}, playerNameWidth(width), leastName / face.scale);
    return qMax(playerLine, name + (name > playerLine ? 1.6 : 0.6));
}

/// Where players begin below the top of a team's box, for boxes of that width.
double playersTopOf(const SheetFace& face, double width)
{
    double most = teamNameHeight;
    for (const SheetTeam& team : {face.teams.a, face.teams.b})
        most = qMax(most, nameHeight(team.name, teamType, width - teamNameWidth, leastName / face.scale));
    return playersTop + most - teamNameHeight;
}

/// Height of the boxes of that width for both teams.
double teamsHeight(const SheetFace& face, double width)
{
    const double top = playersTopOf(face, width);
    double most = top + playerLine;
    if (!standBeside(face, width))
        for (const SheetTeam& team : {face.teams.a, face.teams.b})
            most = qMax(most, top + playerHeight(face, team.players[0], width) +
                                  playerHeight(face, team.players[1], width));
    return most + 2.2;
}

void drawPlayer(Pencil& pencil, const QRectF& box, const SheetFace& face, const SheetPlayer& player)
{
    const QString shown = player.shownName();
    const Type type = playerType(face);
    constexpr double boxSize = 3.4;
    pencil.text({box.left(), box.top(), seatWidth, box.height()}, player.seat, face.type(10, Weight::Medium));
    const QRectF name(box.left() + seatWidth, box.top(), playerNameWidth(box.width()), box.height());
    if (player.name.isEmpty())
        pencil.across(name.left(), name.bottom() - 1, name.width() - 1);
    pencil.name(name, shown, type);
    const double wide =
        player.name.isEmpty() ? name.width() + 1 : qMin(widthOf(shown, type), name.width()) + 2;
    const double tick = name.left() + wide;
    pencil.tickBox({tick, box.center().y()}, boxSize, player.isCheckedIn);
    pencil.text({tick + boxSize + 1, box.top(), hereWidth - boxSize - 1, box.height()}, Paper::tr("here"),
                face.type(9));
}

void drawTeam(Pencil& pencil, const QRectF& box, const SheetFace& face, Side side)
{
    const bool a = side == Side::A;
    const SheetTeam& team = face.teams[side];
    pencil.across(box.left(), box.top(), box.width(), heavy);
    pencil.sideMark(a, {box.left() + 0.3, box.top() + 3, 4.8, 4.8});
    const double top = playersTopOf(face, box.width());
    const QRectF line(box.left() + 6.8, box.top() + 1.9, box.width() - 6.8, 7);
    pencil.text({line.left(), line.top(), 6, line.height()}, wording::letterOf(side), teamType);
    const QRectF name(box.left() + teamNameWidth, line.top(), box.width() - teamNameWidth, line.height());
    if (team.name.isEmpty()) {
        pencil.across(name.left(), name.bottom(), name.width());
        pencil.text(name, team.source, {9, Weight::Plain, true}, atRight);
    }
    pencil.name({name.left(), name.top() - 0.7, name.width(), teamNameHeight + top - playersTop}, team.name,
                teamType);
    const bool isBeside = standBeside(face, box.width());
    const double wide = isBeside ? box.width() / 2 : box.width();
    QRectF place(box.left(), box.top() + top, wide, playerLine);
    for (const SheetPlayer& player : team.players) {
        place.setHeight(playerHeight(face, player, wide));
        drawPlayer(pencil, place, face, player);
        place.translate(isBeside ? wide : 0, isBeside ? 0 : place.height());
    }
}

/// Headings are centered above their numbers.
void drawColumnHead(Pencil& pencil, const QRectF& area, const SheetFace& face, double y)
{
    const Type type = face.type(9, Weight::Medium);
    const Grid grid = gridOf(area, face);
    pencil.text({area.left(), y, numberWidth, columnHeadHeight}, u"#"_s, type, Qt::AlignCenter);
    pencil.text({grid.dealer, y, dealerWidth, columnHeadHeight}, Paper::tr("Dealer"), type, Qt::AlignCenter);
    const QStringList titles = columnTitles(face.columns);
    for (const Side side : scoring::bothSides) {
        pencil.down(grid.side[side], y, columnHeadHeight, thick);
        for (std::size_t i = 0; i < 6; ++i)
            if (grid.widths[i] > 0)
                pencil.text({grid.side[side] + grid.offsets[i], y, grid.widths[i], columnHeadHeight},
                            titles.at(static_cast<qsizetype>(i)), type, Qt::AlignCenter);
    }
    pencil.across(area.left(), y + columnHeadHeight, area.width(), 0.4);
}

/// Draws a number centered, or above its mark.
void drawNumber(Pencil& pencil, const QRectF& box, const SheetFace& face, const SheetCell& cell, bool strong)
{
    const Type type{12.5, strong ? Weight::Bold : Weight::Plain};
    const bool marked = !cell.mark.isEmpty();
    const QRectF inside = box.adjusted(0.6, 0, -0.6, 0);
    pencil.text(marked ? inside.adjusted(0, 0, 0, -box.height() * 0.4) : inside, cell.text, type,
                Qt::AlignCenter);
    const Type least{leastText / face.scale, Weight::Medium};
    const bool isBrief = !cell.brief.isEmpty() && widthOf(cell.mark, least) > inside.width();
    if (marked)
        pencil.text(inside.adjusted(0, box.height() * 0.54, 0, -0.6), isBrief ? cell.brief : cell.mark,
                    face.type(8, Weight::Medium), Qt::AlignCenter);
}

void drawHandRow(Pencil& pencil, const QRectF& line, const Grid& grid, const SheetFace& face,
                 const SheetRow& row)
{
    pencil.text({line.left(), line.top(), numberWidth, line.height()}, row.number, {11}, Qt::AlignCenter);
    pencil.down(grid.dealer, line.top(), line.height());
    if (row.isFilled)
        pencil.text({grid.dealer, line.top(), dealerWidth, line.height()}, row.dealer, {11}, Qt::AlignCenter);
    else
        pencil.text({grid.dealer + 1.2, line.top() + 0.5, dealerWidth - 1.2, 4.2}, row.dealer, {8.5});
    for (const Side side : scoring::bothSides)
        for (std::size_t i = 0; i < 6; ++i) {
            const QRectF box(grid.side[side] + grid.offsets[i], line.top(), grid.widths[i], line.height());
            if (box.width() <= 0)
                continue;
            pencil.down(box.left(), box.top(), box.height(), i == 0 ? thick : hairline);
            drawNumber(pencil, box, face, row.cells[side][i], i == 5);
        }
}

/// Draws a misdeal among the hands, or a note below them.
void drawAcross(Pencil& pencil, const QRectF& line, const Grid& grid, const SheetFace& face,
                const SheetRow& row)
{
    const double indent = row.isFilled ? grid.dealer - line.left() + 1.2 : 0;
    const Type type = face.type(9.5, row.isHeading ? Weight::Medium : Weight::Plain);
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
    const Type type = face.type(headingPoints);
    QStringList below = wrapped(face.where, type, room) + wrapped(face.rules, type, room);
    for (const QString& each : face.exempt)
        below += wrapped(each, type, room);
    return below;
}

/// The height above the teams.
double headingHeight(const SheetFace& face, double width)
{
    const double words = paper::headingHeight(belowOf(face, width).size()) + 1;
    return face.code.isEmpty() ? words : qMax(words, codeOfHead + 3.1);
}

/// The lines of the result, the first one large.
QList<std::pair<QString, Type>> resultOf(const SheetFace& face, double width)
{
    QList<std::pair<QString, Type>> lines;
    for (const QString& each : face.result) {
        const Type type = lines.isEmpty() ? Type{13, Weight::Medium} : face.type(9.5);
        for (const QString& line : wrapped(each, type, width - 2 * boxPad))
            lines << std::pair(line, type);
    }
    return lines;
}

double boxesHeight(const SheetFace& face, double width)
{
    return face.isOver ? 10.5 + static_cast<double>(resultOf(face, width).size()) * resultLine : boxHeight;
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
        return path; // too long for a code, or no memory: the sheet has the same in words
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

double heightOf(const SheetRow& row, const SheetFace& face)
{
    return row.across.isEmpty() ? face.rowHeight() : row.isHeading ? 8 : row.isFilled ? 5.6 : 4.8;
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
    return headingHeight(face, width) + teamsHeight(face, width / 2 - halfGap) + columnHeadHeight;
}

double tailHeightOf(const SheetFace& face, double width)
{
    return 3.5 + boxesHeight(face, width) + signaturesHeight;
}

double drawSheetHead(Pencil& pencil, const QRectF& area, const SheetFace& face)
{
    const QRectF beside = area.adjusted(0, 0, face.code.isEmpty() ? 0 : -codeRoomOfHead, 0);
    heading(pencil, beside, face.tournamentName, belowOf(face, area.width()));
    if (!face.code.isEmpty())
        pencil.fill(qrCode(face.code, {area.right() - codeOfHead, area.top(), codeOfHead, codeOfHead}));
    const double y = area.top() + headingHeight(face, area.width());
    const double half = area.width() / 2 - halfGap;
    const double teams = teamsHeight(face, half);
    drawTeam(pencil, {area.left(), y, half, teams}, face, Side::A);
    drawTeam(pencil, {area.right() - half, y, half, teams}, face, Side::B);
    drawColumnHead(pencil, area, face, y + teams);
    return y + teams + columnHeadHeight;
}

double drawSheetRows(Pencil& pencil, const QRectF& area, const SheetFace& face, const QList<SheetRow>& rows,
                     double y)
{
    const Grid grid = gridOf(area, face);
    for (const SheetRow& row : rows) {
        const QRectF line(area.left(), y, area.width(), heightOf(row, face));
        if (row.across.isEmpty())
            drawHandRow(pencil, line, grid, face, row);
        else
            drawAcross(pencil, line, grid, face, row);
        y = line.bottom();
        if (row.isFilled || row.across.isEmpty())
            pencil.across(area.left(), y, area.width(), 0.25);
    }
    return y;
}

void drawSheetTail(Pencil& pencil, const QRectF& area, const SheetFace& face)
{
    const double high = boxesHeight(face, area.width());
    const QRectF boxes(area.left(), area.bottom() - signaturesHeight - high, area.width(), high);
    if (face.isOver) {
        QRectF line = drawBoxFrame(pencil, boxes, Paper::tr("Result"));
        line.setHeight(resultLine);
        for (const auto& [text, type] : resultOf(face, area.width())) {
            pencil.text(line, text, type);
            line.translate(0, resultLine);
        }
    } else {
        drawBlankBoxes(pencil, boxes, face.timed);
    }
    drawSignatures(pencil, {area.left(), area.bottom() - 9, area.width(), 5}, 6, stroke, 0.6, {9.5});
}

} // namespace paper
