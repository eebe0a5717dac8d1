// The teams of the tournament as rows.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <QAbstractTableModel>

#include <array>

namespace teams {

class TeamsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Seed, Name, Players, Affiliation, Cards, Here, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// Whether any team has one.
    bool hasAffiliations() const;
    /// The team's id; empty where there is no such row.
    QString teamAt(int row) const;
    /// -1 where it is not there.
    int rowOf(const QString& team) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString id;
        std::array<QString, Columns> cells;
        bool alone = false;
        bool here = false;
        bool withdrawn = false;
        bool late = false; ///< the others are drawn, it is not
        QString against{}; ///< which limits of the rules, and why; empty: none
        friend bool operator==(const Row&, const Row&) = default;
    };
    /// `isAwaited`: its next match waits for it.
    static Row rowFor(const tournament::Tournament& tournament, const tournament::Team& team, bool isAwaited,
                      int aheadMin);

    QList<Row> m_rows;
};

} // namespace teams
