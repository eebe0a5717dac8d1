// The end of the tournament: who won it, what is left to do, and who came after.
#pragma once

#include "tournament/model/tournament.h"
#include "ui/kit/widgets.h"

namespace tables {

class EndingCard : public kit::Card {
    Q_OBJECT
public:
    explicit EndingCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// In view once the tournament has a champion.
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    /// On what is done first.
    void takeFocus() { m_first->setFocus(); }
    /// Its buttons; none while it is hidden.
    QWidgetList stops() const;

Q_SIGNALS:
    /// The print of that word is wanted (ui/paper/prints).
    void printWanted(const QString& word);
    void backupWanted();
    /// Nothing more is to be done: another tournament, or none.
    void closeWanted();

private:
    kit::Theme& m_theme;
    QLabel* m_trophy;
    kit::Line* m_champion;
    kit::Prose* m_how;
    QPushButton* m_first;
};

/// The final standings below it, from the first place on: in two columns where one has no room for
/// all, and with how many more there are.
class FinalPlaces : public kit::Card {
    Q_OBJECT
public:
    explicit FinalPlaces(kit::Theme& theme, QWidget* parent = nullptr);
    /// In view once the tournament has a champion.
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    QSize sizeHint() const override { return {0, heightFor(m_rows.size())}; }
    QSize minimumSizeHint() const override { return {0, 0}; } // what is above it never gives way to it

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
    qsizetype m_more = 0; ///< teams after these
};

} // namespace tables
