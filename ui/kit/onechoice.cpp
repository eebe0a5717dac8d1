#include "onechoice.h"

#include "stroke.h"

#include <QAbstractButton>
#include <QPointer>

#include <algorithm>

namespace kit {

void OneChoice::add(QAbstractButton* button, int id)
{
    addButton(button, id);
    button->installEventFilter(this);
}

void OneChoice::fitTab()
{
    for (QAbstractButton* each : buttons())
        each->setFocusPolicy(!checkedButton() || each->isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
}

bool OneChoice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || checkedButton())
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isBack = key.key() == Qt::Key_Left;
    if (isCommand(key) || (!isBack && key.key() != Qt::Key_Right))
        return false;
    const QList<QAbstractButton*> all = buttons();
    const qsizetype at = all.indexOf(static_cast<QAbstractButton*>(watched));
    const QPointer<QAbstractButton> to =
        all.value(std::clamp(at + (isBack ? -1 : 1), qsizetype{0}, all.size() - 1));
    to->click();
    if (to) // a text that it asks for is reached by Enter or Tab
        to->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace kit

#include "moc_onechoice.cpp"
