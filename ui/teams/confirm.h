// One of the few questions that are asked before something is done, in place.
#pragma once

#include "ui/kit/widgets.h"

#include <QPushButton>

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
    void complain(const QString& text);

Q_SIGNALS:
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

} // namespace teams
