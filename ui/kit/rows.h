// Rows of a list or a table: names are measured, the chosen row shows it by a bar and by its ground.
#pragma once

#include "widgets.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace kit {

/// What a model says of a cell beside its text.
enum RowRole {
    InkRole = Qt::UserRole + 1, ///< a Line::Ink; else Plain
    StrongRole,                 ///< whether in a medium weight
    TickRole,                   ///< whether a tick stands before the text
    SecondRole,                 ///< what stands below the text, smaller
    StruckRole,                 ///< whether it is left out, and struck through
};

class RowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    RowDelegate(Theme& theme, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
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
    explicit RowTable(Theme& theme, QWidget* parent = nullptr);
    /// So many pixels at 100 % for that column; one without a width takes what is left.
    void setWidth(int column, int pixels);
    /// Of every row, in pixels at 100 %; that of a target unless said otherwise.
    void setRowHeight(int pixels);
    void setHeaderShown(bool shown);
    /// The row on which the cursor stands; -1 where it stands on none.
    int currentRow() const;
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
    int m_height = 48;
    QList<std::pair<int, int>> m_widths;
};

} // namespace kit
