// Enter presses the button that has the focus, as Space does. With Ctrl it goes past it, to the page.
#pragma once

#include <QKeyEvent>

class QPushButton;

namespace kit {

inline bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/// With Ctrl, Alt or Meta: it types nothing.
inline bool isCommand(const QKeyEvent& key)
{
    return key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

/// Enter on this button is for who filters its events (a card reader's ends with one): EnterKey leaves it
/// alone.
void leaveEnterAlone(QPushButton& button);

/// Sees to it for each push button of the program that is shown from then on; it is a filter of the program's
/// events. Of the choices of a question Enter is the question's (ask.h).
class EnterKey : public QObject {
    Q_OBJECT
public:
    explicit EnterKey(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A filter of each button. The Enter of a reader that is known never comes so far; that of a scanner
    /// which is not known yet presses nothing, as it follows its digits faster than anybody types.
    QObject* m_presses;
};

} // namespace kit
