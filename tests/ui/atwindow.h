// The program's window with a half-played tournament, its menus and its jump box.
#pragma once

#include "atdesktop.h"

#include "ui/session/menu.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"
#include "ui/shell/menubar.h"
#include "ui/teams/teamsscreen.h"

#include <QMenu>

namespace stage {

using session::Key;

class AtWindow : public AtHalfPlayed {
public:
    AtWindow()
    {
        desktop.teams().chooseFile = [] { return QString(); };
    }
    shell::Window& window() { return desktop.window(); }
    QString file() { return QString::fromStdString(played.live().path()); }
    /// Whether the bottom line has a hint for that key.
    bool isHinted(Key key) { return hintOf(window().footer(), session::shown(key)); }
    /// Opens the menu of that name.
    QMenu* open(const QString& menu)
    {
        auto* found = window().menus().findChild<QMenu*>(menu);
        if (!found)
            qFatal("no menu %s", qPrintable(menu));
        found->close();
        found->popup(window().mapToGlobal(QPoint(20, 40)));
        QCoreApplication::processEvents();
        return found;
    }
    static QAction* in(const QMenu& menu, Key key)
    {
        for (QAction* each : menu.actions())
            if (each->data().isValid() && each->data().toInt() == static_cast<int>(key))
                return each;
        return nullptr;
    }
    /// Chooses the action with the mouse.
    void choose(const QString& menu, Key key)
    {
        QMenu* opened = open(menu);
        QTest::mouseClick(opened, Qt::LeftButton, {}, opened->actionGeometry(in(*opened, key)).center());
        QCoreApplication::processEvents();
        person.wait();
    }
    QStringList find(const QString& typed)
    {
        person.press(Qt::Key_K, Qt::ControlModifier);
        person.type(typed);
        return pseudo::english(window().finder().shown());
    }
};

} // namespace stage
