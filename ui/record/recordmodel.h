// Lines of the record as a table: when, who, what; newest first.
#pragma once

#include "ui/kit/theme.h"
#include "wording/record/recordlines.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>
#include <QStyledItemDelegate>

namespace record {

/// What is shown of a line, as people read it.
struct LineWords {
    QString head;   ///< `Match 3, hand 5`
    QString detail; ///< `A bid 4+nil, took 5+0; B bid 6, took 8`; may be empty
    QString was;    ///< `before: …`; empty where it replaced nothing
    QString gone;   ///< `taken back 19:45:02 by A. Cruz`; empty where it holds
    int lines() const { return 1 + !detail.isEmpty() + !was.isEmpty() + !gone.isEmpty(); }
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
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : Columns; }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const Lines> m_lines;
    std::vector<std::size_t> m_places;
    std::string m_match;
};

// What of the record can be asked for by its kind, in groups that people know.

struct Group {
    const char* word;               ///< `Hands`, before it is translated
    std::vector<std::string> kinds; ///< empty: all
    bool changes = false;           ///< only what changed something on record, or was taken back
};

/// In the order in which they are offered; the first is everything.
const QList<Group>& groups();

// A line of the record in its table: what, what it was before, and that it was taken back, struck through.

class RecordModel;

class RecordDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    RecordDelegate(kit::Theme& theme, const RecordModel& model, QObject* parent);
    /// Of a row with so many lines of words, in pixels at 100 %.
    static int heightOf(int lines);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    void paintWhat(QPainter& painter, const QRectF& box, int row) const;

    kit::Theme& m_theme;
    const RecordModel& m_model;
};

} // namespace record
