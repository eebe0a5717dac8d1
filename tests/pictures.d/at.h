// The whole program, and a person who uses it until a picture is taken.
#pragma once

#include "names.h"

#include "ui/desktop/desktop.h"
#include "ui/halfplayed.h"
#include "ui/hallroom.h"
#include "ui/person.h"
#include "ui/played.h"

#include <memory>

namespace pictures {

using namespace Qt::StringLiterals;
using facts::Format;
using shell::Place;

/// A new user's program without an open tournament, J. Park on duty. Its clock is stopped one minute after
/// the last entry, and new entries have that time. Only values from the machine's own clock in the footer and
/// the lock, the age of the backup, and the folder's name differ between runs.
class At {
public:
    explicit At(Names names);

    // Tournaments that are made before the window opens them. They exist as long as the scene.

    /// A drawn tournament with everyone checked in.
    tournaments::LiveTournament& drawn(const tournaments::Setup& setup);
    tournaments::LiveTournament& drawn(Format format, int teams);
    /// Eight teams at UNC, drawn, with no one checked in.
    tournaments::LiveTournament& noneCheckedIn();
    /// 11 teams in mid play (halfplayed.h): match 1 is finished, 2 in play, 3 a no-show, 4 called.
    stage::HalfPlayed& halfPlayed();
    /// A tournament of that format and size, in mid play (played.h).
    played::InTheMiddle& middle(Format format, int teams);

    // What the window opens.

    void open(const tournaments::LiveTournament& live) { open(live.path()); }
    void open(const std::string& path);
    /// A tournament at UNC with that many teams, not drawn yet.
    void openUndrawn(int teams, Format format = Format::SingleElimination);
    /// A whole tournament, or one that stops in that round.
    void openDemo(int teams, std::optional<int> stopIn = {});
    /// UNC's first match: called, its first dealer known, and the keys on its sheet.
    void openSheet();

    /// The kind of names of its teams.
    Names names()
    {
        m_usedNames = true;
        return m_names;
    }

    // The person's actions.

    void go(Place place);
    /// Opens the sheet of that match, by its id or its number.
    void sheet(const std::string& match);
    void sheet(int number);
    void type(const QString& text) { m_person.type(text); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { m_person.press(key, modifiers); }
    void control(int key) { press(key, Qt::ControlModifier); }
    /// Clicks the button with that object name or text.
    void click(const QString& name) { m_person.click(name); }
    /// Replaces the text of the field of that name.
    void fill(const QString& field, const QString& text);
    /// Chooses the entry that begins with that text, or has it as its value, from the list of that name.
    void choose(const QString& list, const QString& entry);
    /// Runs a job of another part of the program.
    void record(const session::Job& job);
    /// Moves the clock forward by that many minutes.
    void later(int minutes);
    /// Waits that many milliseconds, for what is shown after a delay.
    void pause(int milliseconds) { QTest::qWait(milliseconds); }
    /// The path in the scene's folder.
    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Writes a file with this content there; returns its path.
    QString file(const QString& name, const QByteArray& content);
    /// Gives J. Park the PIN 4711.
    void givePin();
    /// Shows the hall screen with the page of that kind; the picture will be of it.
    void showHall(hall::Kind kind);

    // For the code that takes the picture.

    void dress(kit::Scheme scheme, double scale);
    QImage picture(const QSize& size);
    /// The window, or the hall screen if that was shown.
    QWidget& subject() { return *m_subject; }
    /// Whether the kind of names makes a difference.
    bool usedNames() const { return m_usedNames; }

private:
    void settle();
    template <class Made>
    Made& keep(std::shared_ptr<Made> made)
    {
        m_kept.push_back(made);
        return *made;
    }

    struct Clock;

    const Names m_names;
    bool m_usedNames = false;
    stage::Settings m_settings;
    QTemporaryDir m_folder;
    std::vector<std::shared_ptr<void>> m_kept;
    std::shared_ptr<Clock> m_clock; ///< also read by the desk's thread

public:
    desktop::Desktop desktop;

private:
    stage::Person m_person;
    QWidget* m_subject;
};

/// A picture to take.
struct Scene {
    QString name;
    std::function<void(At& at)> bringUp;
};

/// That screen in an empty tournament.
inline Scene empty(const QString& name, Place place)
{
    return {name, [place](At& at) {
                at.openUndrawn(0);
                at.go(place);
            }};
}

/// A scene with the same beginning as others.
inline Scene after(void (*opening)(At&), const QString& name, const std::function<void(At& at)>& then)
{
    return {name, [opening, then](At& at) {
                opening(at);
                then(at);
            }};
}
/// The same; then one key is pressed.
inline Scene after(void (*opening)(At&), const QString& name, int key, Qt::KeyboardModifiers modifiers = {})
{
    return after(opening, name, [key, modifiers](At& at) { at.press(key, modifiers); });
}
/// The same; then that text is typed.
inline Scene after(void (*opening)(At&), const QString& name, const QString& typed)
{
    return after(opening, name, [typed](At& at) { at.type(typed); });
}

/// All scenes. Those that depend on the number of teams are made for these numbers, or the usual ones if
/// empty.
QList<Scene> scenes(const QList<int>& teams);

// The lists that it consists of.
QList<Scene> scenesBeforePlay();
QList<Scene> scenesAtTables();
QList<Scene> scenesOfSheets();
QList<Scene> scenesOfRulings();
QList<Scene> scenesOfFormats(const QList<int>& teams);
QList<Scene> scenesAround();

} // namespace pictures
