// What every screen of the window is.
#pragma once

#include "session.h"

#include "ui/kit/theme.h"

#include <QString>
#include <QWidget>

#include <functional>

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

// How a screen asks for what needs a supervisor's PIN, without knowing the lock.

using OnGranted = std::function<void(const QString& by)>;
using OnCancelled = std::function<void()>;

/// Asks for a supervisor's PIN and calls `then` with who gave it, or `dropped` where nobody did: what was
/// asked before may be answered once more. Unset, whoever is on duty may.
using PinGate = std::function<void(const QString& what, const OnGranted& then, const OnCancelled& dropped)>;

// Properties of fields by which a card reader is told apart there (ui/shell/cardreader.h).

/// All keys into a field with this property, or into any of a page, are typed there, a reader's too.
inline constexpr const char* takesCards = "takesCards";

/// In a field with this property a scanner that sends digits alone is recognised for the first time.
inline constexpr const char* knowsScanners = "knowsScanners";

} // namespace session
