// Cross tables: cells, and heads that stay in view while the cells scroll.
#include "boxtext.h"
#include "painting.h"

#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace tree {

namespace {

CrossHeads headsNow(const Brush& brush, const Cross& cross)
{
    const double line = brush.px(linePixels);
    const QRectF& view = brush.shown().view;
    return headsOf(cross, {view.topLeft() / line, view.size() / line});
}

/// Whether text of that width, centered in the column, is fully in view: a part of `536 : 183` would read as
/// another score.
bool isReadable(const Brush& brush, const Cross& cross, const QRectF& column, double wide)
{
    const double middle = column.center().x();
    return middle - wide / 2 >= brush.edges(headsNow(brush, cross).rows).right() &&
           middle + wide / 2 <= brush.shown().view.right();
}

/// Paints the heads of one table at their current places.
class Heads : private Brush {
public:
    Heads(const Brush& brush, const Cross& cross, const Cell* current)
        : Brush(brush), m_cross(cross), m_current(current), m_whole(brush.edges(cross.place)),
          m_side(brush.edges({cross.place.topLeft(), QSizeF(cross.side, cross.head)}).size())
    {
        const CrossHeads heads = headsNow(brush, cross);
        m_left = brush.edges(heads.rows).left();
        m_top = brush.edges(heads.columns).top();
    }

    void paint() const
    {
        const QRectF rows(m_left, m_whole.top(), m_side.width(), m_whole.height());
        const QRectF columns(m_whole.left(), m_top, m_whole.width(), m_side.height());
        const QRectF corner(m_left, m_top, m_side.width(), m_side.height());
        ground(rows);
        for (std::size_t i = 0; i < m_cross.teams.size(); ++i)
            paintRow(i);
        ground(columns);
        for (std::size_t i = 0; i < m_cross.teams.size(); ++i)
            paintColumn(i);
        ground(corner);
        paintCorner(corner);
        closeEdges(rows, columns);
    }

private:
    void ground(const QRectF& place) const { fill(place, colors().shade); }

    void closeEdges(const QRectF& rows, const QRectF& columns) const
    {
        rule(rows.topRight(), rows.bottomRight());
        rule(columns.bottomLeft(), columns.bottomRight());
        painter().setBrush(Qt::NoBrush);
        painter().setPen(QPen(colors().field, 1));
        painter().drawRect(m_whole);
    }

    void mark(const QRectF& place) const { fill(place.adjusted(1, 1, 0, 0), colors().aSoft); }

    struct Columns {
        QRectF rank, seed, name, won;
    };
    Columns columnsOf(const QRectF& row) const
    {
        Columns all;
        all.rank = QRectF(row.left() + px(5), row.top(), px(41), row.height()); // wide enough for `13–16`
        all.seed = QRectF(all.rank.right() + px(4), row.top(), px(18), row.height());
        all.won = QRectF(row.right() - px(48), row.top(), px(40), row.height());
        const double left = all.seed.right() + px(6);
        all.name = QRectF(left, row.top(), all.won.left() - px(4) - left, row.height());
        return all;
    }

    void paintRow(std::size_t index) const
    {
        const Cross::Team& team = m_cross.teams[index];
        QRectF place = edges({0, m_cross.rowAt(index), 0, m_cross.row});
        place = QRectF(m_left, place.top(), m_side.width(), place.height());
        if (!isExposed(place))
            return;
        if ((m_current && m_current->row == index) || team.id == shown().path.team)
            mark(place);
        rule(place.topLeft(), place.topRight());
        const kit::Colors& colors = Brush::colors();
        if (team.advances) // the same mark as on Standings
            fill({place.left(), place.top() + 1, double(px(4)), place.height() - 1}, colors.ok);
        if (!isLegible())
            return;
        const Columns at = columnsOf(place);
        const QString rank = team.rank.isEmpty() ? QStringLiteral("–") : team.rank;
        const QString won = kit::text(tournament::recordText(team.won, team.lost, team.tied));
        write(at.rank, Qt::AlignHCenter, rank, font(16, kit::Weight::Strong),
              team.advances ? colors.ok : colors.ink);
        write(at.seed, Qt::AlignRight, team.seed, small(), colors.soft);
        write(at.won, Qt::AlignRight, won, font(15), colors.ink);
        const QFont font = Brush::font(15, team.withdrawn ? kit::Weight::Plain : kit::Weight::Medium);
        const QColor& ink = team.withdrawn ? colors.soft : colors.ink;
        if (team.note.isEmpty())
            return writeName(at.name, Qt::AlignLeft, team.name, font, ink);
        const QRectF upper(at.name.left(), at.name.center().y() - px(19), at.name.width(), px(20));
        write(upper, Qt::AlignLeft, team.name, font, ink);
        write(upper.translated(0, px(19)), Qt::AlignLeft, team.note, small(), colors.soft);
    }

