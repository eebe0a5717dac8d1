// Somebody goes about the whole window at random, with keys and mouse, from tournament to tournament, while
// others draw, play and undo on the same files: nothing crashes, nothing warns, and what is shown is of
// the tournament that is open.
#include "walk.h"

#include "ui/bracket/bracketscreen.h"
#include "ui/desktop/desktop.h"
#include "ui/newtournament/newtournamentscreen.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/print/printscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/start/startscreen.h"
#include "ui/teams/teamsscreen.h"

#include <QDialog>
#include <QHelpEvent>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>

#include <cstdio>

namespace {

struct Key {
    Qt::Key key;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// What is pressed wherever one is: all that screens.md has, and what somebody's sleeve presses.
const std::vector<Key>& keys()
{
    static const std::vector<Key> all = [] {
        std::vector<Key> made;
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_Return,
                                  Qt::Key_Tab, Qt::Key_Escape}) // often
            made.insert(made.end(), 8, {key});
        for (int key = Qt::Key_0; key <= Qt::Key_9; ++key)
            made.insert(made.end(), 3, {static_cast<Qt::Key>(key)});
        for (int key = Qt::Key_A; key <= Qt::Key_Z; ++key)
            made.push_back({static_cast<Qt::Key>(key)});
        for (int key = Qt::Key_F2; key <= Qt::Key_F12; ++key)
            made.insert(made.end(), 2, {static_cast<Qt::Key>(key)});
        for (const Qt::Key key :
             {Qt::Key_Space, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Insert,
              Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Slash})
            made.push_back({key});
        for (const Qt::Key key : {Qt::Key_D, Qt::Key_F, Qt::Key_H, Qt::Key_K, Qt::Key_N, Qt::Key_P,
                                  Qt::Key_Return, Qt::Key_Delete, Qt::Key_PageUp, Qt::Key_PageDown})
            made.push_back({key, Qt::ControlModifier});
        made.push_back({Qt::Key_Tab, Qt::ShiftModifier});
        made.push_back({Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier});
        return made;
    }();
    return all;
}

class Walk {
public:
    Walk(const walk::Tournaments& tournaments, std::uint64_t seed)
        : m_tournaments(tournaments), m_chance(seed)
    {
        m_desktop.session().setSupervisor(u"J. Park"_s);
        m_desktop.start().chooseFile = [this] { return QString::fromStdString(anyTournament()); };
        m_desktop.start().choosePlace = [](const QString&) { return QString(); };
        m_desktop.start().documents = m_folder.path();
        m_desktop.newTournament().choosePlace = [](const QString&) { return QString(); };
        m_desktop.newTournament().documents = m_folder.path();
        m_desktop.teams().chooseFile = [] { return QString(); };
        m_desktop.teams().drawCard().chooseTournament = [this] {
            return QString::fromStdString(anyTournament());
        };
        m_desktop.print().setAskFile([](const QString&) { return QString(); });
        m_desktop.print().setAskPrinter([](QPrinter&) { return false; });
        // Nobody is there to answer a dialog of the desktop.
        QObject::connect(&m_closing, &QTimer::timeout, &m_closing, [] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        m_closing.start(20);
        m_desktop.window().resize(1280, 800);
        m_desktop.window().QWidget::show();
        open();
    }

    void go(int steps)
    {
        for (; steps > 0 && !QTest::currentTestFailed(); --steps) {
            step();
            if (!m_chance.oneIn(4))
                settle();
            else
                QCoreApplication::processEvents();
            check();
        }
        settle();
    }

private:
    /// What is done next, on the standard error where somebody looks for what went before a crash.
    static void tell(const char* what, const QString& detail)
    {
        if (qEnvironmentVariableIsSet("COURTSIDE_STEPS"))
            std::fprintf(stderr, "%s %s\n", what, qPrintable(detail));
    }

    void step()
    {
        const int what = m_chance.between(1, 100);
        if (what <= 8)
            open();
        else if (what <= 26)
            goTo();
        else if (what <= 64)
            press();
        else if (what <= 80)
            point();
        else if (what <= 85)
            undo();
        else if (what <= 97)
            elsewhere();
        else if (what <= 98)
            look();
        else
            openMatch();
    }

    const std::string& anyTournament() { return m_chance.oneOf(m_tournaments.paths()); }

    void open()
    {
        const QString file = QString::fromStdString(anyTournament());
        tell("open", file);
        m_desktop.open(file);
    }

    void goTo()
    {
        const int place = m_chance.between(1, 9);
        tell("go to", QString::number(place));
        keyClick({static_cast<Qt::Key>(Qt::Key_0 + place), Qt::ControlModifier});
    }

    void press()
    {
        for (int times = m_chance.between(1, 6); times > 0; --times) {
            const Key key = m_chance.oneOf(keys());
            tell("press", QKeySequence(QKeyCombination(key.modifiers, key.key)).toString());
            keyClick(key);
        }
    }

    static void keyClick(const Key& key)
    {
        QWidget* popup = QApplication::activePopupWidget();
        QWidget* focus = popup ? popup : QApplication::focusWidget();
        if (!focus)
            focus = QApplication::activeWindow();
        if (focus)
            QTest::keyClick(focus, key.key, key.modifiers);
    }

    // Through the window system, so that it is the window's to find what is there.
    void point()
    {
        QWidget& window = m_desktop.window();
        const QSize size = window.windowHandle()->size(); // where a mouse can be
        const QPoint at(m_chance.between(0, size.width() - 1), m_chance.between(0, size.height() - 1));
        const int what = m_chance.between(1, 10);
        tell("point", u"%1 %2 %3"_s.arg(what).arg(at.x()).arg(at.y()));
        QTest::mouseMove(window.windowHandle(), at);
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        if (what <= 4)
            return;
        if (what <= 7) {
            QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, at);
        } else if (what == 8) {
            QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {}, at);
        } else if (QWidget* there = window.childAt(at); there && what == 9) {
            const QPoint global = window.mapToGlobal(at);
            QHelpEvent help(QEvent::ToolTip, there->mapFromGlobal(global), global);
            QCoreApplication::sendEvent(there, &help);
        } else if (there) {
            const QPoint global = window.mapToGlobal(at);
            QWheelEvent wheel(there->mapFromGlobal(global), global, {}, {0, m_chance.oneIn(2) ? 120 : -120},
                              Qt::NoButton, m_chance.oneIn(3) ? Qt::ControlModifier : Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(there, &wheel);
        }
    }

