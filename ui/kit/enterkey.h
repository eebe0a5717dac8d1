// Enter presses the focused button, like Space. With Ctrl it goes to the page instead.
#pragma once

#include "stroke.h"

#include <QObject>

class QPushButton;

namespace kit {

/// Leave Enter on this button to a filter of its events (a card reader's line ends with Enter).
void leaveEnterAlone(QPushButton& button);

/// Installs itself on each push button of the program when it is shown; it is an event filter of the program.
/// For the choices of a question, the question handles Enter (ask.h).
class EnterKey : public QObject {
    Q_OBJECT
public:
    explicit EnterKey(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The filter of each button. The Enter of a known reader never gets here; that of an unknown scanner
    /// presses nothing, because it follows its digits faster than anyone types.
    QObject* m_presses;
};

} // namespace kit
