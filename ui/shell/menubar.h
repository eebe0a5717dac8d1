// The menu bar: every action of the program, with its key.
#pragma once

#include "ui/session/menu.h"

#include <QMenuBar>

#include <functional>

namespace shell {

/// What can be chosen by its name and has no key: a tournament that was open before.
struct Named {
    QString name;
    std::function<void()> choose;
};

/// F10 or Alt and a letter opens it; what does not apply now is grey.
class MenuBar : public QMenuBar {
    Q_OBJECT
public:
    explicit MenuBar(kit::Theme& theme, QWidget* parent = nullptr);
    /// Whether that can be done now; asked when a menu comes up.
    std::function<bool(session::Key key)> may;
    /// Whether that is so now, and shows a tick, as of the theme in force.
    std::function<bool(session::Key key)> isOn;
    /// What Open recent offers.
    std::function<QList<Named>()> recent;
    /// Every action in the order of the menus, and the name of the menu that it is in.
    static QList<std::pair<session::Key, QString>> all();
    /// The first menu has the keys.
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
