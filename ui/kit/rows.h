// Rows of a list or a table: names are measured, the chosen row shows it by a bar and by its ground.
#pragma once

#include "widgets.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <vector>

namespace kit {

/// What a model says of a cell beside its text.
enum RowRole {
    InkRole = Qt::UserRole + 1, ///< a Line::Ink; else Plain
    StrongRole,                 ///< whether in a medium weight
    TickRole,                   ///< whether a tick stands before the text
    SecondRole,                 ///< what stands below the text, smaller
    StruckRole,                 ///< whether it is left out, and struck through
};

struct Cell {
    QString text;
    QString second{}; ///< below the text, smaller
    Line::Ink ink = Line::Ink::Plain;
    bool strong = false; ///< in a medium weight
    bool tick = false;   ///< a tick stands before the text
    bool struck = false; ///< left out, and struck through
    QString toolTip{};
    QString spoken{}; ///< as it is read aloud; the text where it is empty
    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Row {
    QString id; ///< of what it is about: a row that comes again is known by it
    QList<Cell> cells;
    bool isHeading = false; ///< of the rows below; the keys go past it
    friend bool operator==(const Row&, const Row&) = default;
};

/// Rows that are finished before they are shown.
class RowModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// `titles` stand above the columns, as many as a row has cells.
    explicit RowModel(QStringList titles, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_titles(std::move(titles))
    {
    }
    /// The rows of now. Where they are of the same things in the same order as before, those alone that say
    /// something else are told of; else the model is reset.
    void show(QList<Row> rows);
    const Row& at(int row) const { return m_rows.at(row); }
    /// Empty where there is no such row.
    QString idAt(int row) const { return m_rows.value(row).id; }
    /// -1 where it is not there.
    int rowOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QStringList m_titles;
    QList<Row> m_rows;
};

class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    RowDelegate(Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

protected:
    /// The ground of a cell; gives the room for what is written there.
    QRectF paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Theme& m_theme;
};

/// In a table Home and End go to the first and the last row, as Page Up and Page Down go by what is in view.
class Table : public QTableView {
    Q_OBJECT
public:
    using QTableView::QTableView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

/// A table of whole rows: no grid, rows of a target's height, nothing to scroll sideways. Enter and a double
/// click choose the row.
class RowTable : public Table {
    Q_OBJECT
public:
    /// What there is to show in place of a row on which the cursor stood and which is gone.
    enum class Instead { First, Near, Nothing };

    explicit RowTable(Theme& theme, QWidget* parent = nullptr);
    /// Of a RowModel of its own with these titles; `name` is read aloud.
    RowTable(Theme& theme, const QString& name, const QStringList& titles);
    /// Only of a table with a model of its own.
    RowModel& rows() const { return *m_rows; }
    /// Shows these rows; the cursor stays on the one that it was on. Where it is on none, also because its
    /// row is gone, it goes to the first, to the place where it was, or stays off.
    void showRows(QList<Row> rows, Instead instead = Instead::First);
    QString currentId() const { return m_rows->idAt(currentRow()); }
    /// To that row; off all of them where there is none.
    void goTo(int row) { setCurrentIndex(model()->index(row, m_main)); }
    /// Which column the cursor is on, the first unless said otherwise.
    void setMainColumn(int column) { m_main = column; }
    /// So many pixels at 100 % for that column; one without a width takes what is left.
    void setWidth(int column, int pixels);
    /// Of every row, in pixels at 100 %; that of a target unless said otherwise.
    void setRowHeight(int pixels);
    void setHeaderShown(bool shown);
    /// The row on which the cursor stands; -1 where it stands on none.
    int currentRow() const { return currentIndex().isValid() ? currentIndex().row() : -1; }
    /// Of `all`, a value a row, that on which the cursor stands; null where it stands on none.
    template <class Value>
    const Value* currentOf(const std::vector<Value>& all) const
    {
        const auto row = static_cast<std::size_t>(currentRow());
        return row < all.size() ? &all[row] : nullptr; // -1 is none of them
    }
    /// By so many rows a page goes on; at least 1.
    int rowsOfPage() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void dress();

    Theme& m_theme;
    RowModel* m_rows = nullptr;
    int m_main = 0;
    int m_height = 48;
    QList<std::pair<int, int>> m_widths;
};

} // namespace kit
