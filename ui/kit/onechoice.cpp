#include "onechoice.h"

#include "stroke.h"

#include <QAbstractButton>
#include <QPointer>

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
    const int step = isBack ? -1 : 1;
    qsizetype next = at + step;
    while (next >= 0 && next < all.size() && !all.at(next)->isEnabled())
        next += step;
    const QPointer<QAbstractButton> to = all.value(next, all.at(at)); // behind the last it stays
    to->click();
    if (to) // a text that it asks for is reached by Enter or Tab
        to->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace kit

#include "moc_onechoice.cpp"
