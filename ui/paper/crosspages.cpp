// Cross tables: who met whom, on as many pages as that takes.
#include "bracketpages.h"
#include "words.h"

#include "bracket/words.h"
#include "desk/matchwords.h"
#include "night/crosstable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

// Millimetres.
constexpr double rankWidth = 9;
constexpr double seedWidth = 7;
constexpr double wonWidth = 12;
constexpr double leastNameWidth = 34;
constexpr double mostNameWidth = 60;
constexpr double leastCellWidth = 12;
constexpr double mostCellWidth = 26;
constexpr double namedCell = 20;    ///< a name fits over it
constexpr double meetingHeight = 9; // four pools of four stand on a page
constexpr double mostMeetingHeight = 13;
constexpr double poolTitle = 8;
constexpr double headLine = 9;
constexpr double under = 5;        ///< a table
constexpr std::size_t upright = 8; ///< teams whose table stands on an upright page

/// A table, or as many of its rows and columns as a page holds.
struct Slice {
    const night::CrossTable* table = nullptr;
    std::size_t firstRow = 0, lastRow = 0; ///< without the last
    std::size_t firstColumn = 0, lastColumn = 0;
    double top = 0; ///< on its page
};

/// Lengths that all tables of a print share.
struct Grid {
    double name = 0;
    double cell = 0;
    double row = 0;
    double side() const { return rankWidth + seedWidth + name + wonWidth; }
    double head() const { return headLine; }
};

struct CrossCell {
    std::vector<desk::CellWords> words;
    std::vector<bool> won;
};
struct CrossHead {
    QString rank, seed, name, won;
};
/// What a page paints, with all words: it outlives the night.
struct PaintedSlice {
    QString title;
    double top = 0;
    std::vector<CrossHead> rows, columns;
    std::vector<std::vector<CrossCell>> cells; ///< by row and column; without words on the diagonal
    std::vector<std::pair<std::size_t, std::size_t>> diagonal;
};

std::size_t mostTeams(const std::vector<night::CrossTable>& tables)
{
    std::size_t most = 0;
    for (const night::CrossTable& table : tables)
        most = std::max(most, table.rows.size());
    return most;
}

