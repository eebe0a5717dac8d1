// The standings as a table.
#pragma once

#include "night/night.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace standings {

/// What a row is at a glance.
enum class Place { In, First, Out };

class StandingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Rank, Team, Won, Lost, PointsFor, PointsAgainst, Now, Columns };
    enum Role { PlaceRole = Qt::UserRole, TeamRole };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const night::Night& night);
    /// How many teams can still win.
    int stillIn() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString team; ///< its id
        Place place = Place::In;
        QStringList cells; ///< by Column
        friend bool operator==(const Row&, const Row&) = default;
    };
    static std::vector<Row> rowsOf(const night::Night& night);

    std::vector<Row> m_rows;
};

} // namespace standings
