// The whole program, and somebody who brings it to where a picture is taken.
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

/// A new user's program with no tournament open, J. Park on duty. Its clock stands at a minute after the last
/// entry, and what it writes is of then; only what the footer and the lock read off the machine's own clock,
/// how old the backup is, and the folder's name differ from one run to the next.
class At {
public:
    explicit At(Names names);

    // Tournaments, made before the window opens one. They last as long as the scene.

    /// A drawn tournament; everybody showed an ID.
    tournaments::LiveTournament& drawn(const tournaments::Setup& setup);
    tournaments::LiveTournament& drawn(Format format, int teams);
    /// Eight teams at UNC are drawn, and nobody is here yet.
    tournaments::LiveTournament& nobodyHere();
    /// 11 teams in mid play (halfplayed.h): match 1 is over, 2 in play, 3 a no-show, 4 called.
    stage::HalfPlayed& halfPlayed();
    /// Of that format and size, somewhere in the middle (played.h).
    played::InTheMiddle& middle(Format format, int teams);

    // What the window opens.

    void open(const tournaments::LiveTournament& live) { open(live.path()); }
    void open(const std::string& path);
    /// A tournament at UNC that is not drawn, with so many teams.
    void openUndrawn(int teams, Format format = Format::SingleElimination);
    /// A whole tournament, or one that stopped in that round.
    void openDemo(int teams, std::optional<int> stopIn = {});
    /// UNC's first match, called, with its first dealer known and the keys on its sheet.
    void openSheet();

    /// Whose teams these are.
    Names names()
    {
        m_usedNames = true;
        return m_names;
    }

    // What the person does.

    void go(Place place);
    /// The sheet of that match, by its id or by its number.
    void sheet(const std::string& match);
    void sheet(int number);
    void type(const QString& text) { m_person.type(text); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { m_person.press(key, modifiers); }
    void control(int key) { press(key, Qt::ControlModifier); }
    /// The button that is called so.
    void click(const QString& name) { m_person.click(name); }
    /// Text into the field that is called so, in place of what stands there.
    void fill(const QString& field, const QString& text);
    /// The entry that begins so, or stands for that, from the list that is called so.
    void choose(const QString& list, const QString& entry);
    /// Something that is done elsewhere in the program.
    void record(const session::Job& job);
    /// So many minutes pass.
    void later(int minutes);
    /// So many milliseconds pass on the machine, as what appears a moment later needs.
    void pause(int milliseconds) { QTest::qWait(milliseconds); }
    /// In the scene's folder.
    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A file of this content there.
    QString file(const QString& name, const QByteArray& content);
    /// J. Park has the PIN 4711.
    void givePin();
    /// The hall screen comes up with the page of that kind, and the picture is of it.
    void showHall(hall::Kind kind);

    // For whoever takes the picture.

    void dress(kit::Scheme scheme, double scale);
    QImage picture(const QSize& size);
    /// The window, or the hall screen where that came up.
    QWidget& subject() { return *m_subject; }
    /// Whether the names make a difference.
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
    std::shared_ptr<Clock> m_clock; ///< the desk's thread reads it too

public:
    desktop::Desktop desktop;

private:
    stage::Person m_person;
    QWidget* m_subject;
};

/// A picture that can be taken.
struct Scene {
    QString name;
    std::function<void(At& at)> bringUp;
};

/// That place of a tournament in which nothing is yet.
inline Scene empty(const QString& name, Place place)
{
    return {name, [place](At& at) {
                at.openUndrawn(0);
                at.go(place);
            }};
}

/// One that begins as others do.
inline Scene after(void (*opening)(At&), const QString& name, const std::function<void(At& at)>& then)
{
    return {name, [opening, then](At& at) {
                opening(at);
                then(at);
            }};
}
/// One key is pressed then.
inline Scene after(void (*opening)(At&), const QString& name, int key, Qt::KeyboardModifiers modifiers = {})
{
    return after(opening, name, [key, modifiers](At& at) { at.press(key, modifiers); });
}
/// That is typed then.
inline Scene after(void (*opening)(At&), const QString& name, const QString& typed)
{
    return after(opening, name, [typed](At& at) { at.type(typed); });
}

/// Every one; those that are there for several numbers of teams for these, or the usual ones where it is
/// empty.
QList<Scene> scenes(const QList<int>& teams);

// The lists that it is put together from.
QList<Scene> scenesBeforePlay();
QList<Scene> scenesAtTables();
QList<Scene> scenesOfSheets();
QList<Scene> scenesOfRulings();
QList<Scene> scenesOfFormats(const QList<int>& teams);
QList<Scene> scenesAround();

} // namespace pictures
