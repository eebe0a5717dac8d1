// Match slips: a strip for each match that waits, to be cut and handed to its table.
#include "sheetface.h"
#include "sheetprints.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

using scoring::Side;

constexpr int slipsOnAPage = 4;
constexpr double slipGap = 4; ///< from the cut to a slip, in mm

/// What stands on a slip.
struct Slip {
    SheetFace face;
    QString match; ///< `Match 4`
    QString round;
    QString table; ///< empty where it is to be written
    std::optional<scoring::Seat> dealer;
};

Slip slipOf(const Record& record, const tournament::Match& match)
{
    const tournament::Tournament& tournament = *record.tournament;
    Slip slip;
    slip.face = faceOf(record, match, 1);
    slip.match = matchTitle(match);
    slip.round = roundWord(tournament, match);
    if (const auto table = tournament::tableOf(tournament, match))
        slip.table = QString::number(*table);
    slip.dealer = tournament::sheetOf(match, 1).now.dealer;
    return slip;
}

void drawSlipPlayer(Pencil& pencil, const QRectF& line, const SheetPlayer& player)
{
    constexpr double hereWidth = 14;
    pencil.text({line.left(), line.top(), 7, line.height()}, player.seat, {10, Weight::Medium});
    const QRectF name = line.adjusted(7, 0, -hereWidth, 0);
    if (player.name.isEmpty())
        pencil.across(name.left(), name.bottom() - 0.8, name.width() - 2);
    pencil.name(name, player.name, {11});
    pencil.tickBox({name.right() + 1, line.center().y()}, 3.4, player.here);
    pencil.text({name.right() + 5.6, line.top(), 9, line.height()}, Paper::tr("here"), {9});
}

void drawSlipTeam(Pencil& pencil, const QRectF& box, const SheetTeam& team, Side side)
{
    const bool a = side == Side::A;
    pencil.across(box.left(), box.top(), box.width(), heavy);
    pencil.sideMark(a, {box.left() + 0.3, box.top() + 2.6, 4.6, 4.6});
    constexpr Type large{14, Weight::Medium};
    pencil.text({box.left() + 6.4, box.top() + 1.4, 6, 7}, a ? u"A"_s : u"B"_s, large);
    pencil.name({box.left() + 13, box.top() + 1.4, box.width() - 13, 7}, team.name, large);
    QRectF line(box.left(), box.top() + 9.4, box.width(), 5.8);
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
    pencil.text({x + 6, line.top(), 16, line.height()}, Paper::tr("called at"), type);
    pencil.across(x + 23, line.bottom() - 1, line.right() - x - 23);
}

void drawSlip(Pencil& pencil, const QRectF& box, const Slip& slip)
{
    constexpr double tableWidth = 42;
    const double left = box.width() - tableWidth - 4;
    pencil.name({box.left(), box.top() - 0.5, left, 5}, slip.face.tournamentName, {10});
    const double wide = widthOf(slip.match, {18, Weight::Medium});
    pencil.text({box.left(), box.top() + 4.6, wide + 0.5, 8.4}, slip.match, {18, Weight::Medium});
    pencil.text({box.left() + wide + 4, box.top() + 5.6, left - wide - 4, 7.4}, slip.round, {12});
    const QRectF table(box.right() - tableWidth, box.top(), tableWidth, 13);
    pencil.frame(table, stroke);
    pencil.text({table.left() + 2, table.top() + 1, 14, 5}, Paper::tr("Table"), {9});
    pencil.text(table.adjusted(12, 0, -2, 0), slip.table, {24, Weight::Bold}, Qt::AlignCenter);
    const double half = box.width() / 2 - 2.4;
    const double y = box.top() + 16;
    drawSlipTeam(pencil, {box.left(), y, half, 22}, slip.face.teams.a, Side::A);
    drawSlipTeam(pencil, {box.right() - half, y, half, 22}, slip.face.teams.b, Side::B);
    drawDealer(pencil, {box.left(), y + 24, box.width(), 6}, slip.dealer);
}

} // namespace

void addSlips(Binder& binder, const std::vector<std::string>& matches)
{
    QList<Slip> slips;
    for (const std::string& match : matches)
        slips << slipOf(binder.record(), *tournament::match(binder.tournament(), match));
    const QRectF area = binder.area(false);
    const double height = area.height() / slipsOnAPage;
    for (const auto& indices : cutAndStack(slips.size(), slipsOnAPage)) {
        QList<std::optional<Slip>> on;
        for (const auto& index : indices)
            on << (index ? std::optional(slips[*index]) : std::nullopt);
        binder.add(false, [=](Pencil& pencil) {
            for (qsizetype i = 0; i < on.size(); ++i) {
                const double top = area.top() + static_cast<double>(i) * height;
                if (i > 0)
                    pencil.cut({area.left(), top}, {area.right(), top});
                if (on[i])
                    drawSlip(pencil,
                             {area.left(), top + (i > 0 ? slipGap : 0), area.width(), height - slipGap},
                             *on[i]);
            }
        });
    }
}

} // namespace paper
