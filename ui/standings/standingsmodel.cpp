#include "standingsmodel.h"

#include "desk/names.h"
#include "night/standings.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace standings {

namespace {

/// The match that the team played last, as far as it is decided; null where it has played none.
const night::Match* lastMatch(const night::Night& night, const std::string& team)
{
    const night::Match* last = nullptr;
    for (const night::Match* match : night::inOrder(night))
        if (match->number && match->outcome && (match->teams.a == team || match->teams.b == team))
            last = match;
    return last;
}

/// Where the team is now, or what put it where it stands.
QString nowOf(const night::Night& night, const night::Standing& standing)
{
    if (!standing.decidedBy.empty())
        return u"by %1"_s.arg(look::text(standing.decidedBy));
    if (const night::Match* match = night::currentMatch(night, standing.team)) {
        const QString title = look::text(desk::titleOf(*match));
        return match->call ? u"%1, table %2"_s.arg(title).arg(match->call->table)
                           : u"%1 is next"_s.arg(title);
    }
    const night::Match* last = lastMatch(night, standing.team);
    if (!last)
        return {};
    const bool won = last->winner && last->teams[*last->winner] == standing.team;
    return (won ? u"won %1"_s : u"lost %1"_s).arg(look::text(desk::titleOf(*last)));
}

QString rankOf(const night::Standing& standing)
{
    return standing.rank ? QString::number(*standing.rank) : u"in"_s;
}

} // namespace

std::vector<StandingsModel::Row> StandingsModel::rowsOf(const night::Night& night)
{
    std::vector<Row> rows;
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
        row.cells[Now] = nowOf(night, standing);
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
