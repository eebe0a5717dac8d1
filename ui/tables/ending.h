// The end of the tournament: the champion, what is left to do, and the final places.
#pragma once

#include "tournament/model/tournament.h"
#include "ui/kit/widgets.h"

namespace tables {

class EndingCard : public kit::Card {
    Q_OBJECT
public:
    explicit EndingCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// Visible once the tournament has a champion.
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    /// Gives the focus to the first thing to do.
    void takeFocus() { m_first->setFocus(); }
    /// Its buttons; none while it is hidden.
    QWidgetList stops() const;

Q_SIGNALS:
    /// The print with that word should be shown (ui/paper/prints).
    void printWanted(const QString& word);
    void backupWanted();
    /// Everything is done: another tournament should be opened, or none.
    void closeWanted();

private:
    kit::Theme& m_theme;
    QLabel* m_trophy;
    kit::Line* m_champion;
    kit::Prose* m_how;
    QPushButton* m_first;
};

/// The final standings below it: in two columns if one has no room for all, and the number of places that
/// aren't shown.
class FinalPlaces : public kit::Card {
    Q_OBJECT
public:
    explicit FinalPlaces(kit::Theme& theme, QWidget* parent = nullptr);
    /// Visible once the tournament has a champion.
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    QSize sizeHint() const override { return {0, heightFor(m_rows.size())}; }
    QSize minimumSizeHint() const override { return {0, 0}; } // it never takes room from what is above

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Row {
        QString rank; ///< `3`, `5–8`
        QString team;
        QString record; ///< `3–1`
    };
    int heightFor(qsizetype rows) const;
    void paintRow(QPainter& painter, const QRect& line, const Row& row) const;

    kit::Theme& m_theme;
    QList<Row> m_rows;
    qsizetype m_more = 0; ///< teams that aren't shown
};

} // namespace tables
