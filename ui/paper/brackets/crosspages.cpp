// Cross tables, on as many pages as they need.
#include "bracketpages.h"

#include "ui/paper/page/words.h"
#include "views/crosstable.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

// Millimetres.
constexpr double leastNameWidth = 34;
constexpr double goodNameWidth = 44; ///< if cells still fit their text
constexpr double mostNameWidth = 60;
constexpr double leastCellWidth = 12;
constexpr double mostCellWidth = 26;
constexpr double meetingHeight = 8;
constexpr double leastMeetingHeight = 6.6; // if that saves a page
constexpr double mostMeetingHeight = 18;
constexpr double under = 5;         ///< below a table
constexpr double overFoot = 2.5;    ///< above the foot of the page
constexpr double namedCell = 20;    ///< has room for a team's name above
constexpr double titledCell = 17;   ///< has room for `match 56` instead of `56`
constexpr double scoreCell = 12.2;  ///< has room for `333:162`
constexpr double besideWords = 0.6; ///< beside the text in a cell
constexpr double underSeed = 4.2;   ///< from the top of a column head to its name
constexpr double underName = 0.9;
constexpr double mostNameLines = 3; ///< over a column
constexpr double closerLines = 0.3; ///< less for the lines of a name before a row than they need
constexpr std::size_t upright = 6;  ///< teams whose table stands on an upright page

/// Lengths in mm, the same for all cross tables of a print.
struct CrossGrid {
    static constexpr double rank = 8;
    static constexpr double seed = 7;
    static constexpr double won = 11;
    static constexpr double title = 8; ///< above a table
    double name = 0;
    double cell = 0;
    double row = 0;
    // In points, the same for all tables.
    double cellPoints = 9.5;
    double belowPoints = 7.5; ///< of the second line of a cell
    /// Of a name in its column.
    double nameRoom() const { return name - 1; }
    /// Of the rows' heads.
    double side() const { return rank + seed + name + won; }
    /// Whether columns have names above them.
    bool isNamed() const { return cell >= namedCell; }
    double head = 9;    ///< the height of the columns' heads
    double ofNames = 0; ///< what the names before rows need of their height
};

/// A table, or as many of its rows and columns as fit on a page.
struct Slice {
    const views::CrossView* table = nullptr;
    std::size_t firstRow = 0, lastRow = 0; ///< one past the end
    std::size_t firstColumn = 0, lastColumn = 0;
    double top = 0; ///< on the page
    double rows() const { return static_cast<double>(lastRow - firstRow); }
    double columns() const { return static_cast<double>(lastColumn - firstColumn); }
    bool isWhole() const
    {
        return lastRow - firstRow == table->rows.size() && lastColumn - firstColumn == table->rows.size();
    }
};

std::size_t mostTeams(const std::vector<views::CrossView>& tables)
{
    std::size_t most = 0;
    for (const views::CrossView& table : tables)
        most = std::max(most, table.rows.size());
    return most;
}

QString nameOf(const views::CrossRowView& row)
{
    return row.withdrawn ? Paper::tr("%1 (withdrawn)").arg(q(row.name)) : q(row.name);
}

// Of names, in the least size.
constexpr Type overColumn{leastName};
constexpr Type beforeRow{leastName, Weight::Medium};

/// What the name of a team takes over its column; nothing where it is too long: then its seed stands for it,
/// as beside its row.
double heightOver(const CrossGrid& grid, const views::CrossRowView& team)
{
    const double height = nameHeight(nameOf(team), overColumn, grid.cell - 2 * besideWords);
    return grid.isNamed() && height <= mostNameLines * nameLine(overColumn) + 0.1 ? height : 0;
}

/// So many of `all` at a time that each time there are about as many.
std::size_t evenly(std::size_t all, std::size_t most)
{
    const std::size_t times = (all + most - 1) / most;
    return (all + times - 1) / times;
}

