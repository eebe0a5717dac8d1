#include "standingsmodel.h"

#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

void StandingsModel::show(const tournament::Tournament& tournament)
{
    std::vector<Row> rows = rowsOf(tournament);
    const bool isAlike =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const Row& is, const Row& was) { return is.isHeading() == was.isHeading(); });
    if (isAlike) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int StandingsModel::stillIn() const
{
    return static_cast<int>(
        std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.place == Place::In; }));
}

int StandingsModel::rowOf(const QString& team) const
{
    const auto at =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.team == team; });
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

int StandingsModel::teamRowFrom(int row) const
{
    const auto isOfTeam = [](const Row& each) { return !each.isHeading(); };
    const auto from = m_rows.begin() + std::clamp(row, 0, rowCount());
    auto at = std::find_if(from, m_rows.end(), isOfTeam);
    if (at == m_rows.end())
        at = std::find_if(m_rows.begin(), m_rows.end(), isOfTeam);
    return static_cast<int>(at - m_rows.begin());
}

int StandingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells[index.column()];
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case PlaceRole:
        return static_cast<int>(row.place);
    case TeamRole:
        return row.team;
    case HeadingRole:
        return row.isHeading() ? QVariant(row.cells.front()) : QVariant();
    case WhyRole:
        return wording::sentence(row.why);
    case ReasonRole:
        return row.why;
    case LineRole:
        return row.isLine;
    default:
        return {};
    }
}

QVariant StandingsModel::spoken(const Row& row, int column) const
{
    if (row.isHeading())
        return row.cells.front();
    if (column == Team)
        return row.why.isEmpty() ? row.cells[Team] : u"%1, %2"_s.arg(row.cells[Team], row.why);
    return u"%1 %2"_s.arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), row.cells[column]);
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && (section == Team || section == Now))
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static const char* const words[Columns] = {
        QT_TRANSLATE_NOOP("Window", "Rank"),       QT_TRANSLATE_NOOP("Window", "Team"),
        QT_TRANSLATE_NOOP("Window", "Won"),        QT_TRANSLATE_NOOP("Window", "Lost"),
        QT_TRANSLATE_NOOP("Window", "Points for"), QT_TRANSLATE_NOOP("Window", "Points against"),
        QT_TRANSLATE_NOOP("Window", "Now")};
    return Window::tr(words[section]);
}

// The keys go past a heading.
Qt::ItemFlags StandingsModel::flags(const QModelIndex& index) const
{
    return m_rows[static_cast<std::size_t>(index.row())].isHeading() ? Qt::ItemNeverHasChildren
                                                                     : QAbstractTableModel::flags(index);
}

} // namespace standings
