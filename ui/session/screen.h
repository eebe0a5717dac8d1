// The base of every screen of the window.
#pragma once

#include "deed.h"
#include "keys.h"

#include "ui/kit/widgets.h"

namespace session {

/// A screen. It shows the session's tournament and sends a person's actions; it decides nothing.
class Screen : public QWidget {
    Q_OBJECT
public:
    Screen(kit::Theme& theme, Session& session, QWidget* parent = nullptr)
        : QWidget(parent), m_theme(theme), m_session(session)
    {
        kit::setRole(*this, QAccessible::Grouping);
    }
    /// Another tournament was opened: everything of the last one is cleared. Called before the first
    /// `refresh`.
    virtual void begin() {}
    /// Shows the current tournament; called when it has changed and when the screen is shown.
    virtual void refresh() = 0;
    /// Sets the focus when the screen is shown.
    virtual void takeFocus() = 0;
    /// Whether a question is open or a form has unsaved changes, so that undo (`back`) or redo must not reach
    /// the record.
    virtual bool holdsUnsaved(bool back) const;
    /// Whether it has a button that closes it, like Esc.
    bool closes() const { return m_closer && m_closer->isVisible(); }
    /// Whether that is an action of this screen, and possible now.
    bool canDo(Key key) const;
    /// Runs it, if it is possible.
    void act(Key key);

    /// Asks for a PIN for actions that need one; if unset, the supervisor on duty may do everything.
    PinGate allow;

Q_SIGNALS:
    /// Asks to show a match's sheet, a team, or another screen.
    void matchWanted(const QString& match);
    void teamWanted(const QString& team);
    /// Asks to print this.
    void printWanted();
    /// A button or hint was pressed for an action that isn't this screen's own.
    void wanted(session::Key key);
    /// Esc: back to the previous screen.
    void left();

protected:
    /// Whether something other than its questions (kit::Ask) has unsaved changes.
    virtual bool isFilledIn() const { return false; }
    /// Makes Esc emit `left`, for a screen with a way back.
    void keyPressEvent(QKeyEvent* event) override;
    /// Adds an action of this screen, for the menus and the jump box; `may` if it isn't always possible.
    void offer(Key key, const std::function<void()>& then, const std::function<bool()>& may = {})
    {
        m_actions.push_back({key, then, may});
    }
    /// The same while that button, which does it too, is visible.
    void offerWhereShown(Key key, const QWidget& button, const std::function<void()>& then)
    {
        offer(key, then, [&button] { return button.isVisible(); });
    }
    /// Runs the action for that key stroke if one is possible; false if there is none.
    bool actOn(const QKeyEvent& event);
    void carryOut(const Deed& deed) { session::carryOut(m_session, allow, deed, this); }
    /// A key of the table that runs it everywhere on this screen, and its hint.
    void onKey(Key key, const std::function<void()>& then)
    {
        offer(key, then);
        session::onKey(this, key, then);
    }
    kit::KeyHint* hint(Key key, const std::function<void()>& then, bool roomy = false)
    {
        return hint(shown(key), session::does(key), then, roomy);
    }
    /// A key and its action, which can also be clicked; `roomy`: large enough to touch.
    kit::KeyHint* hint(const QString& key, const QString& does, const std::function<void()>& then,
                       bool roomy = false);
    /// Shown before the draw, instead of what needs it; its key opens Teams.
    QWidget* emptyUntilDrawn(const QString& title);
    /// Goes back to the previous screen, like Esc.
    QPushButton* closeButton();
    /// Ctrl+P prints this screen.
    void printsByKey()
    {
        onKey(Key::Print, [this] { Q_EMIT printWanted(); });
    }

    kit::Theme& m_theme;
    Session& m_session;

private:
    struct Action {
        Key key;
        std::function<void()> act;
        std::function<bool()> may;
    };
    std::vector<Action> m_actions;
    QPushButton* m_closer = nullptr; ///< null: there is none
};

// Properties of fields for the card reader (ui/shell/cardreader.h).

/// All keys into a field with this property, or into a page with it, are typed there, even a reader's.
inline constexpr const char* takesCards = "takesCards";

/// In a field with this property, a scanner that sends only digits is recognized for the first time.
inline constexpr const char* knowsScanners = "knowsScanners";

} // namespace session
