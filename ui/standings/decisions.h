// What has to be decided before play continues: ties, and the next round of Swiss.
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
    /// Another tournament is open: nothing is pressed yet.
    void begin();
    /// Hidden where nothing has to be decided.
    void refresh();
    /// To the first thing that can be pressed; nowhere while it is hidden.
    void takeFocus();

Q_SIGNALS:
    /// Something was decided from here; where the keys go now is the screen's to say.
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
    tournament::Undecided m_tie;        ///< the one that is shown; without seeds: none
    std::vector<std::string> m_teams;   ///< that are tied
    std::vector<std::size_t> m_pressed; ///< places in `m_teams`, in the order in which they were pressed
    kit::Prose* m_text;
    kit::Prose* m_how;
    QWidget* m_names;
    std::vector<QPushButton*> m_buttons; ///< a name each
    QPushButton* m_lots;
    QPushButton* m_byHand;
    QPushButton* m_playIn;
    QPushButton* m_pair;
    kit::Prose* m_complaint;
};

} // namespace standings
