// The whole program and a person, with any tournament or one in mid play.
#pragma once

#include "halfplayed.h"
#include "person.h"

#include "ui/desktop/desktop.h"

#include <QFile>

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
    /// Shows it with that file and J. Park on duty.
    void open(const QString& file)
    {
        desktop.session().setSupervisor(QStringLiteral("J. Park"));
        desktop.window().resize(1280, 800);
        desktop.window().QWidget::show();
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

/// The half-played tournament in the whole window.
class AtHalfPlayed {
public:
    /// `change` changes the tournament before its window opens.
    explicit AtHalfPlayed(const std::function<void(HalfPlayed&)>& change = {})
        : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        if (change)
            change(played);
        stage::open(desktop, played);
        person.wait();
    }
    ~AtHalfPlayed() { expectFileIsThere(desktop); }
    session::Screen* current() { return desktop.window().current(); }
    const tournament::Tournament& tournament() { return desktop.session().tournament(); }
    const tournament::Match& match(int number)
    {
        return *tournament::match(tournament(), played.match(number));
    }
    void openSheet(int number = 2)
    {
        Q_EMIT current()->matchWanted(QString::fromStdString(played.match(number)));
        person.wait();
    }

    Settings settings;
    HalfPlayed played;
    desktop::Desktop desktop;
    Person person;
};

} // namespace stage
