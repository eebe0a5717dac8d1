// Who may not play, a row a player or team.
#pragma once

#include "tournament/model/tournament.h"

#include <QAbstractTableModel>

namespace absences {

class SanctionsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Who, Until, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    /// `today` as `2026-11-21`: what held up to a day before it is over.
    void show(const tournament::Tournament& tournament, const std::string& today);
    const facts::Sanction* at(int row) const;
    QString nameAt(int row) const { return m_rows.value(row).who; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        facts::Sanction sanction;
        QString who;
        QString why;
        QString until;
        bool isOver = false;
    };
    QList<Row> m_rows;
};

} // namespace absences