Grid gridFor(const std::vector<night::CrossTable>& tables, const QRectF& area)
{
    const auto teams = static_cast<double>(mostTeams(tables));
    const double fixed = rankWidth + seedWidth + wonWidth;
    Grid grid;
    grid.cell = std::clamp((area.width() - fixed - leastNameWidth) / teams, leastCellWidth, mostCellWidth);
    grid.name = std::clamp(area.width() - fixed - teams * grid.cell, leastNameWidth, mostNameWidth);
    const auto meetings = static_cast<double>(tables.front().rows.front().against.back().size());
    const double high = (area.height() - poolTitle - grid.head()) / teams / meetings;
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
std::vector<std::vector<Slice>> paged(const std::vector<night::CrossTable>& tables, const Grid& grid,
                                      const QSizeF& room)
{
    const auto wide = static_cast<std::size_t>((room.width() - grid.side() + 0.01) / grid.cell);
    const auto high = static_cast<std::size_t>((room.height() - poolTitle - grid.head() + 0.01) / grid.row);
    std::vector<std::vector<Slice>> pages(1);
    double top = 0;
    for (const night::CrossTable& table : tables) {
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
                const double height =
                    poolTitle + grid.head() + static_cast<double>(slice.lastRow - slice.firstRow) * grid.row;
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
    const night::CrossTable& table = *slice.table;
    QString title = table.pool.empty() ? u"Everybody meets everybody"_s : u"Pool %1"_s.arg(q(table.pool));
    if (table.goOn > 0)
        title += u" · "_s + q(bracket::goOnInWords(table.goOn));
    const std::size_t all = table.rows.size();
    if (slice.lastRow - slice.firstRow == all && slice.lastColumn - slice.firstColumn == all)
        return title;
    return title + u" · seeds %1 to %2 against seeds %3 to %4"_s.arg(table.rows[slice.firstRow].seed)
                       .arg(table.rows[slice.lastRow - 1].seed)
                       .arg(table.rows[slice.firstColumn].seed)
                       .arg(table.rows[slice.lastColumn - 1].seed);
}

CrossHead headOf(const night::Night& night, const night::CrossRow& row)
{
    const QString name = teamName(night, row.team);
    return {row.rank ? QString::number(*row.rank) : u"–"_s, QString::number(row.seed),
            row.withdrawn ? name + u" (withdrawn)"_s : name, u"%1–%2"_s.arg(row.won).arg(row.lost)};
}

CrossCell cellOf(const night::Night& night, const std::vector<night::Crossing>& meetings)
{
    CrossCell cell;
    for (const night::Crossing& meeting : meetings) {
        const night::Match& match = *night::match(night, meeting.match);
        cell.words.push_back(desk::cellWords(night, match, meeting.side));
        cell.won.push_back(match.winner == meeting.side);
    }
    return cell;
}

PaintedSlice paintedSlice(const night::Night& night, const Slice& slice)
{
    PaintedSlice painted;
    painted.title = titleOfSlice(slice);
    painted.top = slice.top;
    const std::vector<night::CrossRow>& all = slice.table->rows;
    for (std::size_t column = slice.firstColumn; column < slice.lastColumn; ++column)
        painted.columns.push_back(headOf(night, all[column]));
    for (std::size_t row = slice.firstRow; row < slice.lastRow; ++row) {
        painted.rows.push_back(headOf(night, all[row]));
        painted.cells.emplace_back();
        for (std::size_t column = slice.firstColumn; column < slice.lastColumn; ++column) {
            painted.cells.back().push_back(cellOf(night, all[row].against[column]));
            if (row == column)
                painted.diagonal.emplace_back(row - slice.firstRow, column - slice.firstColumn);
        }
    }
    return painted;
}

class CrossPainting {
public:
    CrossPainting(Pencil& pencil, const PaintedSlice& slice, const Grid& grid, const QPointF& corner)
        : m_pencil(pencil), m_slice(slice), m_grid(grid), m_left(corner.x()),
          m_top(corner.y() + slice.top + poolTitle + grid.head())
    {
    }

    void paint()
    {
        m_pencil.text({m_left, m_top - m_grid.head() - poolTitle, width(), poolTitle}, m_slice.title,
                      {12, Weight::Medium});
        paintCorner();
        for (std::size_t i = 0; i < m_slice.columns.size(); ++i)
            paintColumn(i);
        for (std::size_t i = 0; i < m_slice.rows.size(); ++i)
            paintRow(i);
        for (const auto& [row, column] : m_slice.diagonal) {
            const QRectF place = cellAt(row, column);
            m_pencil.rule(place.topLeft(), place.bottomRight());
        }
        m_pencil.across(m_left, bottom(), width(), stroke);
        m_pencil.down(m_left + width(), m_top - m_grid.head(), bottom() - m_top + m_grid.head(), stroke);
        m_pencil.down(m_left + m_grid.side(), m_top - m_grid.head(), bottom() - m_top + m_grid.head(),
                      stroke);
    }

private:
    double width() const { return m_grid.side() + static_cast<double>(m_slice.columns.size()) * m_grid.cell; }
    double bottom() const { return m_top + static_cast<double>(m_slice.rows.size()) * m_grid.row; }
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
        m_pencil.text({m_left + 0.5, y, rankWidth - 1, headLine}, u"Rank"_s, type, Qt::AlignCenter);
        m_pencil.text({m_left + rankWidth + seedWidth, y, m_grid.name, headLine}, u"Team"_s, type);
        m_pencil.text({m_left + m_grid.side() - wonWidth, y, wonWidth - 1.5, headLine}, u"Won"_s, type,
                      Qt::AlignRight | Qt::AlignVCenter);
    }

    void paintColumn(std::size_t index)
    {
        const CrossHead& head = m_slice.columns[index];
        const QRectF cell = cellAt(0, index);
        const QRectF place(cell.left() + 0.6, m_top - m_grid.head(), cell.width() - 1.2, m_grid.head());
        m_pencil.down(cell.left(), place.top(), bottom() - place.top());
        if (m_grid.cell < namedCell)
            return m_pencil.text(place, head.seed, {9, Weight::Medium}, Qt::AlignCenter);
        m_pencil.text({place.left(), place.top() + 0.6, place.width(), 3.2}, head.seed, {7}, Qt::AlignCenter);
        m_pencil.text({place.left(), place.top() + 4, place.width(), 4.4}, head.name, {8}, Qt::AlignCenter);
    }

    void paintRow(std::size_t index)
    {
        const CrossHead& head = m_slice.rows[index];
        const double y = cellAt(index, 0).top();
        if (index > 0)
            m_pencil.across(m_left, y, width());
        m_pencil.text({m_left, y, rankWidth, m_grid.row}, head.rank, {12, Weight::Bold}, Qt::AlignCenter);
        m_pencil.text({m_left + rankWidth, y, seedWidth - 1.5, m_grid.row}, head.seed, {8},
                      Qt::AlignRight | Qt::AlignVCenter);
        m_pencil.name({m_left + rankWidth + seedWidth, y, m_grid.name - 1, m_grid.row}, head.name,
                      {10, Weight::Medium});
        m_pencil.text({m_left + m_grid.side() - wonWidth, y, wonWidth - 1.5, m_grid.row}, head.won, {10},
                      Qt::AlignRight | Qt::AlignVCenter);
        for (std::size_t column = 0; column < m_slice.columns.size(); ++column)
            paintCell(m_slice.cells[index][column], cellAt(index, column));
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
    const PaintedSlice& m_slice;
    const Grid& m_grid;
    double m_left;
    double m_top; // of the first row
};

} // namespace

void addCrossPages(Binder& binder)
{
    const night::Night& night = binder.night();
    const std::vector<night::CrossTable> tables = night::crossTables(night);
    const bool landscape = mostTeams(tables) > upright;
    const QRectF area = binder.area(landscape);
    const double top = lineHeight({18}) + lineHeight({10.5}) + 3;
    const Grid grid = gridFor(tables, area.adjusted(0, 0, 0, -top));
    const QString event = eventName(night);
    const QString below = bracketWords(night);
    for (const std::vector<Slice>& page : paged(tables, grid, {area.width(), area.height() - top})) {
        std::vector<PaintedSlice> slices;
        for (const Slice& slice : page)
            slices.push_back(paintedSlice(night, slice));
        binder.add(landscape, [=](Pencil& pencil) {
            heading(pencil, area, event, {below});
            for (const PaintedSlice& slice : slices)
                CrossPainting(pencil, slice, grid, {area.left(), area.top() + top}).paint();
        });
    }
}

} // namespace paper
