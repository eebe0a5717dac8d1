// The texts of a window, in English whatever its language, and the names of its widgets.
#pragma once

#include "pseudo/english.h"
#include "ui/kit/widgets.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>

namespace stage {

/// The text of a label, a line, a button or an action; for a drop-down list, the chosen entry.
template <class Widget>
QString textOf(const Widget& widget)
{
    if constexpr (std::is_base_of_v<QComboBox, Widget>)
        return pseudo::english(widget.currentText());
    else
        return pseudo::english(widget.text());
}
/// The text of a cell.
inline QString textOf(const QModelIndex& cell, int role = Qt::DisplayRole)
{
    return pseudo::english(cell.data(role).toString());
}
inline QString titleOf(const QAbstractItemModel& model, int column)
{
    return pseudo::english(model.headerData(column, Qt::Horizontal).toString());
}
/// The name for screen readers.
inline QString nameOf(const QWidget& widget)
{
    return pseudo::english(widget.accessibleName());
}
inline QString descriptionOf(const QWidget& widget)
{
    return pseudo::english(widget.accessibleDescription());
}

/// Whether that is its object name, or else its name or text.
inline bool isCalled(const QWidget& widget, const QString& name)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return widget.objectName() == name || nameOf(widget) == name || (button && textOf(*button) == name);
}

/// The first widget of that name on the screen, visible or not; null if there is none.
template <class Widget>
Widget* called(const QWidget& screen, const QString& name)
{
    for (auto* each : screen.findChildren<Widget*>())
        if (isCalled(*each, name))
            return each;
    return nullptr;
}
/// The first visible one.
template <class Widget>
Widget* inView(const QWidget& screen, const QString& name)
{
    for (auto* each : screen.findChildren<Widget*>())
        if (each->isVisibleTo(&screen) && isCalled(*each, name))
            return each;
    return nullptr;
}

/// The texts of all visible widgets of that class.
template <class Widget>
QStringList textsOf(const QWidget& screen)
{
    QStringList all;
    for (const auto* each : screen.findChildren<Widget*>())
        if (each->isVisibleTo(&screen))
            all << textOf(*each);
    return all;
}
inline QStringList labelsOn(const QWidget& screen)
{
    return textsOf<QLabel>(screen);
}
inline QStringList linesOn(const QWidget& screen)
{
    return textsOf<kit::Line>(screen);
}
/// All visible text.
inline QStringList wordsOn(const QWidget& screen)
{
    return labelsOn(screen) + linesOn(screen);
}

template <class Widget>
qsizetype countInView(const QWidget& screen)
{
    qsizetype count = 0;
    for (const auto* each : screen.findChildren<Widget*>())
        count += each->isVisible() ? 1 : 0;
    return count;
}
/// What shows that key; null where nothing in view does.
inline kit::KeyHint* hintOf(const QWidget& screen, const QString& key)
{
    for (auto* hint : screen.findChildren<kit::KeyHint*>())
        if (hint->isVisible() && hint->key() == key)
            return hint;
    return nullptr;
}
inline QScrollArea& areaAround(const QWidget& widget)
{
    for (QWidget* around = widget.parentWidget(); around; around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around))
            return *area;
    qFatal("nothing scrolls it");
}

} // namespace stage
