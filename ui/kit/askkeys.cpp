// The keys of a question.
#include "ask.h"
#include "fields.h"
#include "stroke.h"

#include <QApplication>
#include <QKeyEvent>

namespace kit {

namespace {

/// Whether the screen behind the question may have the key. Letters and arrows that the question doesn't use
/// do nothing there.
bool isForOthers(const QKeyEvent& event)
{
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    const bool isPage = event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown;
    return isFunction || isPage || isCommand(event);
}

} // namespace

bool Ask::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason)
            m_keyTarget = qobject_cast<QAbstractButton*>(watched);
        else if (reason == Qt::OtherFocusReason)
            m_keyTarget = nullptr;
    }
    return Card::eventFilter(watched, event);
}

bool Ask::takeChoice()
{
    if (!m_keyTarget || !m_keyTarget->hasFocus() || m_keyTarget->isChecked())
        return false;
    const QPointer<QAbstractButton> choice = m_keyTarget;
    choice->click();
    return choice && !choice->hasFocus();
}

// Enter chooses the focused answer if none is chosen yet. The answer shows as chosen before the next Enter
// accepts it.
bool Ask::takeFramed()
{
    for (qsizetype at = 0; at < m_rows.size(); ++at) {
        auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        const QButtonGroup* group = m_rows.at(at).buttons;
        if (!group || group->checkedButton() || button == m_keyTarget || !group->buttons().contains(button))
            continue;
        button->click();
        for (qsizetype next = at + 1; next < m_rows.size(); ++next)
            if (isMissing(next)) {
                focusOn(m_rows.at(next));
                break;
            }
        return true;
    }
    return false;
}

// If nothing was chosen before, the focus moves to the next question, as after Enter.
void Ask::takeNumbered(int key)
{
    const Row* asked = nullptr;
    for (const Row& row : std::as_const(m_rows))
        if (row.question.hasKeys &&
            (!asked || row.line->parentWidget()->isAncestorOf(QApplication::focusWidget())))
            asked = &row;
    QAbstractButton* choice = asked ? asked->buttons->buttons().value(key - Qt::Key_1) : nullptr;
    if (!choice)
        return;
    choice->setFocus();
    if (!takeFramed())
        choice->click();
}

void Ask::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        drop();
    } else if (isEnter(*event)) {
        if (event->isAutoRepeat())
            return; // the Enter that opened the question is still held down
        if (!takeFramed() && !takeChoice())
            m_usual->click();
    } else if (isArrow(*event) && hasFocus() && !m_rows.isEmpty() && m_rows.constFirst().buttons) {
        m_rows.constFirst().buttons->buttons().constFirst()->setFocus(Qt::TabFocusReason);
    } else if (isForOthers(*event)) {
        Card::keyPressEvent(event);
    } else {
        takeNumbered(event->key());
    }
}

} // namespace kit
