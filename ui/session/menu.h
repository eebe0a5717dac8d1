// Menus of actions on a row or a table, with their keys.
#pragma once

#include "keys.h"

#include <QAbstractItemView>
#include <QMenu>

#include <functional>

namespace session {

class Screen;

/// A menu that shows its keys as keycaps.
class Menu : public QMenu {
    Q_OBJECT
public:
    Menu(kit::Theme& theme, const QString& title = {}, QWidget* parent = nullptr);
    /// An action of the table, with its key.
    QAction* add(Key key);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
};

/// What Enter does with a row, as a menu names it; left out if it isn't possible.
struct EnterAction {
    QString title;
    std::function<void()> act;
    std::function<bool()> may = [] { return true; };
};

/// Opens a menu at that place of the monitor: what Enter does, and the screen's actions that are possible now
/// or, for a key of the window, the window's. The others are left out, and so is an empty menu.
void openRowMenu(kit::Theme& theme, QWidget& over, Screen& screen, const QPoint& place,
                 const QList<Key>& keys, const EnterAction& enter = {});

/// A right click, or the menu key, on a row of the list selects it and opens that menu.
void giveRowMenu(kit::Theme& theme, QAbstractItemView& list, Screen& screen, const QList<Key>& keys,
                 const EnterAction& enter = {});

} // namespace session
