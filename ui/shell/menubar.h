// The menu bar: every action of the program, with its key.
#pragma once

#include "ui/session/menu.h"

#include <QMenuBar>

#include <functional>

namespace shell {

/// An item without a key: a tournament that was open before.
struct Named {
    QString name;
    std::function<void()> choose;
};

/// F10, or Alt and a letter, opens it; actions that aren't possible are gray.
class MenuBar : public QMenuBar {
    Q_OBJECT
public:
    explicit MenuBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// Whether that is possible now; asked when a menu opens.
    std::function<bool(session::Key key)> may;
    /// Whether that is on now, and shows a tick, like the current theme.
    std::function<bool(session::Key key)> isOn;
    /// The items of Open recent.
    std::function<QList<Named>()> recent;
    /// Every action in the order of the menus, with the name of its menu.
    static QList<std::pair<session::Key, QString>> all();
    /// Gives the keys to the first menu.
    void takeKeys();

Q_SIGNALS:
    void wanted(session::Key key);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addTo(session::Menu& menu, const QList<session::Key>& keys);
    void refresh(session::Menu& menu) const;
    void addRecent(session::Menu& menu);

    kit::Theme& m_theme;
};

} // namespace shell
