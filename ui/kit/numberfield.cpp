#include "numberfield.h"

#include <QWheelEvent>

namespace kit {

NumberField::NumberField(const QString& name, int least, int most, QWidget* parent) : QSpinBox(parent)
{
    setRange(least, most);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setFocusPolicy(Qt::StrongFocus); // else the wheel brings the focus with it
    setAccessibleName(name);
}

void NumberField::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSpinBox::wheelEvent(event);
    else
        event->ignore();
}

} // namespace kit
