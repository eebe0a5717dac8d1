// What a key that was pressed is.
#pragma once

#include <QKeyEvent>

namespace kit {

inline bool isEnter(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

inline bool isArrow(const QKeyEvent& key)
{
    return key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down; // the four of them
}

/// With Ctrl, Alt or Meta, so that it types nothing.
inline bool isCommand(const QKeyEvent& key)
{
    return key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

} // namespace kit
