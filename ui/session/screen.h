// What every screen of the window is.
#pragma once

#include "session.h"

#include "ui/kit/theme.h"

#include <QWidget>

namespace session {

/// A place in the window. It shows the session's tournament and sends what a person did; it decides nothing.
class Screen : public QWidget {
    Q_OBJECT
public:
    Screen(kit::Theme& theme, Session& session, QWidget* parent = nullptr)
        : QWidget(parent), m_theme(theme), m_session(session)
    {
    }
    /// Another tournament is open: what was of the one before is gone. Called before its first `refresh`.
    virtual void begin() {}
    /// Shows the tournament as it is now; called when it has changed and when the screen comes up.
    virtual void refresh() = 0;
    /// Where typing goes when the screen comes up.
    virtual void takeFocus() { setFocus(); }

Q_SIGNALS:
    /// Somebody wants to see a match's sheet, a team, or another screen.
    void matchWanted(const QString& match);
    void teamWanted(const QString& team);
    /// Somebody wants this on paper.
    void printWanted();
    /// Somebody wants to see who did what when.
    void recordWanted();

protected:
    kit::Theme& m_theme;
    Session& m_session;
};

} // namespace session
