// A list of Tables, and its rows: two or three lines of text, and an action at the right. A row is chosen by
// key or click.
#pragma once

#include "ui/kit/widgets.h"

#include <QAbstractButton>
#include <QVBoxLayout>

#include <vector>

namespace tables {

class Row : public QAbstractButton {
    Q_OBJECT
public:
    struct Words {
        QString title;
        QString detail;
        QString asks;       ///< at the right: `Table 3`, `Decide`; can be empty
        bool warns = false; ///< `asks` in the warning color
        QString key{};      ///< the key for `asks`, shown before it; empty: Enter, if the row has the focus
        QString note{};     ///< a third line, as wide as the row; empty: none
        QString icon{};     ///< before the text (resources/icons); empty: none
        QString shortDetail{}; ///< the second line if the other is too long; empty: it loses its last parts
        QString shortNote{};   ///< the third line if the other is too long; empty: it is shortened
        QString opponent{}; ///< the opponent of the team in the title: beside it, or below if both don't fit
        bool isLater = false; ///< `asks` can't be done yet: Enter isn't shown
        /// `Full House – Low Club`
        QString whole() const
        {
            return opponent.isEmpty() ? title : title + QStringLiteral(" – ") + opponent;
        }
        friend bool operator==(const Words&, const Words&) = default;
    };

    explicit Row(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const Words& words);
    /// Makes it the button below the others that shows the hidden ones: `Show 3 more…`.
    void showMore(const QString& text, bool isFolded);
    QSize sizeHint() const override;

Q_SIGNALS:
    /// It got or lost the focus.
    void focusMoved();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightOf(const Words& words) const;
    int linesOfTitle(const Words& words) const;
    void paintWords(QPainter& painter, QRect box);
    void paintMore(QPainter& painter, const QRect& box);
    bool isAskingStrongly() const { return m_words.warns || !shownKey().isEmpty(); }
    /// Its key; empty if there is none.
    QString shownKey() const;
    void describe();
    QFont asksFont() const;
    /// The width of `asks`, with or without its key.
    int asksWidth(bool hasKey) const;
    void paintAsks(QPainter& painter, const QRect& box, bool hasKey) const;

    kit::Theme& m_theme;
    Words m_words;
    bool m_isMore = false;
    int m_lines = 1; ///< of the title
};

/// Its rows are reused, so that the focused one keeps the focus. Rows without room are counted in a last one,
/// which shows or hides them.
class RowList : public kit::Card {
    Q_OBJECT
public:
    RowList(kit::Theme& theme, const QString& title);
    void setTitle(const QString& title);
    /// Starts filling it again.
    void begin() { m_shown.clear(); }
    /// Fills the next row: about that match (id, or empty), with other data for the list.
    void add(const QString& match, const Row::Words& words, int about = 0);
    /// Ends filling it. `none` is shown if there are no rows, `aside` beside the title.
    void finish(const QString& none, const QString& aside);

    /// Limits the number of rows shown.
    void setLimit(int rows);
    /// The number of rows that fit in that many pixels.
    int mostIn(int height) const;
    /// Its height with that many rows.
    int heightFor(int rows) const;

    qsizetype size() const { return m_shown.size(); }
    /// Empty if there is no such row, or it isn't about a match.
    QString match(qsizetype place) const { return m_shown.value(place).first; }
    int about(qsizetype place) const { return m_shown.value(place).second; }
    /// The focused row, also while another window has the keys; -1 if there is none.
    qsizetype focused() const;
    /// Shows it if it was hidden.
    void focusOn(qsizetype place);
    /// The row about that match; -1 if there is none.
    qsizetype placeOf(const QString& match) const;
    /// Where ↑ and ↓ stop: the visible rows, and the button below them if some are hidden.
    QWidgetList stops() const;

Q_SIGNALS:
    void chosen(qsizetype place);
    /// The menu of that row, which has the focus, at that place of the monitor: by a right click or the Menu
    /// key.
    void menuWanted(qsizetype place, const QPoint& at);
    /// A row got or lost the focus.
    void focusMoved();
    /// The focused row is going to be hidden; otherwise the focus would jump to another button.
    void focusLost();
    /// All rows should be shown, or only as many as there is room for.
    void foldingChanged();

private:
    void fold();

    kit::Theme& m_theme;
    QVBoxLayout* m_column;
    QVBoxLayout* m_inside; ///< around the rows
    kit::Line* m_head;
    kit::Prose* m_aside;
    kit::Line* m_none; ///< shown without rows
    Row* m_more;
    std::vector<Row*> m_rows;
    QList<std::pair<QString, int>> m_shown;
    int m_limit = 100;
    bool m_isUnfolded = false;
};

} // namespace tables
