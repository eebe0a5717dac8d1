// Decisions that are needed before play continues: ties, and the next round of Swiss.
#pragma once

#include "tournament/ranking/advancement.h"
#include "ui/kit/widgets.h"
#include "ui/session/session.h"

#include <functional>

namespace standings {

class Decisions : public kit::Card {
    Q_OBJECT
public:
    Decisions(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// Another tournament is open: clears what was pressed.
    void begin();
    /// Hidden if there is nothing to decide.
    void refresh();
    /// Gives the focus to the first button; does nothing while it is hidden.
    void takeFocus();

Q_SIGNALS:
    /// A decision was made here; the screen decides where the focus goes.
    void decided();

private:
    void showTie(const tournament::Tournament& tournament);
    void showNames(const tournament::Tournament& tournament);
    void press(int place);
    void showPressed();
    std::vector<std::string> pressedTeams() const;
    using Wish = std::function<desk::Answer<desk::Recorded>(desk::Desk&, const std::string& by)>;
    void ask(const QString& what, const Wish& wish);

    session::Session& m_session;
    tournament::Undecided m_tie;        ///< the shown tie; without seeds: none
    std::vector<std::string> m_teams;   ///< the tied teams
    std::vector<std::size_t> m_pressed; ///< indices of `m_teams`, in the order pressed
    kit::Prose* m_text;
    kit::Prose* m_how;
    QWidget* m_names;
    std::vector<QPushButton*> m_buttons; ///< one per team
    QPushButton* m_lots;
    QPushButton* m_byHand;
    QPushButton* m_playIn;
    QPushButton* m_pair;
    kit::Prose* m_complaint;
};

} // namespace standings
