#include "standingsmodel.h"

#include "desk/names.h"
#include "night/standings.h"
#include "ui/look/text.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace standings {

namespace {

/// A team's match that is on or comes next, and the one that was decided last; null where there is none.
struct Around {
    const night::Match* next = nullptr;
    const night::Match* last = nullptr;
};

std::map<std::string, Around> aroundEach(const night::Night& night)
{
    std::map<std::string, Around> all;
    for (const night::Match* match : night::inOrder(night))
        for (const scoring::Side side : scoring::bothSides) {
            if (!match->number || match->teams[side].empty())
                continue;
            Around& around = all[match->teams[side]];
            if (match->outcome)
                around.last = match;
            else if (!around.next)
                around.next = match;
        }
    return all;
}

/// Where the team is now, or what put it where it stands.
QString nowOf(const night::Standing& standing, const Around& around)
{
    if (!standing.decidedBy.empty())
        return u"by %1"_s.arg(look::text(standing.decidedBy));
    if (around.next) {
        const QString title = look::text(desk::titleOf(*around.next));
        return around.next->call ? u"%1, table %2"_s.arg(title).arg(around.next->call->table)
                                 : u"%1 is next"_s.arg(title);
    }
    if (!around.last)
        return {};
    const bool won = around.last->winner && around.last->teams[*around.last->winner] == standing.team;
    return (won ? u"won %1"_s : u"lost %1"_s).arg(look::text(desk::titleOf(*around.last)));
}

QString rankOf(const night::Standing& standing)
{
    return standing.rank ? QString::number(*standing.rank) : u"in"_s;
}

} // namespace

std::vector<StandingsModel::Row> StandingsModel::rowsOf(const night::Night& night)
{
    std::vector<Row> rows;
    std::map<std::string, Around> around = aroundEach(night);
    for (const night::Standing& standing : night::standings(night)) {
        Row row;
        row.team = look::text(standing.team);
        row.place = !standing.rank ? Place::In : *standing.rank == 1 ? Place::First : Place::Out;
        row.cells = QStringList(Columns);
        row.cells[Rank] = rankOf(standing);
        row.cells[Team] = look::text(desk::teamName(night, standing.team));
        row.cells[Won] = QString::number(standing.won);
        row.cells[Lost] = QString::number(standing.lost);
        row.cells[PointsFor] = look::number(standing.pointsFor);
        row.cells[PointsAgainst] = look::number(standing.pointsAgainst);
        row.cells[Now] = nowOf(standing, around[standing.team]);
        rows.push_back(row);
    }
    return rows;
}

void StandingsModel::show(const night::Night& night)
{
    std::vector<Row> rows = rowsOf(night);
    if (rows.size() == m_rows.size()) {
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
        return index.column() == Team
                   ? row.cells[Team]
                   : u"%1 %2"_s.arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                    row.cells[index.column()]);
    case PlaceRole:
        return static_cast<int>(row.place);
    case TeamRole:
        return row.team;
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && (section == Team || section == Now))
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static const QStringList words = {u"Rank"_s,       u"Team"_s,           u"Won"_s, u"Lost"_s,
                                      u"Points for"_s, u"Points against"_s, u"Now"_s};
    return words[section];
}

} // namespace standings