    void paintColumn(std::size_t index) const
    {
        const Cross::Team& team = m_cross.teams[index];
        QRectF place = edges({m_cross.columnAt(index), 0, m_cross.cell, 0});
        place = QRectF(place.left(), m_top, place.width(), m_side.height());
        if (!isExposed(place))
            return;
        if (m_current && m_current->column == index)
            mark(place);
        rule(place.topLeft(), place.bottomLeft());
        const QFont seedFont = font(15, kit::Weight::Medium);
        const double wide = m_cross.hasNames() ? 0 : QFontMetricsF(seedFont).horizontalAdvance(team.seed);
        if (!isLegible() || !isReadable(*this, m_cross, place, wide))
            return;
        const kit::Colors& colors = Brush::colors();
        if (!m_cross.hasNames())
            return write(place, Qt::AlignHCenter, team.seed, seedFont, colors.ink);
        const QRectF inside = place.adjusted(px(6), px(5), -px(6), -px(5));
        const QRectF upper(inside.topLeft(), QSizeF(inside.width(), px(15)));
        write(upper, Qt::AlignHCenter, team.seed, small(), colors.soft);
        writeName(inside.adjusted(0, upper.height(), 0, 0), Qt::AlignHCenter, team.name, small(),
                  team.withdrawn ? colors.soft : colors.ink);
    }

    void paintCorner(const QRectF& corner) const
    {
        if (!isLegible())
            return;
        const Columns at = columnsOf(corner);
        const auto title = [&](const QRectF& place, Qt::Alignment side, const QString& text) {
            write(place, side, text, small(), colors().soft);
        };
        title(at.rank, Qt::AlignHCenter, Window::tr("Rank"));
        const bool isHeadingAway =
            !m_cross.title.isEmpty() && m_whole.top() - shown().view.top() < px(linePixels);
        title(at.name, Qt::AlignLeft, isHeadingAway ? m_cross.title : Window::tr("Team"));
        const bool hasTies =
            std::ranges::any_of(m_cross.teams, [](const auto& each) { return each.tied > 0; });
        title(at.won, Qt::AlignRight, hasTies ? Window::tr("W–L–T") : Window::tr("W–L"));
    }

    const Cross& m_cross;
    const Cell* m_current;
    QRectF m_whole;
    QSizeF m_side; // size of the corner: as wide as the row heads, as high as the column heads
    double m_left = 0;
    double m_top = 0;
};

/// Paints the text of a cell, in one or two lines.
void paintWords(const Brush& brush, const Cross& cross, const Box& box, const QRectF& place)
{
    const kit::Colors& colors = brush.colors();
    const Line& line = box.lines[box.cell->line];
    const bool isOne = box.cell->second.isEmpty();
    const bool waits = !line.won && !line.lost && isOne;
    const QFont font =
        waits ? brush.small() : brush.font(15, line.won ? kit::Weight::Strong : kit::Weight::Plain);
    const QRectF inside = place.adjusted(brush.px(3), 0, -brush.px(3), 0);
    const double wide = std::max(QFontMetricsF(font).horizontalAdvance(box.cell->first),
                                 QFontMetricsF(brush.small()).horizontalAdvance(box.cell->second));
    if (!isReadable(brush, cross, place, std::min(wide, inside.width())))
        return;
    const double half = brush.px(19);
    const QRectF upper(inside.left(), inside.center().y() - (isOne ? half / 2 : half), inside.width(), half);
    brush.write(upper, Qt::AlignHCenter, box.cell->first, font,
                line.lost || waits ? colors.soft : colors.ink);
    brush.write(upper.translated(0, half), Qt::AlignHCenter, box.cell->second, brush.small(),
                box.warns ? colors.warn : colors.soft);
}

} // namespace

void paintGround(const Brush& brush, const Cross& cross)
{
    const QRectF place = brush.edges(cross.place);
    if (!brush.isExposed(place))
        return;
    brush.fill(place, brush.colors().panel);
    for (std::size_t i = 0; i < cross.teams.size(); ++i) { // no one plays themselves
        const QRectF cell = brush.edges({cross.columnAt(i), cross.rowAt(i), cross.cell, cross.row});
        brush.fill(cell, brush.colors().background);
        brush.rule(cell.topLeft(), cell.topRight());
        brush.rule(cell.topLeft(), cell.bottomLeft());
        brush.rule(cell.topLeft(), cell.bottomRight());
    }
}

void paintCell(const Brush& brush, const Cross& cross, const Box& box, bool isCurrent)
{
    const QRectF place = brush.edges(box.place);
    if (!brush.isExposed(place))
        return;
    brush.rule(place.topLeft(), place.topRight());
    brush.rule(place.topLeft(), place.bottomLeft());
    if (brush.isLegible())
        paintWords(brush, cross, box, place);
    if (!isCurrent)
        return;
    brush.painter().setPen(brush.currentFrame());
    brush.painter().setBrush(Qt::NoBrush);
    brush.painter().drawRect(place.adjusted(1, 1, -1, -1));
}

void paintHeads(const Brush& brush, const Cross& cross, const Cell* current)
{
    if (brush.isExposed(brush.edges(cross.place).adjusted(-2, -2, 2, 2)))
        Heads(brush, cross, current).paint();
}

} // namespace tree
