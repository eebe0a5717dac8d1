// The hands of a game on screen: head, one row per hand, the cell with the cursor.
#pragma once

#include "handsmodel.h"

#include "ui/kit/theme.h"

#include <QStyledItemDelegate>
#include <QTableView>

#include <optional>

namespace sheet {

/// The positions of the columns for a given width, so that the entry row lines up with them.
class ColumnWidths {
public:
    /// Without bags their column has no width.
    ColumnWidths(const kit::Theme& theme, int width, bool hasBags);
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
    /// Pixels at 100%: the width that its columns and the boxes of the entry row need.
    static constexpr int leastWidth = 726;
    HandsView(kit::Theme& theme, HandsModel& model, QWidget* parent = nullptr);
    /// As high as its hands, so that the entry row is the next line; with many hands it scrolls.
    QSize sizeHint() const override;
    /// One hand, which stays visible beside any question.
    QSize minimumSizeHint() const override;
    /// Rows are lower once the game is over, so that more hands are in view if there is little room.
    void setOver(bool isOver);
    /// Puts the widget in place of that row, which gets its height; without a row, it goes back into the
    /// layout below the view.
    void setEditor(QWidget* editor, std::optional<int> row);
    bool hasEditor() const { return m_editor != nullptr; }
    /// The widget's place in the view; nothing if it is below the view.
    std::optional<QRect> editorBox() const
    {
        return m_editor ? std::optional(m_editor->geometry().translated(viewport()->pos())) : std::nullopt;
    }
    /// Whether that number depends on the hand being edited, and can change soon.
    bool isProvisional(const QModelIndex& index) const
    {
        return m_editor && index.row() > m_editedRow && figureOf(index.column()) >= wording::Figure::Points;
    }

Q_SIGNALS:
    /// The cursor is on another cell, or on none.
    void cellChosen();
    /// The total width of the columns, without the scroll bar, and whether bags have one.
    void columnsPlaced(int width, bool hasBags);
    /// A key for the entry row was pressed here.
    void keyPassedOn(QKeyEvent* event);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    /// If it got the focus by a key, it selects the newest hand. A new window gives the focus to its first
    /// widget, which must not select one.
    void focusInEvent(QFocusEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override
    {
        QTableView::scrollContentsBy(dx, dy);
        placeEditor();
        viewport()->update(); // the texts at its edges don't scroll
    }

private:
    void dress();
    void placeColumns();
    void setHasBags(bool has);
    /// Rows that aren't hands are thin.
    void placeNotes();
    /// The height of that row, if each hand has the height `ofHand`.
    int heightOf(int row, int ofHand) const;
    int heightOfHand() const;
    void showConcerned();
    void placeEditor();
    /// Paints the number of hidden rows over the row at the upper or lower edge of the view. If too little of
    /// that row is visible for the text, it covers the next one too.
    void paintMore(int row, bool isAbove);
    QRect boxOf(int row) const; ///< in the viewport
    /// Whether that row at the edge can be covered by the text.
    bool mayBeCovered(int row, bool isAbove) const;

    kit::Theme& m_theme;
    QWidget* m_editor = nullptr;
    int m_editedRow = -1;
    bool m_hasBags = true;
    bool m_isOver = false;
};

} // namespace sheet