/// The width for names: comfortable if cells still fit their text.
double nameWidth(double room, double teams)
{
    for (const double cell : {namedCell, titledCell, scoreCell})
        if ((room - leastNameWidth) / teams >= cell)
            return std::clamp(room - teams * (cell + 0.01), leastNameWidth, goodNameWidth);
    return leastNameWidth;
}

CrossGrid gridFor(const std::vector<views::CrossView>& tables, const QRectF& area)
{
    const auto teams = static_cast<double>(mostTeams(tables));
    const double room = area.width() - CrossGrid().side();
    CrossGrid grid;
    grid.cell = std::clamp((room - nameWidth(room, teams)) / teams, leastCellWidth, mostCellWidth);
    const auto columns = static_cast<double>(
        evenly(mostTeams(tables), static_cast<std::size_t>((room - leastNameWidth + 0.01) / grid.cell)));
    grid.name = std::clamp(room - columns * grid.cell, leastNameWidth, mostNameWidth);
    grid.cell = std::clamp((room - grid.name) / columns, grid.cell, mostCellWidth);
    for (const views::CrossView& table : tables)
        for (const views::CrossRowView& row : table.rows) {
            grid.head = std::max(grid.head, underSeed + heightOver(grid, row) + underName);
            grid.ofNames =
                std::max(grid.ofNames, nameHeight(nameOf(row), beforeRow, grid.nameRoom()) - closerLines);
        }
    const auto meetings = static_cast<double>(tables.front().rows.front().cells.back().size());
    const double high = (area.height() - CrossGrid::title - grid.head) / meetings;
    const double least = std::max(meetingHeight, grid.ofNames / meetings);
    const auto rows =
        static_cast<double>(evenly(mostTeams(tables), static_cast<std::size_t>((high + 0.01) / least)));
    const bool areMany = tables.size() > 1;
    grid.row = meetings * (areMany ? least : std::max(least, std::min(high / rows, mostMeetingHeight)));
    return grid;
}

double heightOf(const Slice& slice, const CrossGrid& grid)
{
    return CrossGrid::title + grid.head + slice.rows() * grid.row;
}

/// Pages of slices, from the top, filled no further than that.
std::vector<std::vector<Slice>> paged(const std::vector<views::CrossView>& tables, const CrossGrid& grid,
                                      const QSizeF& room, double bottom)
{
    const auto wide = static_cast<std::size_t>((room.width() - grid.side() + 0.01) / grid.cell);
    const auto high =
        static_cast<std::size_t>((room.height() - CrossGrid::title - grid.head + 0.01) / grid.row);
    std::vector<std::vector<Slice>> pages(1);
    double top = 0;
    for (const views::CrossView& table : tables) {
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
                if (top > 0 && top + heightOf(slice, grid) > bottom) {
                    pages.emplace_back();
                    top = 0;
                }
                slice.top = top;
                pages.back().push_back(slice);
                top += heightOf(slice, grid) + under;
            }
    }
    return pages;
}

/// With lower rows where several tables are on a page less that way. No page is begun for little.
std::vector<std::vector<Slice>> pagedIn(const std::vector<views::CrossView>& tables, CrossGrid& grid,
                                        const QSizeF& room)
{
    std::vector<std::vector<Slice>> pages = paged(tables, grid, room, room.height());
    const double least = std::max(leastMeetingHeight / meetingHeight * grid.row, grid.ofNames);
    for (CrossGrid lower = grid; tables.size() > 1 && lower.row > least; lower.row *= 0.98)
        if (auto fewer = paged(tables, lower, room, room.height()); fewer.size() < pages.size()) {
            grid = lower;
            pages = std::move(fewer);
            break;
        }
    const auto last = [&] { return pages.back().back().top + heightOf(pages.back().back(), grid); };
    for (double bottom = room.height();
         pages.size() > 1 && last() < littleOnAPage * room.height() && bottom > 0; bottom -= 2) {
        auto even = paged(tables, grid, room, bottom);
        if (even.size() > pages.size())
            break;
        pages = std::move(even);
    }
    return pages;
}

