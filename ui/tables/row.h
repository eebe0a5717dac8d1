// A list of Tables, and a row of it: two or three lines of words, and on the right what it asks for. Can be
// chosen by key or click.
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
        QString asks;        ///< on the right: `Table 3`, `Decide`; may be empty
        bool warns = false;  ///< asks in the color of a warning
        QString key{};       ///< that does it, which stands before it: `Enter`; may be empty
        QString note{};      ///< a third line, as wide as the row; empty: none
        QString icon{};      ///< before them (resources/icons); empty: none
        QString shortNote{}; ///< the third line where the other is too long; empty: it is cut
        QString opponent{};  ///< of the team that is the title: beside it, or below where both don't fit
        /// `Full House – Low Club`
        QString whole() const
        {
            return opponent.isEmpty() ? title : title + QStringLiteral(" – ") + opponent;
        }
        friend bool operator==(const Words&, const Words&) = default;
    };

    explicit Row(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const Words& words);
    /// It is the line that says how many more there are: `3 more…`.
    void showMore(const QString& text);
    QSize sizeHint() const override;

Q_SIGNALS:
    /// It has the focus now, or has it no more.
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
    int paintAsks(QPainter& painter, const QRect& box) const;

    kit::Theme& m_theme;
    Words m_words;
    bool m_isMore = false;
    int m_lines = 1; ///< of the title
};

/// Its rows are kept and filled again, so that the one with the focus keeps it. Rows for which there is no
/// room are counted in a last one, which shows them all where it is pressed, and folds them again.
class RowList : public kit::Card {
    Q_OBJECT
public:
    RowList(kit::Theme& theme, const QString& title);
    /// From here on it is filled.
    void begin() { m_shown.clear(); }
    /// Fills the next row: about that match (id, or empty), and what else the list knows it by.
    void add(const QString& match, const Row::Words& words, int about = 0);
    /// No more follow; `none` is said where there is no row, `aside` beside the title.
    void finish(const QString& none, const QString& aside);

    /// There is room for no more than so many.
    void setLimit(int rows);
    /// How high it is with so many.
    int heightFor(int rows) const;
    /// Whether somebody asked to see them all.
    bool isUnfolded() const { return m_isUnfolded; }

    qsizetype size() const { return m_shown.size(); }
    /// Empty where there is no such row, or it is of none.
    QString match(qsizetype place) const { return m_shown.value(place).first; }
    int about(qsizetype place) const { return m_shown.value(place).second; }
    /// The row with the focus; -1 where none has it.
    qsizetype focused() const;
    /// Shows it where it was folded away.
    void focusOn(qsizetype place);
    /// The row about that match; -1 where there is none.
    qsizetype placeOf(const QString& match) const;

Q_SIGNALS:
    void chosen(qsizetype place);
    /// A row has the focus now, or has it no more.
    void focusMoved();
    /// The row that had the focus goes: else it would go to some button beside.
    void focusLost();
    /// Somebody wants to see all rows, or as many as there is room for.
    void foldingChanged();

private:
    void fold();

    kit::Theme& m_theme;
    QVBoxLayout* m_column;
    QVBoxLayout* m_inside; ///< of it, with the rows
    kit::Line* m_head;
    kit::Line* m_aside;
    kit::Line* m_none; ///< what is said where there is no row
    Row* m_more;
    std::vector<Row*> m_rows;
    QList<std::pair<QString, int>> m_shown;
    int m_limit = 100;
    bool m_isUnfolded = false;
};

} // namespace tables
