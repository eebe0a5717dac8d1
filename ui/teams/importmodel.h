// The rows of a roster file as they would be taken.
#pragma once

#include "desk/registration/rosterimport.h"
#include "ui/kit/widgets.h"

#include <QAbstractTableModel>

namespace teams {

class ImportModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { LineNumber, Team, Players, Affiliation, Cards, Seed, Says, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const desk::RosterPreview& preview);
    const desk::RosterRow& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString cell(const desk::RosterRow& row, int column) const;
    static kit::Line::Ink inkOf(const desk::RosterRow& row);

    std::vector<desk::RosterRow> m_rows;
    bool m_again = false;
};

/// What is said of the row: its mistakes, else what it changes and its warnings; where it comes `again`, also
/// that it is new or the same.
QString saidOf(const desk::RosterRow& row, bool again);

} // namespace teams
