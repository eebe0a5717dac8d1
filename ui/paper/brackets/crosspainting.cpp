#include "crosspainting.h"

#include "boxnames.h"

#include "ui/paper/page/words.h"
#include "wording/tr.h"

using wording::Paper;

namespace paper {

namespace {

// In mm.
constexpr double besideWords = 0.6; ///< words in a cell
constexpr double underSeed = 3.8;   ///< in the head of a column, to its name
constexpr double leastPoints = 5;   ///< of words in cells
constexpr double stepOfPoints = 0.25;

/// Lines of a cell: what is too wide for one, `match 496`, takes two; a score never does.
QStringList cellLines(const wording::CellWords& words, const Type& type, double width)
{
    const QString first = q(words.first);
    const qsizetype blank = first.lastIndexOf(u' ');
    if (words.second.empty() && blank > 0 && !words.isScore && widthOf(first, type) > width)
        return {first.left(blank), first.mid(blank + 1)};
    return {first};
}

/// The largest size up to `most` in which it fits.
double fittingPoints(const QString& text, Weight weight, double width, double most)
{
    while (most > leastPoints && widthOf(text, {most, weight}) > width)
        most -= stepOfPoints;
    return most;
}

QSizeF nameOver(const CrossGrid& grid)
{
    return {grid.cell - 2 * besideWords, grid.head() - underSeed - 0.3};
}

class CrossPainting {
public:
    CrossPainting(Pencil& pencil, const PaintedCross& cross, const CrossGrid& grid, const QPointF& corner)
        : m_pencil(pencil), m_cross(cross), m_grid(grid), m_left(corner.x()),
          m_top(corner.y() + cross.top + CrossGrid::title + m_grid.head())
    {
    }

    void paint()
    {
        m_pencil.text({m_left, m_top - m_grid.head() - CrossGrid::title, width(), CrossGrid::title},
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
        m_pencil.down(m_left + width(), m_top - m_grid.head(), bottom() - m_top + m_grid.head(), stroke);
        m_pencil.down(m_left + m_grid.side(), m_top - m_grid.head(), bottom() - m_top + m_grid.head(),
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
        const double y = m_top - m_grid.head();
        m_pencil.across(m_left, y, width(), stroke);
        m_pencil.across(m_left, m_top, width(), stroke);
        m_pencil.down(m_left, y, bottom() - y, stroke);
        m_pencil.text({m_left + 0.5, y, CrossGrid::rank - 1, m_grid.head()}, Paper::tr("Rank"), type,
                      Qt::AlignCenter);
        m_pencil.text({m_left + CrossGrid::rank + CrossGrid::seed, y, m_grid.name, m_grid.head()},
                      Paper::tr("Team"), type);
        m_pencil.text({m_left + m_grid.side() - CrossGrid::won, y, CrossGrid::won - 1.5, m_grid.head()},
                      Paper::tr("Won"), type, Qt::AlignRight | Qt::AlignVCenter);
    }

    void paintColumn(std::size_t index)
    {
        const CrossHead& head = m_cross.columns[index];
        const QRectF cell = cellAt(0, index);
        const QRectF place(cell.left() + besideWords, m_top - m_grid.head(), cell.width() - 2 * besideWords,
                           m_grid.head());
        m_pencil.down(cell.left(), place.top(), bottom() - place.top());
        if (!m_grid.isNamed())
            return m_pencil.text(place, head.seed, {9, Weight::Medium}, Qt::AlignCenter);
        m_pencil.text({place.left(), place.top() + 0.6, place.width(), 3.2}, head.seed, {7}, Qt::AlignCenter);
        const QSizeF room = nameOver(m_grid);
        const SetName name = setName(head.name, {m_grid.headPoints}, room);
        const double high = nameLine(name.type);
        QRectF line(place.left(),
                    place.top() + underSeed +
                        (room.height() - high * static_cast<double>(name.lines.size())) / 2,
                    place.width(), high);
        for (const QString& words : name.lines) {
            m_pencil.text(line, words, name.type, Qt::AlignCenter);
            line.translate(0, high);
        }
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
            const QRectF here(place.left() + besideWords, place.top() + static_cast<double>(i) * height,
                              place.width() - 2 * besideWords, height);
            paintWords(cell.words[i], {m_grid.cellPoints, cell.won[i] ? Weight::Bold : Weight::Plain}, here);
        }
    }

    void paintWords(const wording::CellWords& words, const Type& type, const QRectF& place)
    {
        const QStringList first = cellLines(words, type, place.width());
        const bool isOne = first.size() == 1 && words.second.empty();
        const double half = isOne ? place.height() : place.height() / 2;
        m_pencil.text({place.left(), place.top(), place.width(), half}, first.first(), type, Qt::AlignCenter);
        const QRectF below(place.left(), place.top() + half, place.width(), half - 0.4);
        if (first.size() > 1)
            m_pencil.text(below, first.last(), type, Qt::AlignCenter);
        else if (!isOne)
            m_pencil.text(below, q(words.second), {m_grid.belowPoints}, Qt::AlignCenter);
    }

    Pencil& m_pencil;
    const PaintedCross& m_cross;
    const CrossGrid& m_grid;
    double m_left;
    double m_top; // of the first row
};

/// Makes the types small enough for the cell.
void fitCell(CrossGrid& grid, const CrossCell& cell)
{
    const double width = grid.cell - 2 * besideWords;
    for (std::size_t i = 0; i < cell.words.size(); ++i) {
        const Weight weight = cell.won[i] ? Weight::Bold : Weight::Plain;
        for (const QString& line : cellLines(cell.words[i], {grid.cellPoints, weight}, width))
            grid.cellPoints = fittingPoints(line, weight, width, grid.cellPoints);
        grid.belowPoints = fittingPoints(q(cell.words[i].second), Weight::Plain, width, grid.belowPoints);
    }
}

} // namespace

void fitTypes(CrossGrid& grid, const std::vector<std::vector<PaintedCross>>& pages)
{
    for (const std::vector<PaintedCross>& page : pages)
        for (const PaintedCross& cross : page) {
            for (const CrossHead& head : cross.columns)
                if (grid.isNamed())
                    grid.headPoints = setName(head.name, {grid.headPoints}, nameOver(grid)).type.points;
            for (const std::vector<CrossCell>& row : cross.cells)
                for (const CrossCell& cell : row)
                    fitCell(grid, cell);
        }
}

void paintCross(Pencil& pencil, const PaintedCross& cross, const CrossGrid& grid, const QPointF& corner)
{
    CrossPainting(pencil, cross, grid, corner).paint();
}

} // namespace paper
