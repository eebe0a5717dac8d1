// Menus of actions: what a row or a table can be asked to do, with the keys that do the same.
#pragma once

#include "keys.h"

#include <QAbstractItemView>
#include <QMenu>

namespace session {

class Screen;

/// A menu whose keys are keycaps.
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

/// The other button of the mouse, or the key for menus, on a row of the list: the cursor goes there, and a
/// menu offers those of the screen's actions that can be done now. What does nothing now is left out.
void giveRowMenu(kit::Theme& theme, QAbstractItemView& list, Screen& screen, const QList<Key>& keys);

} // namespace session
