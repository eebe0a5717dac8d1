// The actions of the window that belong to no screen: what the menus and the jump box offer, help and
// settings.
#pragma once

#include "ui/help/aboutscreen.h"
#include "ui/help/guidescreen.h"
#include "ui/help/helpscreen.h"
#include "ui/settings/settingsscreen.h"
#include "ui/shell/finder.h"
#include "ui/shell/window.h"
#include "ui/teams/teamsscreen.h"

#include <QHash>

#include <functional>

namespace desktop {

class Actions : public QObject {
    Q_OBJECT
public:
    Actions(kit::Theme& theme, session::Session& session, shell::Window& window, const QString& supervisors);
    /// Does it where it is one of these; false where the window's other parts know it.
    bool press(session::Key key);
    /// All that can be done now, for the jump box: what it is called, the menu that it is in, its key.
    QList<shell::Choice> choices() const;
    /// That screen's keyboard sheet; of those that have none, one for all.
    void setSheet(const session::Screen* screen, help::Sheet sheet) { m_sheets.insert(screen, sheet); }
    help::GuideScreen& guide() { return *m_guide; }
    /// Which match one is at, and the way back to a screen on which it was shown.
    std::function<QString()> matchHere;
    std::function<void(session::Screen* screen, const QString& match)> goBack;
    /// The screen of the teams, where a roster is imported too.
    const teams::TeamsScreen* importing = nullptr;

private:
    bool canDo(session::Key key) const;
    /// Backs up; where nothing is new, the footer says so.
    void backUp();
    void showKeys();
    void showGuide();
    /// The place in the guide about the screen that is up.
    QString guidePlace() const;
    /// That of the screen that is up.
    help::Sheet sheetHere() const;
    /// Whether somebody came by it to what is up, or is there.
    bool isOnTheWay(const session::Screen* screen) const;
    /// Whether it is one of those that are opened here.
    bool isAside(const session::Screen* screen) const;
    /// From there Esc, and the same key, lead back.
    void visit(session::Screen* screen);
    void leave(session::Screen* screen);

    kit::Theme& m_theme;
    session::Session& m_session;
    shell::Window& m_window;
    help::HelpScreen* m_help;
    help::GuideScreen* m_guide;
    help::AboutScreen* m_about;
    settings::SettingsScreen* m_settings;
    QHash<const session::Screen*, help::Sheet> m_sheets;
    QString m_match; ///< the one that was shown where one came from
};

} // namespace desktop
