// Lines of the record as a table: when, who, what; newest first.
#pragma once

#include "wording/record/recordlines.h"

#include <QAbstractTableModel>

namespace record {

/// What is shown of a line, as people read it.
struct LineWords {
    QString head;   ///< `Match 3, hand 5`
    QString detail; ///< `A bid 4+nil, took 5+0; B bid 6, took 8`; may be empty
    QString was;    ///< `before: …`; empty where it replaced nothing
    QString gone;   ///< `taken back 19:45:02 by A. Cruz`; empty where it holds
    int lines() const;
    QString whole() const; ///< all of it, to be read aloud
};

/// `19:42:07`, by the clock of this machine.
QString clockOf(const std::string& utc);
/// As in the record of that match (id), where it is not empty.
LineWords wordsOf(const wording::RecordLine& line, const std::string& match);

class RecordModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { When, Who, What, Columns };
    using Lines = std::vector<wording::RecordLine>;

    using QAbstractTableModel::QAbstractTableModel;
    /// Those of `lines` at these places, in this order. `match` is the one (id) that all of them are about.
    void show(const std::shared_ptr<const Lines>& lines, std::vector<std::size_t> places,
              const std::string& match);
    const wording::RecordLine& at(int row) const;
    LineWords words(int row) const { return wordsOf(at(row), m_match); }
    /// The row of that fact; -1 where it is not shown.
    int rowOf(long long seq) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const Lines> m_lines;
    std::vector<std::size_t> m_places;
    std::string m_match;
};

} // namespace record
