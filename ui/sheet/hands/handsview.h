// The hands of a game on screen: head, a row a hand, the cell under the cursor.
#pragma once

#include "handsmodel.h"

#include "ui/kit/theme.h"

#include <QStyledItemDelegate>
#include <QTableView>

#include <optional>

namespace sheet {

/// Where the columns of the sheet stand for a given width, so that the entry row stands under them.
class ColumnWidths {
public:
    ColumnWidths(const kit::Theme& theme, int width);
    int left(int column) const { return m_left[column]; }
    int width(int column) const { return m_left[column + 1] - m_left[column]; }
    /// Whether the boxes of the entry row have more room than they need.
    bool isWide() const { return m_isWide; }

private:
    bool m_isWide;
    int m_left[Columns + 1];
};

class HandsView : public QTableView {
    Q_OBJECT
public:
    /// Pixels at 100 %: what its columns need, and the boxes of the entry row below them.
    static constexpr int leastWidth = 730;
    HandsView(kit::Theme& theme, HandsModel& model, QWidget* parent = nullptr);
    /// As high as its hands, so that the entry row is the next line; with many hands it scrolls.
    QSize sizeHint() const override;
    /// One hand, which stays in view beside whatever is asked.
    QSize minimumSizeHint() const override;
    /// Puts the widget in place of that row, which becomes as high as it; where the row is none it goes back
    /// into the layout of the view, below it.
    void setEditor(QWidget* editor, std::optional<int> row);

Q_SIGNALS:
    /// The cell under the cursor is another.
    void cellChosen(int row, int column);
    /// So wide are the columns together: the bar beside them takes its part.
    void columnsPlaced(int width);
    /// A key that belongs to the entry row was pressed here.
    void keyPassedOn(QKeyEvent* event);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// A window that comes up gives the focus to what takes it first: that chooses no hand.
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void scrollContentsBy(int dx, int dy) override
    {
        QTableView::scrollContentsBy(dx, dy);
        placeEditor();
    }

private:
    void dress();
    void placeColumns();
    /// What is no hand's takes a thin row of its own.
    void placeNotes();
    void showConcerned();
    void placeEditor();

    kit::Theme& m_theme;
    QWidget* m_editor = nullptr;
    int m_editedRow = -1;
};

} // namespace sheet
