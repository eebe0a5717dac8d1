// The cross tables of a board: beside each other where there is room, and as wide as that.
#include "board.h"
#include "boxcontent.h"

#include "bracket/questions.h"
#include "ui/kit/text.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace tree {

namespace {

constexpr double rankAndWon = 3.6; // of the rows' heads
constexpr double leastName = 4;
constexpr double easyName = 7; // for most names as they are
constexpr double mostName = 9;
constexpr double mostCell = 4.2;
constexpr double easyCell = 2.9;   // of tables that stand beside each other
constexpr double partHeight = 1.7; // of a match in a cell: a finger's width
constexpr double oneHead = 1.3;    // where only the seed fits over a column
constexpr double twoHead = 1.9;
constexpr double besides = 1.6;
constexpr double crossHeading = 1.4;
constexpr double crossGap = 1;

/// What a cell needs for `match 12`.
double leastCell(const bracket::Bracket& bracket)
{
    const int matches = bracket::playedMatches(bracket);
    return matches < 100 ? 2.4 : matches < 1000 ? 2.7 : 3;
}

std::size_t largest(const std::vector<tournament::CrossTable>& tables)
{
    std::size_t most = 0;
    for (const tournament::CrossTable& table : tables)
        most = std::max(most, table.rows.size());
    return most;
}

/// How many tables of so many teams stand beside each other.
std::size_t besideEachOther(std::size_t tables, std::size_t teams, double room)
{
    const double one = rankAndWon + leastName + static_cast<double>(teams) * easyCell;
    return std::clamp<std::size_t>(
        static_cast<std::size_t>(std::max(0.0, (room + besides) / (one + besides))), 1, tables);
}

/// A table of so many teams without them, as wide as the room lets it.
Cross measured(std::size_t teams, double room, double least, int meetings)
{
    Cross cross;
    const auto count = static_cast<double>(teams);
    // Names come before roomy cells, and a score like `506 : −150` before names.
    const double easy = (room - rankAndWon - easyName) / count;
    const double tight = std::min((room - rankAndWon - leastName) / count, easyCell);
    cross.cell = std::clamp(std::max(easy, tight), least, mostCell);
    cross.side = rankAndWon + std::clamp(room - rankAndWon - count * cross.cell, leastName, mostName);
    cross.head = cross.hasNames() ? twoHead : oneHead;
    cross.row = partHeight * meetings;
    cross.place = QRectF(0, 0, cross.side + count * cross.cell, cross.head + count * cross.row);
    return cross;
}

} // namespace

void Board::addCrosses()
{
    const std::vector<tournament::CrossTable> tables = tournament::crossTables(m_tournament);
    if (tables.empty())
        return;
    const std::size_t teams = largest(tables);
    const std::size_t perRow = besideEachOther(tables.size(), teams, m_room.width());
    const double room = (m_room.width() + besides) / static_cast<double>(perRow) - besides;
    const auto meetings = static_cast<int>(tables.front().rows.front().against.back().size());
    const Cross empty = measured(teams, room, leastCell(m_drawn), meetings);
    const double height = empty.place.height() + (tables.size() > 1 ? crossHeading : 0);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        Cross cross = empty;
        const std::size_t row = i / perRow;
        const QPointF corner(static_cast<double>(i % perRow) * (empty.place.width() + besides),
                             static_cast<double>(row) * (height + crossGap));
        const double missing = static_cast<double>(teams - tables[i].rows.size());
        cross.place.adjust(0, 0, -missing * cross.cell, -missing * cross.row);
        cross.place.translate(corner + QPointF(0, height - empty.place.height()));
        addCross(tables[i], cross);
        m_top = std::max(m_top, cross.place.bottom());
    }
    writeWildcards(m_tree, m_tournament);
    m_top += crossGap;
    ++m_block;
}

void Board::addCross(const tournament::CrossTable& table, const Cross& empty)
{
    Cross cross = empty;
    write(cross, m_tournament, table);
    if (!table.pool.empty())
        m_tree.headings.push_back({Window::tr("Pool %1").arg(kit::text(table.pool)),
                                   kit::text(wording::goOnInWords(table.goOn)),
                                   QRectF(cross.place.left(), cross.place.top() - crossHeading,
                                          cross.place.width(), crossHeading)});
    m_tree.crosses.push_back(cross);
    addCells(table, cross);
    m_tree.size = m_tree.size.expandedTo({cross.place.right(), cross.place.bottom()});
}

void Board::addCells(const tournament::CrossTable& table, const Cross& cross)
{
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t column = 0; column < table.rows.size(); ++column) {
            const std::vector<tournament::Crossing>& meetings = table.rows[row].against[column];
            const double height = meetings.empty() ? 0 : cross.row / static_cast<double>(meetings.size());
            for (std::size_t i = 0; i < meetings.size(); ++i) {
                Box box;
                box.match = kit::text(meetings[i].match);
                box.place = QRectF(cross.columnAt(column), cross.rowAt(row) + static_cast<double>(i) * height,
                                   cross.cell, height);
                box.block = m_block;
                Cell cell;
                cell.table = m_tree.crosses.size() - 1;
                cell.row = row;
                cell.column = column;
                cell.line = meetings[i].side == tournament::Side::A ? 0 : 1;
                box.cell = cell;
                write(box, m_tournament, *m_byId.at(meetings[i].match));
                m_tree.boxes.push_back(std::move(box));
            }
        }
}

} // namespace tree
