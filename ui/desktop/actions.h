// The actions of the window that belong to no screen: menus, jump box, help and settings.
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
    /// Runs the action if it is one of these; false if another part of the window handles it.
    bool press(session::Key key);
    /// Every action that is possible now, for the jump box: its name, its menu, its key.
    QList<shell::Choice> choices() const;
    /// Sets the keyboard sheet of a screen. Screens without one share a general sheet.
    void setSheet(const session::Screen* screen, help::Sheet sheet) { m_sheets.insert(screen, sheet); }
    help::GuideScreen& guide() { return *m_guide; }
    /// The current match, and the way back from here to a screen that showed a match.
    std::function<QString()> matchHere;
    std::function<void(session::Screen* screen, const QString& match)> goBack;
    /// the Teams screen, which also imports rosters
    const teams::TeamsScreen* importing = nullptr;

private:
    bool canDo(session::Key key) const;
    /// Backs up. If nothing is new, the footer says that.
    void backUp();
    void showKeys();
    void showGuide();
    /// The place in the guide about the current screen.
    QString guidePlace() const;
    /// The keyboard sheet of the current screen.
    help::Sheet sheetHere() const;
    /// Whether the screen is the current one, or Esc leads back to it.
    bool isOnTheWay(const session::Screen* screen) const;
    /// Whether it is one of the screens opened here.
    bool isAside(const session::Screen* screen) const;
    /// Shows the screen. Esc, or the same key again, leads back.
    void visit(session::Screen* screen);
    void leave(session::Screen* screen);

    session::Session& m_session;
    shell::Window& m_window;
    help::HelpScreen* m_help;
    help::GuideScreen* m_guide;
    help::AboutScreen* m_about;
    settings::SettingsScreen* m_settings;
    QHash<const session::Screen*, help::Sheet> m_sheets;
    QString m_match; ///< the match that was shown before a screen was opened here
};

} // namespace desktop
