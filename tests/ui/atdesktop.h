// The whole program and a person, with any tournament or one in mid play.
#pragma once

#include "halfplayed.h"
#include "person.h"

#include "ui/desktop/desktop.h"

#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QTemporaryDir>

#include <functional>

namespace stage {

/// Opens the file, with J. Park on duty, and brings the window to the front.
inline void open(desktop::Desktop& desktop, const std::string& path)
{
    desktop.session().setSupervisor(QStringLiteral("J. Park"));
    desktop.open(QString::fromStdString(path));
    while (desktop.session().waiting() > 0)
        QTest::qWait(1);
    desktop.window().resize(1280, 800);
    bringUp(desktop.window());
}

inline void open(desktop::Desktop& desktop, HalfPlayed& live)
{
    open(desktop, live.live().path());
}

/// Checks, when a window closes, that its file still exists. A backup could be underway, and its lock can't
/// be removed from a folder that is gone.
inline void expectFileIsThere(desktop::Desktop& desktop)
{
    const session::Shown& shown = desktop.session().shown();
    QVERIFY2(!shown.tournament || QFile::exists(shown.file), qPrintable(shown.file));
}

/// Types keys, and waits until the PIN in them was checked.
inline void typePin(desktop::Desktop& desktop, Person& person, const QString& keys)
{
    person.type(keys);
    while (desktop.guard().isChecking())
        QTest::qWait(1);
    person.wait();
}

/// Gives J. Park the PIN 4711.
inline void givePin(desktop::Desktop& desktop, Person& person)
{
    desktop.lock().setPin(QStringLiteral("J. Park"));
    for (int times = 0; times < 2; ++times)
        typePin(desktop, person, QStringLiteral("4711⏎"));
    if (desktop.guard().names()->isEmpty())
        qFatal("%s", qPrintable(person.said()));
}

/// The whole window without an open tournament.
class WholeWindow {
public:
    WholeWindow() : desktop(duty::leastCost()), person(desktop.window(), desktop.session()) {}
    void show()
    {
        desktop.window().resize(1280, 800);
        desktop.window().QWidget::show();
    }
    /// Shows it with that file and J. Park on duty.
    void open(const QString& file)
    {
        desktop.session().setSupervisor(QStringLiteral("J. Park"));
        show();
        desktop.open(file);
        person.wait();
    }
    const tournament::Tournament& tournament() { return desktop.session().tournament(); }
    const tournament::Match& match(const std::string& id = "W1-1")
    {
        return *tournament::match(tournament(), id);
    }

    Stage stage; // before the window, because it has the settings
    desktop::Desktop desktop;
    Person person;
};

/// Chooses the action of that name from the menu of that card.
inline void chooseOn(QWidget& card, const QString& action, WholeWindow& at)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QCoreApplication::sendEvent(&card, &event);
    auto* menu = at.desktop.window().findChild<QMenu*>(u"tableMenu"_s);
    QVERIFY(menu && menu->isVisible());
    auto* found = menu->findChild<QAction*>(action);
    QVERIFY2(found && found->isEnabled(), qPrintable(action));
    menu->close();
    found->trigger();
    QTest::qWait(1);
    at.person.wait();
}

/// The program and a person; no tournament is open yet.
class AtDesktop {
public:
    AtDesktop() : desktop(duty::leastCost()), person(desktop.window(), desktop.session()) {}
    explicit AtDesktop(const std::string& path) : AtDesktop() { open(path); }
    void open(const std::string& path)
    {
        stage::open(desktop, path);
        person.wait();
    }
    ~AtDesktop() { expectFileIsThere(desktop); }
    session::Screen* current() { return desktop.window().current(); }
    const tournament::Tournament& tournament() { return desktop.session().tournament(); }
    const tournament::Match& match(const std::string& id) { return *tournament::match(tournament(), id); }
    void openSheet(const std::string& match)
    {
        Q_EMIT current()->matchWanted(QString::fromStdString(match));
        person.wait();
    }

    Settings settings;
    desktop::Desktop desktop;
    Person person;
};

/// Outlives the window, which may write there when it closes.
struct WithFolder {
    QTemporaryDir folder;
};

/// Its folder outlives the window, which backs it up.
struct WithHalfPlayed {
    HalfPlayed played;
};

/// The half-played tournament in the whole window.
class AtHalfPlayed : public WithHalfPlayed, public AtDesktop {
public:
    /// `change` changes the tournament before its window opens.
    explicit AtHalfPlayed(const std::function<void(HalfPlayed&)>& change = {})
    {
        if (change)
            change(played);
        open(played.live().path());
    }
    const tournament::Match& match(int number) { return AtDesktop::match(played.match(number)); }
    void openSheet(int number = 2) { AtDesktop::openSheet(played.match(number)); }
};

} // namespace stage
