// What kind of key was pressed.
#pragma once

#include <QKeyEvent>

namespace kit {

inline bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

inline bool isArrow(const QKeyEvent& key)
{
    return key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down; // the four arrow keys
}

/// Whether Ctrl, Alt or Meta is down, so that it types nothing.
inline bool isCommand(const QKeyEvent& key)
{
    return key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

} // namespace kit
