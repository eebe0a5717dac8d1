#include "crosspainting.h"

#include "words.h"

using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr double namedCell = 20; // mm: a name fits over it

class CrossPainting {
public:
    CrossPainting(Pencil& pencil, const PaintedCross& cross, const CrossGrid& grid, const QPointF& corner)
        : m_pencil(pencil), m_cross(cross), m_grid(grid), m_left(corner.x()),
          m_top(corner.y() + cross.top + CrossGrid::title + CrossGrid::head)
    {
    }

    void paint()
    {
        m_pencil.text({m_left, m_top - CrossGrid::head - CrossGrid::title, width(), CrossGrid::title},
                      m_cross.title, {12, Weight::Medium});
        paintCorner();
        for (std::size_t i = 0; i < m_cross.columns.size(); ++i)
            paintColumn(i);
        for (std::size_t i = 0; i < m_cross.rows.size(); ++i)
            paintRow(i);
        for (const auto& [row, column] : m_cross.diagonal) {
            const QRectF place = cellAt(row, column);
            m_pencil.rule(place.topLeft(), place.bottomRight());
        }
        m_pencil.across(m_left, bottom(), width(), stroke);
        m_pencil.down(m_left + width(), m_top - CrossGrid::head, bottom() - m_top + CrossGrid::head, stroke);
        m_pencil.down(m_left + m_grid.side(), m_top - CrossGrid::head, bottom() - m_top + CrossGrid::head,
                      stroke);
    }

private:
    double width() const { return m_grid.side() + static_cast<double>(m_cross.columns.size()) * m_grid.cell; }
    double bottom() const { return m_top + static_cast<double>(m_cross.rows.size()) * m_grid.row; }
    QRectF cellAt(std::size_t row, std::size_t column) const
    {
        return {m_left + m_grid.side() + static_cast<double>(column) * m_grid.cell,
                m_top + static_cast<double>(row) * m_grid.row, m_grid.cell, m_grid.row};
    }

    void paintCorner()
    {
        constexpr Type type{8};
        const double y = m_top - CrossGrid::head;
        m_pencil.across(m_left, y, width(), stroke);
        m_pencil.across(m_left, m_top, width(), stroke);
        m_pencil.down(m_left, y, bottom() - y, stroke);
        m_pencil.text({m_left + 0.5, y, CrossGrid::rank - 1, CrossGrid::head}, u"Rank"_s, type,
                      Qt::AlignCenter);
        m_pencil.text({m_left + CrossGrid::rank + CrossGrid::seed, y, m_grid.name, CrossGrid::head},
                      u"Team"_s, type);
        m_pencil.text({m_left + m_grid.side() - CrossGrid::won, y, CrossGrid::won - 1.5, CrossGrid::head},
                      u"Won"_s, type, Qt::AlignRight | Qt::AlignVCenter);
    }

    void paintColumn(std::size_t index)
    {
        const CrossHead& head = m_cross.columns[index];
        const QRectF cell = cellAt(0, index);
        const QRectF place(cell.left() + 0.6, m_top - CrossGrid::head, cell.width() - 1.2, CrossGrid::head);
        m_pencil.down(cell.left(), place.top(), bottom() - place.top());
        if (m_grid.cell < namedCell)
            return m_pencil.text(place, head.seed, {9, Weight::Medium}, Qt::AlignCenter);
        m_pencil.text({place.left(), place.top() + 0.6, place.width(), 3.2}, head.seed, {7}, Qt::AlignCenter);
        m_pencil.text({place.left(), place.top() + 4, place.width(), 4.4}, head.name, {8}, Qt::AlignCenter);
    }

    void paintRow(std::size_t index)
    {
        const CrossHead& head = m_cross.rows[index];
        const double y = cellAt(index, 0).top();
        if (index > 0)
            m_pencil.across(m_left, y, width());
        m_pencil.text({m_left, y, CrossGrid::rank, m_grid.row}, head.rank, {12, Weight::Bold},
                      Qt::AlignCenter);
        m_pencil.text({m_left + CrossGrid::rank, y, CrossGrid::seed - 1.5, m_grid.row}, head.seed, {8},
                      Qt::AlignRight | Qt::AlignVCenter);
        m_pencil.name({m_left + CrossGrid::rank + CrossGrid::seed, y, m_grid.name - 1, m_grid.row}, head.name,
                      {10, Weight::Medium});
        m_pencil.text({m_left + m_grid.side() - CrossGrid::won, y, CrossGrid::won - 1.5, m_grid.row},
                      head.won, {10}, Qt::AlignRight | Qt::AlignVCenter);
        for (std::size_t column = 0; column < m_cross.columns.size(); ++column)
            paintCell(m_cross.cells[index][column], cellAt(index, column));
    }

    void paintCell(const CrossCell& cell, const QRectF& place)
    {
        const auto meetings = static_cast<double>(cell.words.size());
        for (std::size_t i = 0; i < cell.words.size(); ++i) {
            const double height = place.height() / meetings;
            const QRectF here(place.left() + 0.6, place.top() + static_cast<double>(i) * height,
                              place.width() - 1.2, height);
            const Type type{9.5, cell.won[i] ? Weight::Bold : Weight::Plain};
            paintWords(q(cell.words[i].first), q(cell.words[i].second), type, here);
        }
    }

    /// What is too wide for one line, `match 496` or `600 – −100`, takes two.
    void paintWords(QString first, QString second, const Type& type, const QRectF& place)
    {
        Type below{7.5};
        const qsizetype blank = first.lastIndexOf(u' ');
        if (second.isEmpty() && blank > 0 &&
            widthOf(first, {type.points * 0.75, type.weight}) > place.width()) {
            second = first.mid(blank + 1);
            first.truncate(blank);
            below = type;
        }
        const double half = second.isEmpty() ? place.height() : place.height() / 2;
        m_pencil.text({place.left(), place.top(), place.width(), half}, first, type, Qt::AlignCenter);
        m_pencil.text(
            {place.left(), place.top() + place.height() / 2, place.width(), place.height() / 2 - 0.4}, second,
            below, Qt::AlignCenter);
    }

    Pencil& m_pencil;
    const PaintedCross& m_cross;
    const CrossGrid& m_grid;
    double m_left;
    double m_top; // of the first row
};

} // namespace

void paintCross(Pencil& pencil, const PaintedCross& cross, const CrossGrid& grid, const QPointF& corner)
{
    CrossPainting(pencil, cross, grid, corner).paint();
}

} // namespace paper
