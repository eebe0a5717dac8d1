// One of the few questions that are asked before something is done, in place, and what another draw changes.
#pragma once

#include "desk/drawing/drawoutlook.h"
#include "ui/kit/widgets.h"

#include <functional>

namespace teams {

class Confirm : public kit::Card {
    Q_OBJECT
public:
    explicit Confirm(kit::Theme& theme, QWidget* parent = nullptr);
    /// Enter says yes: the button has the focus. `yes` is what the button does, in words. `details` stand
    /// below the buttons, however long they are, until something else is asked.
    void ask(const QString& title, const QString& text, const QString& yes, std::function<void()> then,
             QWidget* details = nullptr);
    /// To the button that says yes.
    void takeFocus() { m_yes->setFocus(); }
    /// Says why it cannot be.
    void complain(const QString& text) { m_complaint->say(text); }

Q_SIGNALS:
    void asked();
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    kit::Prose* m_title;
    kit::Prose* m_text;
    kit::Prose* m_complaint;
    QPushButton* m_yes;
    QWidget* m_details = nullptr;
    std::function<void()> m_then;
};

/// Whether that button is for what comes next here: one on a screen.
void makeStrong(QPushButton& button, bool strong);

// What another draw changes for the teams: what was beside what comes.

QWidget* changesIn(kit::Theme& theme, const desk::Redraw& redraw);

} // namespace teams
