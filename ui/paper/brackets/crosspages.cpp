// Cross tables: who met whom, on as many pages as that takes.
#include "crosspages.h"

#include "bracketpages.h"
#include "brackettree.h"

#include "tournament/ranking/standings.h"
#include "ui/paper/page/words.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

// Millimetres.
constexpr double leastNameWidth = 34;
constexpr double mostNameWidth = 60;
constexpr double leastCellWidth = 12;
constexpr double mostCellWidth = 26;
constexpr double meetingHeight = 8; // four pools of four stand on a page
constexpr double mostMeetingHeight = 18;
constexpr double under = 5;        ///< a table
constexpr std::size_t upright = 8; ///< teams whose table stands on an upright page

/// A table, or as many of its rows and columns as a page holds.
struct Slice {
    const tournament::CrossTable* table = nullptr;
    std::size_t firstRow = 0, lastRow = 0; ///< without the last
    std::size_t firstColumn = 0, lastColumn = 0;
    double top = 0; ///< on its page
};

std::size_t mostTeams(const std::vector<tournament::CrossTable>& tables)
{
    std::size_t most = 0;
    for (const tournament::CrossTable& table : tables)
        most = std::max(most, table.rows.size());
    return most;
}

CrossGrid gridFor(const std::vector<tournament::CrossTable>& tables, const QRectF& area)
{
    const auto teams = static_cast<double>(mostTeams(tables));
    const double fixed = CrossGrid().side();
    CrossGrid grid;
    grid.cell = std::clamp((area.width() - fixed - leastNameWidth) / teams, leastCellWidth, mostCellWidth);
    grid.name = std::clamp(area.width() - fixed - teams * grid.cell, leastNameWidth, mostNameWidth);
    const auto meetings = static_cast<double>(tables.front().rows.front().against.back().size());
    const double high = (area.height() - CrossGrid::title - grid.head()) / teams / meetings;
    grid.row =
        meetings * (tables.size() > 1 ? meetingHeight : std::clamp(high, meetingHeight, mostMeetingHeight));
    return grid;
}

/// So many of `all` at a time that each time there are about as many.
std::size_t evenly(std::size_t all, std::size_t most)
{
    const std::size_t times = (all + most - 1) / most;
    return (all + times - 1) / times;
}

/// Pages of slices, from the top.
std::vector<std::vector<Slice>> paged(const std::vector<tournament::CrossTable>& tables,
                                      const CrossGrid& grid, const QSizeF& room)
{
    const auto wide = static_cast<std::size_t>((room.width() - grid.side() + 0.01) / grid.cell);
    const auto high =
        static_cast<std::size_t>((room.height() - CrossGrid::title - grid.head() + 0.01) / grid.row);
    std::vector<std::vector<Slice>> pages(1);
    double top = 0;
    for (const tournament::CrossTable& table : tables) {
        const std::size_t rows = evenly(table.rows.size(), high);
        const std::size_t columns = evenly(table.rows.size(), wide);
        for (std::size_t row = 0; row < table.rows.size(); row += rows)
            for (std::size_t column = 0; column < table.rows.size(); column += columns) {
                Slice slice{&table,
                            row,
                            std::min(row + rows, table.rows.size()),
                            column,
                            std::min(column + columns, table.rows.size()),
                            0};
                const double height = CrossGrid::title + grid.head() +
                                      static_cast<double>(slice.lastRow - slice.firstRow) * grid.row;
                if (top > 0 && top + height > room.height()) {
                    pages.emplace_back();
                    top = 0;
                }
                slice.top = top;
                pages.back().push_back(slice);
                top += height + under;
            }
    }
    return pages;
}

QString titleOfSlice(const Slice& slice)
{
    const tournament::CrossTable& table = *slice.table;
    QString title =
        table.pool.empty() ? Paper::tr("Everybody meets everybody") : Paper::tr("Pool %1").arg(q(table.pool));
    if (table.goOn > 0)
        title += u" · "_s + q(wording::goOnInWords(table.goOn));
    const std::size_t all = table.rows.size();
    if (slice.lastRow - slice.firstRow == all && slice.lastColumn - slice.firstColumn == all)
        return title;
    return title + u" · "_s +
           Paper::tr("seeds %1 to %2 against seeds %3 to %4")
               .arg(table.rows[slice.firstRow].seed)
               .arg(table.rows[slice.lastRow - 1].seed)
               .arg(table.rows[slice.firstColumn].seed)
               .arg(table.rows[slice.lastColumn - 1].seed);
}

CrossHead headOf(const tournament::Tournament& tournament, const tournament::CrossRow& row)
{
    const QString name = teamName(tournament, row.team);
    return {row.rank ? q(tournament::rankText(row.rank, row.rankTo)) : u"–"_s, QString::number(row.seed),
            row.withdrawn ? Paper::tr("%1 (withdrawn)").arg(name) : name,
            u"%1–%2"_s.arg(row.won).arg(row.lost)};
}

CrossCell cellOf(const tournament::Tournament& tournament, const std::vector<tournament::Crossing>& meetings)
{
    CrossCell cell;
    for (const tournament::Crossing& meeting : meetings) {
        const tournament::Match& match = *tournament::match(tournament, meeting.match);
        cell.words.push_back(wording::cellWords(tournament, match, meeting.side));
        cell.won.push_back(match.winner == meeting.side);
    }
    return cell;
}

PaintedCross paintedSlice(const tournament::Tournament& tournament, const Slice& slice)
{
    PaintedCross painted;
    painted.title = titleOfSlice(slice);
    painted.top = slice.top;
    const std::vector<tournament::CrossRow>& all = slice.table->rows;
    for (std::size_t column = slice.firstColumn; column < slice.lastColumn; ++column)
        painted.columns.push_back(headOf(tournament, all[column]));
    for (std::size_t row = slice.firstRow; row < slice.lastRow; ++row) {
        painted.rows.push_back(headOf(tournament, all[row]));
        painted.cells.emplace_back();
        for (std::size_t column = slice.firstColumn; column < slice.lastColumn; ++column) {
            painted.cells.back().push_back(cellOf(tournament, all[row].against[column]));
            if (row == column)
                painted.diagonal.emplace_back(row - slice.firstRow, column - slice.firstColumn);
        }
    }
    return painted;
}

} // namespace

void addCrossPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    const std::vector<tournament::CrossTable> tables = tournament::crossTables(tournament);
    const bool landscape = mostTeams(tables) > upright;
    const QRectF area = binder.area(landscape);
    const double top = lineHeight({18}) + lineHeight({10.5}) + 3;
    CrossGrid grid = gridFor(tables, area.adjusted(0, 0, 0, -top));
    const QString name = tournamentName(tournament);
    const QString below = bracketWords(tournament);
    std::vector<std::vector<PaintedCross>> pages;
    for (const std::vector<Slice>& page : paged(tables, grid, {area.width(), area.height() - top})) {
        pages.emplace_back();
        for (const Slice& slice : page)
            pages.back().push_back(paintedSlice(tournament, slice));
    }
    fitTypes(grid, pages);
    for (const std::vector<PaintedCross>& slices : pages)
        binder.add(landscape, [=](Pencil& pencil) {
            heading(pencil, area, name, {below});
            for (const PaintedCross& slice : slices)
                paintCross(pencil, slice, grid, {area.left(), area.top() + top});
        });
}

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
