// Menus of actions on a row or a table, with their keys.
#pragma once

#include "keys.h"

#include <QAbstractItemView>
#include <QMenu>

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

/// A right click, or the menu key, on a row of the list: selects it, and opens a menu of the screen's actions
/// that are possible now. The others are left out.
void giveRowMenu(kit::Theme& theme, QAbstractItemView& list, Screen& screen, const QList<Key>& keys);

} // namespace session
