// Rows of a list or a table: names are measured; the selected row has a bar and a background.
#pragma once

#include "widgets.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <vector>

namespace kit {

/// What a model provides for a cell besides its text.
enum RowRole {
    InkRole = Qt::UserRole + 1, ///< a Line::Ink; otherwise Plain
    StrongRole,                 ///< bool: in medium weight
    TickRole,                   ///< bool: a tick before the text
    SecondRole,                 ///< smaller text below
    StruckRole,                 ///< bool: skipped, shown struck through
    ShortRole,                  ///< shown if the text doesn't fit
    SecondShortRole,            ///< the same for the smaller text
    SecondNameRole,             ///< bool: the smaller text is a name, which is shortened in its middle
};

/// A cell. The line with players' names has a short form: at check-in the text, in a list of teams the
/// smaller text below.
struct Cell {
    QString text;
    QString second{}; ///< smaller text below
    Line::Ink ink = Line::Ink::Plain;
    bool strong = false; ///< in medium weight
    bool tick = false;   ///< a tick before the text
    bool struck = false; ///< skipped, shown struck through
    QString toolTip{};
    QString spoken{};          ///< for screen readers; empty: the text
    QString inShort{};         ///< shown if the text doesn't fit; empty: the text, shortened
    QString secondInShort{};   ///< the same for `second`
    bool secondIsName = false; ///< shortened in its middle, because similar names often differ at the end
    bool isAtRight = false;    ///< aligned right, for numbers
    friend bool operator==(const Cell&, const Cell&) = default;
};

struct Row {
    QString id; ///< identifies its subject, to find a row again
    QList<Cell> cells;
    bool isHeading = false; ///< of the rows below; keys skip it
    friend bool operator==(const Row&, const Row&) = default;
};

/// A model whose rows are all set at once.
class RowModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// `titles` are above the columns, one per cell of a row.
    explicit RowModel(QStringList titles, QObject* parent = nullptr)
        : QAbstractTableModel(parent), m_titles(std::move(titles))
    {
    }
    /// Sets the rows. If they have the same subjects in the same order as before, only changed rows are
    /// updated; otherwise the model is reset.
    void show(QList<Row> rows);
    const Row& at(int row) const { return m_rows.at(row); }
    /// The id of that row; empty if there is no such row.
    QString idAt(int row) const { return m_rows.value(row).id; }
    /// The row with that id; -1 if there is none.
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
    /// Paints the background of a cell; returns the room for its content.
    QRectF paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;
    /// The text, or the short form if the text doesn't fit in that font. Smaller letters than in other rows
    /// would make a row look less important.
    static QString fitting(const QString& text, const QVariant& inShort, const QFont& font,
                           const QRectF& room);

    Theme& m_theme;
};

/// A table: Home and End go to the first and last row, and Page Up and Page Down move by the visible rows.
class Table : public QTableView {
    Q_OBJECT
public:
    using QTableView::QTableView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
};

/// A table of whole rows: no grid, rows high enough to click, no horizontal scrolling. Enter and a double
/// click choose the row.
class RowTable : public Table {
    Q_OBJECT
public:
    /// What to select if the selected row is gone.
    enum class Instead { First, Near, Nothing };

    explicit RowTable(Theme& theme, QWidget* parent = nullptr);
    /// With its own RowModel and these titles. `name` is for screen readers.
    RowTable(Theme& theme, const QString& name, const QStringList& titles);
    /// Only for a table with its own model.
    RowModel& rows() const { return *m_rows; }
    /// Shows these rows; the selection stays. Without one, or if its row is gone, it goes to the first row,
    /// to the same place, or stays empty.
    void showRows(QList<Row> rows, Instead instead = Instead::First);
    QString currentId() const { return m_rows->idAt(currentRow()); }
    /// Selects that row; none if there is none.
    void goTo(int row) { setCurrentIndex(model()->index(row, m_main)); }
    /// The column of the cursor; the first by default.
    void setMainColumn(int column) { m_main = column; }
    /// Sets the width of that column in pixels at 100%; a column without a width gets the rest.
    void setWidth(int column, int pixels);
    /// In a wide window, the columns after the name share the width that the name doesn't need. Otherwise a
    /// row would be hard to follow.
    void limitName();
    /// Call this after a column was hidden or shown.
    void shareWidth();
    /// The height of every row in pixels at 100%; by default that of a click target.
    void setRowHeight(int pixels);
    void setHeaderShown(bool shown);
    /// The selected row; -1 if there is none.
    int currentRow() const { return currentIndex().isValid() ? currentIndex().row() : -1; }
    /// The element of `all`, one per row, for the selected row; null if there is none.
    template <class Value>
    const Value* currentOf(const std::vector<Value>& all) const
    {
        const auto row = static_cast<std::size_t>(currentRow());
        return row < all.size() ? &all[row] : nullptr; // -1 is none of them
    }
    /// The number of rows that a page key moves; at least 1.
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
    /// The width that was set for the column; 0 if none was.
    int widthOf(int column) const;

    Theme& m_theme;
    RowModel* m_rows = nullptr;
    int m_main = 0;
    int m_height = 48;
    bool m_limitsName = false;
    QList<std::pair<int, int>> m_widths;
};

} // namespace kit