QString titleOf(const Slice& slice)
{
    const QString title = q(slice.table->heading());
    return slice.isWhole() ? title
                           : title + u" · "_s +
                                 Paper::tr("places %1 to %2 against places %3 to %4")
                                     .arg(slice.firstRow + 1)
                                     .arg(slice.lastRow)
                                     .arg(slice.firstColumn + 1)
                                     .arg(slice.lastColumn);
}

// In mm.
constexpr double leastPoints = leastText; ///< of words in cells
constexpr double mostOfTwo = 7.5;         ///< of the lines of a cell that has two
constexpr double stepOfPoints = 0.25;
constexpr double rankPoints = 12; ///< at most

/// The lines in a cell. What is too wide for one, like `match 496`, takes two; a score only if it is too wide
/// in the smallest type without spaces.
QStringList cellLines(const views::CellView& words, const Type& type, double width)
{
    const QString first = q(words.first);
    const qsizetype blank = first.lastIndexOf(u' ');
    const bool isNarrow = width < titledCell - 2 * besideWords;
    if (words.isToCome && isNarrow) // only the number, so that results stand out
        return {first.mid(blank + 1)};
    const Type least{words.isScore ? leastPoints : type.points, type.weight};
    const QString close = QString(first).remove(u' ');
    if (words.isScore && isNarrow && widthOf(close, least) <= width)
        return {close};
    if (words.second.empty() && blank > 0 && widthOf(first, least) > width)
        return {first.left(blank), first.mid(blank + 1)};
    return {first};
}

/// The largest size up to `most` in which the text fits.
double fittingPoints(const QString& text, Weight weight, double width, double most)
{
    while (most > leastPoints && widthOf(text, {most, weight}) > width)
        most -= stepOfPoints;
    return most;
}

class CrossPainting {
public:
    CrossPainting(Pencil& pencil, const Slice& slice, const CrossGrid& grid, const QPointF& corner)
        : m_pencil(pencil), m_slice(slice), m_grid(grid), m_left(corner.x()),
          m_top(corner.y() + slice.top + CrossGrid::title + m_grid.head)
    {
    }

