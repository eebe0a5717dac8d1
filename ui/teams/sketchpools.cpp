// Pools as blocks of rows, those who go on marked, and the tree to which they go.
#include "sketch.h"

#include "bracket/questions.h"
#include "ui/kit/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace teams {

namespace {

constexpr double blockGap = 8; // pixels at 100 %
constexpr double letterWidth = 16;
constexpr double leastBlock = 34;
constexpr double mostRow = 16;
constexpr double arrowRoom = 30;
constexpr double poolsShare = 0.45; ///< of the width

/// Who goes on: by rank from each pool, and so many besides.
struct Advancement {
    int byRank = 0;
    int wildcards = 0;
};

Advancement goingOnIn(const bracket::Bracket& bracket)
{
    Advancement all;
    for (const bracket::Match& match : bracket.matches)
        for (const bracket::Slot& slot : {match.a, match.b})
            if (const auto* rank = std::get_if<bracket::PoolRank>(&slot)) {
                int& most = rank->pool == bracket::wildcards ? all.wildcards : all.byRank;
                most = std::max(most, rank->rank);
            }
    return all;
}

/// Blocks in rows and columns, so that their rows come out as high as can be.
struct Blocks {
    int columns = 1;
    int lines = 1;
    double width = 0;
    double rowHeight = 0;
};

Blocks blocksFor(const kit::Theme& theme, int pools, int members, const QSizeF& room)
{
    Blocks best;
    const double gap = theme.px(blockGap);
    for (int columns = 1; columns <= pools; ++columns) {
        const int lines = (pools + columns - 1) / columns;
        const double width = (room.width() - (columns - 1) * gap) / columns;
        const double rowHeight =
            qMin((room.height() - (lines - 1) * gap) / (lines * members), double(theme.px(mostRow)));
        if (columns == 1 || (width >= theme.px(leastBlock) && rowHeight > best.rowHeight))
            best = {columns, lines, width, rowHeight};
    }
    return best;
}

void drawPool(QPainter& painter, const kit::Theme& theme, const bracket::Pool& pool,
              const Advancement& advancing, const QRectF& box, double rowHeight)
{
    const kit::Colors& c = theme.colors();
    const double letter = theme.px(letterWidth);
    painter.setPen(c.soft);
    painter.setFont(theme.font(kit::Text::Small, kit::Weight::Medium));
    painter.drawText(QRectF(box.left(), box.top(), letter, qMax(box.height(), letter * 1.0)),
                     Qt::AlignLeft | Qt::AlignVCenter, kit::text(pool.letter));
    for (std::size_t rank = 0; rank < pool.seeds.size(); ++rank) {
        const int place = static_cast<int>(rank);
        QRectF row(box.left() + letter, box.top() + place * rowHeight, box.width() - letter, rowHeight);
        row.adjust(0, rowHeight * 0.15, 0, -rowHeight * 0.15);
        const bool maybe = place == advancing.byRank && advancing.wildcards > 0;
        painter.setPen(maybe ? QPen(c.ink, 1) : QPen(Qt::NoPen));
        painter.setBrush(place < advancing.byRank ? c.ink : maybe ? c.panel : c.line);
        painter.drawRect(row);
    }
}

void drawArrow(QPainter& painter, const kit::Theme& theme, const QPointF& tip)
{
    const double half = theme.px(4);
    painter.setPen(QPen(theme.colors().soft, theme.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(tip - QPointF(theme.px(14), 0), tip);
    painter.drawPolyline(QPolygonF({tip + QPointF(-half, -half), tip, tip + QPointF(-half, half)}));
}

} // namespace

void sketchPools(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                 const QRectF& box)
{
    const std::vector<bracket::Pool> pools = bracket::poolsIn(bracket);
    const Advancement advancing = goingOnIn(bracket);
    int members = 0; // of the largest
    for (const bracket::Pool& pool : pools)
        members = std::max(members, static_cast<int>(pool.seeds.size()));
    const double gap = theme.px(blockGap);
    const QSizeF room(box.width() * poolsShare, box.height());
    const Blocks blocks = blocksFor(theme, static_cast<int>(pools.size()), members, room);
    const double height = blocks.rowHeight * members;
    for (std::size_t i = 0; i < pools.size(); ++i) {
        const int column = static_cast<int>(i) % blocks.columns;
        const int line = static_cast<int>(i) / blocks.columns;
        const QRectF place(box.left() + column * (blocks.width + gap), box.top() + line * (height + gap),
                           blocks.width, height);
        drawPool(painter, theme, pools[i], advancing, place, blocks.rowHeight);
    }
    const double used = blocks.lines * (height + gap) - gap;
    drawArrow(painter, theme, {box.left() + room.width() + theme.px(arrowRoom - 8), box.top() + used / 2});
    sketchTree(painter, theme, bracket, box.adjusted(room.width() + theme.px(arrowRoom), 0, 0, 0));
}

} // namespace teams
