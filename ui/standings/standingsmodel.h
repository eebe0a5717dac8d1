// The standings as a table.
#pragma once

#include "standingsrows.h"

#include <QAbstractTableModel>

namespace standings {

class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        PlaceRole = Qt::UserRole,
        TeamRole,
        HeadingRole, ///< of a row that is a heading: its words
        WhyRole,     ///< Row::why, as a sentence
        ReasonRole,  ///< Row::why, within a sentence
        LineRole     ///< Row::isLine
    };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const tournament::Tournament& tournament);
    /// How many teams of a knockout can still win.
    int stillIn() const;
    /// The first row of that team; -1 where it has none.
    int rowOf(const QString& team) const;
    /// That row, or where it is none of a team the next that is; the first where none is.
    int teamRowFrom(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QVariant spoken(const Row& row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace standings
