// The end of the tournament: who won it, and what is left to do.
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

} // namespace tables
