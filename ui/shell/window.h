// The window: menus, bar at the left, top and bottom line, and the current screen.
#pragma once

#include "menubar.h"
#include "rail.h"

#include "ui/kit/theme.h"
#include "ui/session/screen.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>
#include <QStackedWidget>

#include <utility>
#include <vector>

namespace kit {
class Page;
} // namespace kit

namespace shell {

class Finder;
class Footer;
class Header;

class Window : public QMainWindow {
    Q_OBJECT
public:
    using QMainWindow::show;
    Window(kit::Theme& theme, session::Session& session);

    /// Opens in its own size or, if that and its frame don't fit on the screen, as large as the screen
    /// allows.
    void open();

    /// Adds a place to the bar; Ctrl and its number opens it.
    void add(Place place, session::Screen* screen);
    /// Goes there, while a tournament is open; to the rules at any time.
    void go(Place place);
    /// Hides everything about the open tournament around those screens: the bar and the top line.
    void setAlone(const QSet<const session::Screen*>& screens) { m_alone = screens; }
    /// Shows a screen that isn't a place of the bar, like the form for a new tournament.
    void show(session::Screen* screen);
    /// The same, and `leave` goes back to the current screen.
    void visit(session::Screen* screen);
    void leave(session::Screen* screen) { show(m_from.value(screen)); }
    /// The screen from which it was visited.
    session::Screen* cameFrom(session::Screen* screen) const { return m_from.value(screen); }
    /// The screen at that place; null if there is none.
    session::Screen* screenOf(Place place) const;
    session::Screen* current() const { return screenAt(m_stack->currentIndex()); }
    Finder& finder() { return *m_finder; }
    Footer& footer() { return *m_footer; }
    MenuBar& menus() { return *m_menus; }

    /// Whether the action of that key is possible now: for the window, the current screen, or at the place
    /// that it opens.
    bool canDo(session::Key key) const;
    /// Runs it, if it is possible.
    void act(session::Key key);
    /// Which of the window's own actions are possible now; all by default.
    std::function<bool(session::Key key)> may;
    /// Whether the window can close. If something would be lost, it asks first.
    std::function<bool()> mayClose;

Q_SIGNALS:
    /// The action of that key of the window was requested, by the key or a button. The look and the size of
    /// the text are the window's own.
    void wanted(session::Key key);
    /// An action of the current screen opens that place.
    void leads(session::Screen* place);
    /// That screen will be shown next, from the current one.
    void visiting(session::Screen* screen);

protected:
    void closeEvent(QCloseEvent* event) override;
    /// Actions that no screen took: Print if the screen prints nothing of its own, and those that open a
    /// place. Esc in the bar or the lines around a screen closes it, as its button says.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void bringUp(session::Screen* screen);
    kit::Page* pageOf(const session::Screen* screen) const;
    session::Screen* screenAt(int page) const;
    /// Its number on the bar; 0 if it isn't a place there.
    int numberOf(const session::Screen* screen) const;
    void begin();
    void refresh();
    void showTitle();
    /// Shows or hides the bar and the lines above and below for the current screen.
    void showAround();
    /// Whether undo is offered: if the record has something to undo, and always on a sheet, where it also
    /// undoes typing. The key itself shows why it isn't possible.
    bool offersUndo() const;
    void press(session::Key key);
    /// The place for that action, other than the current screen; null if it isn't possible now.
    session::Screen* placeFor(session::Key key) const;

    kit::Theme& m_theme;
    session::Session& m_session;
    MenuBar* m_menus;
    Rail* m_rail;
    Header* m_header;
    Footer* m_footer;
    QStackedWidget* m_stack;
    Finder* m_finder;
    std::vector<std::pair<Place, session::Screen*>> m_places; ///< in the order of the bar
    QHash<const session::Screen*, session::Screen*> m_from;   ///< of visited screens
    QSet<const session::Screen*> m_alone;
    QString m_file;           ///< the tournament that the screens show
    bool m_isClosing = false; ///< it closes once everything is written
};

} // namespace shell
