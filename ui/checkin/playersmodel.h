// The players who are expected, as far as they fit what is typed.
#pragma once

#include "desk/checkin/attendance.h"

#include <QAbstractTableModel>

namespace checkin {

class PlayersModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Player, Match, Here, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const tournament::Tournament& tournament, const QString& typed);
    /// The person's id; empty where there is no such row.
    std::string personAt(int row) const;
    /// -1 where it is not there.
    int rowOf(const std::string& person) const;
    bool isHere(int row) const { return m_rows[row].here; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::string person;
        QString name;
        QString team;
        QString match;
        bool here = false;
        QString notHere;           ///< `missing`, `show ID again for match 5`; empty: here
        QString exempt;            ///< against which rule, and why; empty: against none
        bool isSanctioned = false; ///< a sanction is among these
        QString limits;            ///< against which the team registered, not why; empty: against none
        QString against() const
        {
            return exempt + (exempt.isEmpty() || limits.isEmpty() ? QString() : QStringLiteral("; ")) +
                   limits;
        }
    };
    QList<Row> m_rows;
};

/// Teams that cannot sit down yet, whom they wait for and who of them may not play.
class MissingModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Team, Match, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    /// On that day in the room, `2026-11-21`.
    void show(const tournament::Tournament& tournament, const std::string& day);
    /// So many teams lack more than that somebody shows an ID again.
    int teamsMissing() const { return m_teamsMissing; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        QString team;
        QString missing;
        QString match;
    };
    int m_teamsMissing = 0;
    QList<Row> m_rows;
};

} // namespace checkin
