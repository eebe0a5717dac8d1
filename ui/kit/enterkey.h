// Enter presses the focused button, like Space. With Ctrl it goes to the page.
#pragma once

#include "stroke.h"

#include <QObject>

class QPushButton;

namespace kit {

/// Leaves Enter on this button to an event filter (a card reader's line ends with Enter).
void leaveEnterAlone(QPushButton& button);

/// An event filter of the whole program. It installs itself on each push button when the button is shown. For
/// the choices of a question, the question handles Enter (ask.h).
class EnterKey : public QObject {
    Q_OBJECT
public:
    explicit EnterKey(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The event filter of each button. Enter from a known card reader never comes here. Enter from an
    /// unknown scanner presses nothing, because it follows the digits faster than anyone types.
    QObject* m_presses;
};

} // namespace kit
