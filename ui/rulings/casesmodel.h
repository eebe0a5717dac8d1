// The tournament's cases as rows: what waits for a decision first.
#pragma once

#include "desk/rulings/ruling.h"

#include <QAbstractTableModel>

namespace rulings {

/// `Upheld`.
QString rulingWord(facts::Ruling ruling);

class CasesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Where, Claimed, State, Columns };

    using QAbstractTableModel::QAbstractTableModel;
    void show(const tournament::Tournament& tournament);
    const desk::CaseOnRecord& at(int row) const { return m_cases[static_cast<std::size_t>(row)]; }
    /// How many wait for a decision.
    int waiting() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Cell {
        QString first;
        QString second; ///< below it, smaller
    };
    using Row = std::array<Cell, Columns>;

    std::vector<desk::CaseOnRecord> m_cases;
    std::vector<Row> m_rows;
};

} // namespace rulings