    void paint()
    {
        m_pencil.text({m_left, m_top - m_grid.head - CrossGrid::title, width(), CrossGrid::title},
                      titleOf(m_slice), {12, Weight::Medium});
        m_pencil.text({m_left, m_top - m_grid.head - CrossGrid::title, width(), CrossGrid::title},
                      legend().join(u' '), {8.5}, atRight);
        paintCorner();
        for (std::size_t i = m_slice.firstColumn; i < m_slice.lastColumn; ++i)
            paintColumn(i);
        for (std::size_t i = m_slice.firstRow; i < m_slice.lastRow; ++i)
            paintRow(i);
        paintLine();
        for (std::size_t i = std::max(m_slice.firstRow, m_slice.firstColumn);
             i < std::min(m_slice.lastRow, m_slice.lastColumn); ++i)
            m_pencil.rule(cellAt(i, i).topLeft(), cellAt(i, i).bottomRight());
        m_pencil.across(m_left, bottom(), width(), stroke);
        m_pencil.down(m_left + width(), m_top - m_grid.head, bottom() - m_top + m_grid.head, stroke);
        m_pencil.down(m_left + m_grid.side(), m_top - m_grid.head, bottom() - m_top + m_grid.head, stroke);
    }

private:
    double width() const { return m_grid.side() + m_slice.columns() * m_grid.cell; }
    double bottom() const { return m_top + m_slice.rows() * m_grid.row; }
    QStringList legend() const
    {
        QStringList parts;
        const auto& rows = m_slice.table->rows;
        if (std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(m_slice.firstColumn),
                        rows.begin() + static_cast<std::ptrdiff_t>(m_slice.lastColumn),
                        [&](const views::CrossRowView& each) { return heightOver(m_grid, each) == 0; }))
            parts << Paper::tr("Columns: seed of the opponent.");
        if (m_grid.cell < titledCell)
            parts << Paper::tr("A number alone is an upcoming match.");
        return parts;
    }
    const views::CrossRowView& team(std::size_t at) const { return m_slice.table->rows[at]; }
    QRectF cellAt(std::size_t row, std::size_t column) const
    {
        return {m_left + m_grid.side() + static_cast<double>(column - m_slice.firstColumn) * m_grid.cell,
                m_top + static_cast<double>(row - m_slice.firstRow) * m_grid.row, m_grid.cell, m_grid.row};
    }

    void paintCorner()
    {
        constexpr Type type{8};
        const double y = m_top - m_grid.head;
        m_pencil.across(m_left, y, width(), stroke);
        m_pencil.across(m_left, m_top, width(), stroke);
        m_pencil.down(m_left, y, bottom() - y, stroke);
        m_pencil.text({m_left + besideWords, y, CrossGrid::rank, m_grid.head}, Paper::tr("Rank"), type,
                      Qt::AlignCenter);
        m_pencil.text({m_left + CrossGrid::rank + CrossGrid::seed, y, m_grid.name, m_grid.head},
                      Paper::tr("Team"), type);
        m_pencil.text({m_left + m_grid.side() - CrossGrid::won, y, CrossGrid::won - 1.5, m_grid.head},
                      m_slice.table->hasTies() ? Paper::tr("W–L–T") : Paper::tr("W–L"), type, atRight);
    }

    void paintColumn(std::size_t index)
    {
        const views::CrossRowView& head = team(index);
        const QRectF cell = cellAt(m_slice.firstRow, index);
        const QRectF place(cell.left() + besideWords, m_top - m_grid.head, cell.width() - 2 * besideWords,
                           m_grid.head);
        m_pencil.down(cell.left(), place.top(), bottom() - place.top());
        if (heightOver(m_grid, head) == 0)
            return m_pencil.text(place, q(head.seed), {9, Weight::Medium}, Qt::AlignCenter);
        m_pencil.text({place.left(), place.top() + 0.6, place.width(), 3.2}, q(head.seed), {7},
                      Qt::AlignCenter);
        m_pencil.name(place.adjusted(0, underSeed, 0, -underName), nameOf(head), overColumn, Qt::AlignCenter);
    }

    void paintRow(std::size_t index)
    {
        const views::CrossRowView& head = team(index);
        const double y = cellAt(index, m_slice.firstColumn).top();
        if (index > m_slice.firstRow)
            m_pencil.across(m_left, y, width());
        const QRectF rank(m_left + besideWords, y, CrossGrid::rank, m_grid.row);
        const QString place = q(head.rank); // may be as long as `13–24`
        m_pencil.text(rank, place,
                      {fittingPoints(place, Weight::Bold, rank.width(), rankPoints), Weight::Bold},
                      Qt::AlignCenter);
        m_pencil.text({m_left + CrossGrid::rank, y, CrossGrid::seed - 1.5, m_grid.row}, q(head.seed), {8},
                      atRight);
        const QRectF name(m_left + CrossGrid::rank + CrossGrid::seed, y, m_grid.nameRoom(), m_grid.row);
        m_pencil.name(name, setClearName(nameOf(head), {10, Weight::Medium}, name.size()));
        m_pencil.text({m_left + m_grid.side() - CrossGrid::won, y, CrossGrid::won - 1.5, m_grid.row},
                      q(head.score), {10}, atRight);
        for (std::size_t column = m_slice.firstColumn; column < m_slice.lastColumn; ++column)
            paintCell(head.cells[column], cellAt(index, column));
    }

    /// A line below the last team that advances, if the order of ranks shows who advances.
    void paintLine()
    {
        const std::vector<views::CrossRowView>& rows = m_slice.table->rows;
        const auto advance = std::ranges::count(rows, true, &views::CrossRowView::advances);
        if (advance == 0 || advance != m_slice.table->advance)
            return;
        std::size_t next = rows.size();
        while (!rows[next - 1].advances)
            --next;
        if (next < rows.size() && next > m_slice.firstRow && next <= m_slice.lastRow)
            m_pencil.across(m_left, cellAt(next, m_slice.firstColumn).top(), width(), heavy);
    }

    void paintCell(const std::vector<views::CellView>& meetings, const QRectF& place)
    {
        const double height = place.height() / static_cast<double>(meetings.size());
        QRectF here(place.left() + besideWords, place.top(), place.width() - 2 * besideWords, height);
        for (const views::CellView& each : meetings) {
            paintWords(each, here);
            here.translate(0, height);
        }
    }

    /// Two lines are small and close together, to stay clear of the rules.
    void paintWords(const views::CellView& words, const QRectF& place)
    {
        const double most = words.isScore ? m_grid.cellPoints : qMin(m_grid.cellPoints, mostOfTwo);
        Type type{words.isToCome ? leastPoints : most, words.won ? Weight::Bold : Weight::Plain};
        const QStringList first = cellLines(words, type, place.width());
        if (first.size() == 1 && words.second.empty())
            return m_pencil.text(place, first.first(), type, Qt::AlignCenter);
        type.points = qMin(type.points, mostOfTwo);
        const double high = nameLine({mostOfTwo});
        QRectF line(place.left(), place.center().y() - high - 0.15, place.width(), high);
        m_pencil.text(line, first.first(), type, Qt::AlignCenter);
        line.translate(0, high);
        if (first.size() > 1)
            m_pencil.text(line, first.last(), type, Qt::AlignCenter);
        else
            m_pencil.text(line, q(words.second), {m_grid.belowPoints}, Qt::AlignCenter);
    }

    Pencil& m_pencil;
    const Slice& m_slice;
    const CrossGrid& m_grid;
    double m_left;
    double m_top; // of the first row
};

