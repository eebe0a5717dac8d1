// Rulings that are no renege: points, a foul, a hand thrown in, an incident, a protest and what becomes of
// it, a rating, other rules, a team that was not allowed to play. Each is asked for below the list of cases.
#pragma once

#include "chip.h"
#include "forms.h"

namespace rulings {

class OtherRulings : public QWidget {
    Q_OBJECT
public:
    /// `gate` is asked where the match is finished.
    OtherRulings(kit::Theme& theme, session::Session& session, const session::PinGate& gate);
    void begin();
    void refresh();
    /// Takes a letter that asks for one of them; false where it means nothing here.
    bool press(int key) { return pressIn(m_buttons, key); }
    bool isAsking() const { return m_ask->isOpen(); }
    /// On the question.
    void takeFocus() { m_ask->takeFocus(); }

Q_SIGNALS:
    /// A question was answered or dropped.
    void closed();

private:
    kit::Ask* m_ask;
    Forms m_forms;
    QWidget* m_line; ///< the buttons
    QList<KeyButton*> m_buttons;
};

} // namespace rulings