    void undo()
    {
        const bool back = !m_chance.oneIn(3);
        tell(back ? "undo" : "redo", {});
        for (int times = m_chance.between(1, 3); times > 0; --times)
            keyClick({back ? Qt::Key_Z : Qt::Key_Y, Qt::ControlModifier});
    }

    // On the tournament that is open or on another one; what comes in meanwhile is taken in at once, and not
    // with the next second.
    void elsewhere()
    {
        session::Session& session = m_desktop.session();
        const bool isThisFile = session.isOpen() && !m_chance.oneIn(4);
        const std::string path = isThisFile ? session.shown().file.toStdString() : anyTournament();
        tell("elsewhere", QString::fromStdString(path));
        walk::Elsewhere(path, m_chance).write();
        if (session.isOpen())
            session.ask({}, stage::catchUp);
    }

    // A full screen has no edges to drag. (Resized all the same, the widget is larger than its window.)
    void look()
    {
        tell("look", {});
        const std::vector<Key> all{{Qt::Key_T, Qt::ControlModifier},
                                   {Qt::Key_Equal, Qt::ControlModifier},
                                   {Qt::Key_0, Qt::ControlModifier}};
        if (m_chance.oneIn(2) && !m_desktop.window().isFullScreen())
            return m_desktop.window().resize(m_chance.between(1024, 1500), m_chance.between(700, 1000));
        keyClick(m_chance.oneOf(all));
    }

    void openMatch()
    {
        if (!m_desktop.session().isOpen())
            return;
        QStringList all;
        for (const tournament::Match* match : tournament::inOrder(m_desktop.session().tournament()))
            all << QString::fromStdString(match->id);
        if (all.isEmpty())
            return;
        const QString match = m_chance.oneOf(all);
        tell("match", match);
        Q_EMIT m_desktop.window().current()->matchWanted(match);
    }

    void settle()
    {
        while (m_desktop.session().waiting() > 0)
            QTest::qWait(1);
        QCoreApplication::processEvents();
    }

    // What is named on the screen that is up is of the tournament that is open.
    void check()
    {
        const session::Session& session = m_desktop.session();
        if (!session.isOpen())
            return;
        const session::Screen* here = m_desktop.window().current();
        const auto isOfIt = [&](const QString& match) {
            return match.isEmpty() || tournament::match(session.tournament(), match.toStdString());
        };
        if (const auto* bracket = qobject_cast<const tree::BracketScreen*>(here)) {
            QVERIFY2(isOfIt(bracket->match()), qPrintable(bracket->match()));
            const auto* view = bracket->findChild<tree::TreeView*>();
            for (const tree::Box& box : view->tree().boxes)
                QVERIFY2(isOfIt(box.match), qPrintable(box.match));
            for (const std::size_t way : view->path().links)
                QVERIFY(way < view->tree().links.size());
        }
        if (here == &m_desktop.sheets() && m_desktop.sheets().current())
            QVERIFY(isOfIt(m_desktop.sheets().current()->match()));
        if (here == &m_desktop.rulings())
            QVERIFY(isOfIt(m_desktop.rulings().match()));
        if (here == &m_desktop.record())
            QVERIFY(isOfIt(m_desktop.record().match()));
        if (here == &m_desktop.paperCheck())
            QVERIFY(isOfIt(m_desktop.paperCheck().match()));
    }

    const walk::Tournaments& m_tournaments;
    desk::Chance m_chance;
    stage::Settings m_settings;
    QTemporaryDir m_folder;
    QTimer m_closing;
    desktop::Desktop m_desktop;
};

} // namespace

class tst_walk : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void meetsNothingThatIsGone_data();
    void meetsNothingThatIsGone();
};

void tst_walk::meetsNothingThatIsGone_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= tests::repeats(1, 16); ++seed)
        QTest::addRow("%d", seed) << seed;
}

void tst_walk::meetsNothingThatIsGone()
{
    QFETCH(int, seed);
    const walk::Tournaments tournaments; // each walk writes on them
    Walk walk(tournaments, static_cast<std::uint64_t>(seed));
    walk.go(tests::isLong() ? 600 : 120);
}

TEST_CLASS(tst_walk)
#include "tst_walk.moc"
