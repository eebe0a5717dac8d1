// Cross tables: who met whom, on as many pages as that takes.
#include "bracketpages.h"
#include "crosspainting.h"

#include "tournament/ranking/crosstable.h"
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

} // namespace paper
