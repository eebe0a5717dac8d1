// The window: rail, top and bottom line, and the screen that is up.
#pragma once

#include "ui/look/theme.h"
#include "ui/session/screen.h"

#include <QMainWindow>
#include <QStackedWidget>

#include <vector>

namespace shell {

class Footer;
class Header;
class Rail;

class Window : public QMainWindow {
    Q_OBJECT
public:
    Window(look::Theme& theme, session::Session& session);

    /// The screen shown before any night is open.
    void setStart(session::Screen* start);
    /// Adds a place to the rail.
    void add(const QString& icon, const QString& word, session::Screen* screen);
    /// Goes to the place with that word.
    void go(const QString& word);
    session::Screen* current() const;

Q_SIGNALS:
    void undoWanted();
    void redoWanted();
    void jumpWanted();
    void supervisorWanted();

private:
    void go(int place);
    void refresh();
    void nextLook();
    void addKeys();

    struct Place {
        QString word;
        session::Screen* screen;
    };

    look::Theme& m_theme;
    session::Session& m_session;
    Rail* m_rail;
    Header* m_header;
    Footer* m_footer;
    QStackedWidget* m_stack;
    session::Screen* m_start = nullptr;
    std::vector<Place> m_places;
};

} // namespace shell
