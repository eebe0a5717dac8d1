// The window: menus, rail, top and bottom line, and the screen that is up.
#pragma once

#include "menubar.h"
#include "page.h"

#include "ui/kit/theme.h"
#include "ui/session/keys.h"
#include "ui/session/screen.h"

#include <QHash>
#include <QMainWindow>
#include <QSet>
#include <QStackedWidget>

#include <utility>
#include <vector>

namespace shell {

class Finder;
class Footer;
class Header;
class Rail;

class Window : public QMainWindow {
    Q_OBJECT
public:
    using QMainWindow::show;
    Window(kit::Theme& theme, session::Session& session);

    /// Comes up in its own size; where that has no room on the screen together with its frame, as large as
    /// the screen lets it.
    void open();

    /// Adds a place to the rail, with its number as that which Ctrl goes to.
    void add(Place place, session::Screen* screen);
    /// Goes there, while a tournament is open.
    void go(Place place);
    /// Nothing of the open tournament stands around those screens: neither rail nor top line.
    void setAlone(const QSet<const session::Screen*>& screens) { m_alone = screens; }
    /// Shows a screen that is no place of the rail, such as the form for a new tournament.
    void show(session::Screen* screen);
    /// The same, so that `leave` goes back to the one that is up now.
    void visit(session::Screen* screen);
    void leave(session::Screen* screen) { show(m_from.value(screen)); }
    /// From where somebody came to it.
    session::Screen* cameFrom(session::Screen* screen) const { return m_from.value(screen); }
    /// Null where there is no such place.
    session::Screen* screenOf(Place place) const;
    session::Screen* current() const { return screenAt(m_stack->currentIndex()); }
    Finder& finder() { return *m_finder; }
    Footer& footer() { return *m_footer; }
    MenuBar& menus() { return *m_menus; }

    /// Whether what that key does can be done now: by the window, by the screen that is up, or at the place
    /// that it leads to.
    bool canDo(session::Key key) const;
    /// Does it, where it can be done.
    void act(session::Key key);
    /// Which of the window's own actions can be done now; all, unless somebody knows better.
    std::function<bool(session::Key key)> may;

Q_SIGNALS:
    /// Somebody wants what that key of the window does: they pressed it, or what stands for it. The look and
    /// the size of the text are the window's own.
    void wanted(session::Key key);

protected:
    void closeEvent(QCloseEvent* event) override;
    /// What no screen took: Print where the screen prints nothing of its own, and what leads to a place.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void bringUp(session::Screen* screen);
    Page* pageOf(const session::Screen* screen) const;
    session::Screen* screenAt(int page) const;
    /// Its number on the rail; 0 where it is no place there.
    int numberOf(const session::Screen* screen) const;
    void begin();
    void refresh();
    void showTitle();
    /// The rail, and the lines above and below, as the screen that is up wants them.
    void showAround();
    void press(session::Key key);
    /// The place where that is done, other than the screen that is up; null where it cannot be done now.
    session::Screen* placeFor(session::Key key) const;

    kit::Theme& m_theme;
    session::Session& m_session;
    MenuBar* m_menus;
    Rail* m_rail;
    Header* m_header;
    Footer* m_footer;
    QStackedWidget* m_stack;
    Finder* m_finder;
    std::vector<std::pair<Place, session::Screen*>> m_places; ///< in the order of the rail
    QHash<const session::Screen*, session::Screen*> m_from;   ///< of those that were visited
    QSet<const session::Screen*> m_alone;
    QString m_file;           ///< the tournament that the screens were begun for
    bool m_isClosing = false; ///< as soon as everything is written
};

} // namespace shell
