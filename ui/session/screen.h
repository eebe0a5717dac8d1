// What every screen of the window is.
#pragma once

#include "deed.h"
#include "keys.h"

#include "ui/kit/widgets.h"

namespace session {

/// A place in the window. It shows the session's tournament and sends what a person did; it decides nothing.
class Screen : public QWidget {
    Q_OBJECT
public:
    Screen(kit::Theme& theme, Session& session, QWidget* parent = nullptr)
        : QWidget(parent), m_theme(theme), m_session(session)
    {
        kit::setRole(*this, QAccessible::Grouping);
    }
    /// Another tournament is open: what was of the one before is gone. Called before its first `refresh`.
    virtual void begin() {}
    /// Shows the tournament as it is now; called when it has changed and when the screen comes up.
    virtual void refresh() = 0;
    /// Where typing goes when the screen comes up.
    virtual void takeFocus() { setFocus(); }
    /// Whether that action is one of this screen, and can be done now.
    bool canDo(Key key) const;
    /// Does it, where it can be done.
    void act(Key key);
    /// A card reader or scanner has sent that line: true where it was meant for this screen.
    virtual bool takeCard(const QString& line)
    {
        Q_UNUSED(line)
        return false;
    }

    /// Asks for the PIN of who may do what not everybody may; whoever is on duty may where it is not set.
    PinGate allow;

Q_SIGNALS:
    /// Somebody wants to see a match's sheet, a team, or another screen.
    void matchWanted(const QString& match);
    void teamWanted(const QString& team);
    /// Somebody wants this on paper.
    void printWanted();
    /// Somebody wants to see who did what when.
    void recordWanted();
    /// A button or hint was pressed of an action that is not this screen's own.
    void wanted(session::Key key);
    /// Esc: back to where one was.
    void left();

protected:
    /// Esc is `left`, of a screen from which somebody leads back.
    void keyPressEvent(QKeyEvent* event) override;
    /// An action of this screen, for the menus and the jump box; `may` where it cannot always be done.
    void offer(Key key, const std::function<void()>& then, const std::function<bool()>& may = {})
    {
        m_actions.push_back({key, then, may});
    }
    /// The same while that button is in view, which does it too.
    void offerWhereShown(Key key, const QWidget& button, const std::function<void()>& then)
    {
        offer(key, then, [&button] { return button.isVisible(); });
    }
    /// Does what that stroke stands for among the actions that can be done now; false where it is none.
    bool actOn(const QKeyEvent& event);
    void carryOut(const Deed& deed) { session::carryOut(m_session, allow, deed, this); }
    /// A key of the table that does that wherever on this screen one is, and its hint.
    void onKey(Key key, const std::function<void()>& then)
    {
        offer(key, then);
        session::onKey(this, key, then);
    }
    kit::KeyHint* hint(Key key, const std::function<void()>& then, bool roomy = false)
    {
        return hint(shown(key), session::does(key), then, roomy);
    }
    /// A key and what it does, to be clicked too; `roomy`: as large as a finger needs it.
    kit::KeyHint* hint(const QString& key, const QString& does, const std::function<void()>& then,
                       bool roomy = false);
    /// Esc, which goes back to where one was.
    kit::KeyHint* backHint();
    /// Ctrl+P prints what this screen shows.
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
};

// Properties of fields by which a card reader is told apart there (ui/shell/cardreader.h).

/// All keys into a field with this property, or into any of a page, are typed there, a reader's too.
inline constexpr const char* takesCards = "takesCards";

/// In a field with this property a scanner that sends digits alone is recognised for the first time.
inline constexpr const char* knowsScanners = "knowsScanners";

} // namespace session