/// Chooses sizes in which all text on these pages fits.
void fitTypes(CrossGrid& grid, const std::vector<std::vector<Slice>>& pages)
{
    const double width = grid.cell - 2 * besideWords;
    const auto fit = [&](const views::CellView& cell) {
        const Weight weight = cell.won ? Weight::Bold : Weight::Plain;
        for (const QString& line : cellLines(cell, {grid.cellPoints, weight}, width))
            grid.cellPoints = fittingPoints(line, weight, width, grid.cellPoints);
        grid.belowPoints = fittingPoints(q(cell.second), Weight::Plain, width, grid.belowPoints);
    };
    for (const std::vector<Slice>& page : pages)
        for (const Slice& slice : page) {
            const std::vector<views::CrossRowView>& rows = slice.table->rows;
            for (std::size_t row = slice.firstRow; row < slice.lastRow; ++row)
                for (std::size_t column = slice.firstColumn; column < slice.lastColumn; ++column)
                    std::ranges::for_each(rows[row].cells[column], fit);
        }
}

std::vector<views::CrossView> tablesOf(const tournament::Tournament& tournament)
{
    std::vector<views::CrossView> tables = views::crossViews(tournament);
    for (views::CrossView& table : tables)
        if (!table.note.empty())
            table.title += ": " + std::exchange(table.note, {});
    return tables;
}

} // namespace

void addCrossPages(Binder& binder)
{
    // The pages outlive the tournament, so the views hold all text.
    const auto tables = std::make_shared<const std::vector<views::CrossView>>(tablesOf(binder.tournament()));
    const bool hasPools = binder.tournament().setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    const QString below =
        bracketWords(binder.tournament(), hasPools ? Paper::tr("Pools") : Paper::tr("Cross table"));
    const bool landscape = mostTeams(*tables) > upright;
    const QRectF area = binder.area(landscape);
    const double top = headingHeight(1);
    const QRectF room = area.adjusted(0, top, 0, -overFoot);
    CrossGrid grid = gridFor(*tables, room);
    const auto pages = pagedIn(*tables, grid, room.size());
    fitTypes(grid, pages);
    for (const std::vector<Slice>& page : pages)
        binder.addHeaded(landscape, {below},
                         [=, held = tables](Pencil& pencil, double) { // keeps what the slices point to
                             for (const Slice& slice : page)
                                 CrossPainting(pencil, slice, grid, {area.left(), area.top() + top}).paint();
                         });
}

} // namespace paper
