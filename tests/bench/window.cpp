// How long a key press waits in the window while hands are written to a slow disk (slowdisk.cpp). Ends with
// an error if one waited longer than a frame of the screen, or if the disk wasn't slow.
#include "samples.h"

#include "desk/play/table.h"
#include "tournaments/livetournament.h"
#include "ui/bracket/bracketscreen.h"
#include "ui/kit/enterkey.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/standings/standingsscreen.h"

#include <QLineEdit>
#include <QTimer>

#include <cstdio>

namespace bench {

namespace {

constexpr double frame = 16;   // milliseconds
constexpr double slowest = 30; // milliseconds that each sync takes at least
constexpr int teams = 256;
constexpr int handsInAMatch = 14;    // neither side ever wins with these
constexpr int hands = 60;            // for each screen
constexpr qint64 between = 12000000; // nanoseconds between key presses; no one types that fast

/// A screen under test: how to make it, and the keys that are pressed in it over and over.
struct Screen {
    const char* name;
    session::Screen* (*make)(kit::Theme& theme, session::Session& session);
    std::vector<Qt::Key> keys;
};

template <class Made>
session::Screen* make(kit::Theme& theme, session::Session& session)
{
    return new Made(theme, session);
}

/// A match that the other table doesn't play.
constexpr const char* matchOnSheet = "W1-128";

session::Screen* makeSheet(kit::Theme& theme, session::Session& session)
{
    session.ask(QStringLiteral("call"), [](desk::Desk& desk) {
        return desk::call(desk, "J. Park", matchOnSheet, {{}, facts::Seat::A1});
    });
    while (session.waiting() > 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    auto* tables = new sheet::SheetScreen(theme, session);
    tables->open(QString::fromLatin1(matchOnSheet));
    return tables;
}

const std::vector<Screen>& screens()
{
    static const std::vector<Screen> all = {
        {"sheet",
         makeSheet,
         {Qt::Key_6, Qt::Key_6, Qt::Key_6, Qt::Key_6, Qt::Key_7, Qt::Key_Return, Qt::Key_P}},
        {"bracket",
         make<tree::BracketScreen>,
         {Qt::Key_Home, Qt::Key_Down, Qt::Key_Right, Qt::Key_Up, Qt::Key_End}},
        {"standings",
         make<standings::StandingsScreen>,
         {Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_PageDown, Qt::Key_PageUp}},
    };
    return all;
}

scoring::Hand handPlayed()
{
    scoring::Hand hand;
    hand.sides.a = {scoring::Bids{scoring::bid(6), scoring::bid(6)}, false, 7};
    hand.sides.b = {scoring::Bids{scoring::bid(6), scoring::bid(6)}, false, 6};
    return hand;
}

/// A session with a large tournament.
class Stage {
    /// A folder of its own, so the settings of the person who runs this don't change.
    struct Folder : QTemporaryDir {
        Folder()
        {
            QSettings::setDefaultFormat(QSettings::IniFormat);
            QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path());
            qputenv("COURTSIDE_DRAFTS_FOLDER", filePath(QStringLiteral("drafts")).toUtf8());
        }
    } m_folder;

public:
    Stage()
    {
        theme.applyTo(*qobject_cast<QApplication*>(qApp));
        qApp->installEventFilter(new kit::EnterKey(&theme));
        session.setSupervisor(QStringLiteral("J. Park"));
        const QString file = m_folder.filePath(QStringLiteral("tournament.courtside"));
        const auto opening = [path = file.toStdString()] {
            const desk::Environment environment = desk::thisMachine();
            const desk::Draft drawn =
                tournaments::drawn({"classic", teams, teams / 2, false, {}}, environment);
            return desk::Desk::create(path, drawn, environment);
        };
        session.open(file, opening, [](const session::Outcome& outcome) {
            if (!outcome.good())
                qFatal("%s", qPrintable(outcome.mistakes.first()));
        });
        while (session.waiting() > 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }

    kit::Theme theme;
    session::Session session;
};

/// Records hands one after another. Each begins when the one before is on the disk.
class Table {
public:
    Table(session::Session& session, int first) : m_session(session), m_number(first) {}

    void play()
    {
        const std::string match = "W1-" + std::to_string(m_number++ / handsInAMatch + 1);
        QElapsedTimer timer;
        timer.start();
        m_session.ask(
            QStringLiteral("hand"),
            [match](desk::Desk& desk) { return desk::enter(desk, "J. Park", match, handPlayed()); },
            [this, timer](const session::Outcome& outcome) {
                if (!outcome.good())
                    qFatal("%s", qPrintable(outcome.mistakes.first()));
                m_answers.add(timer.nsecsElapsed());
                if (++m_played < hands)
                    play();
            });
    }
    bool isOver() const { return m_played == hands; }
    const Samples& answers() const { return m_answers; }

private:
    session::Session& m_session;
    int m_number;
    int m_played = 0;
    Samples m_answers;
};

/// Presses keys at fixed times, in turns in the screen under test and in a bare field. A press for which the
/// window has no time waits, as with a real keyboard. The keys don't begin again while the last ones are
/// still being written to the disk.
class Typist {
public:
    Typist(session::Session& session, session::Screen& screen, const std::vector<Qt::Key>& keys)
        : m_session(session), m_screen(screen), m_keys(keys)
    {
        m_bare.show();
        m_bare.setFocus();
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setSingleShot(true);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { press(); });
        m_clock.start();
        m_due = between;
        m_timer.start(0);
    }
    void stop() { m_timer.stop(); }
    const Samples& ours() const { return m_ours; }
    const Samples& bare() const { return m_bareField; }

private:
    void press()
    {
        while (m_clock.nsecsElapsed() >= m_due) {
            const bool bare =
                std::exchange(m_isBare, !m_isBare) || (m_key == 0 && m_session.waiting() > ahead);
            if (bare) {
                QTest::keyClick(&m_bare, m_bareField.count() % 10 == 9 ? Qt::Key_Home : Qt::Key_4);
            } else {
                QTest::keyClick(m_screen.focusWidget(), m_keys[m_key]);
                m_key = (m_key + 1) % m_keys.size();
            }
            QCoreApplication::sendPostedEvents(); // and what it changed is painted
            (bare ? m_bareField : m_ours).add(m_clock.nsecsElapsed() - m_due);
            m_due += between;
        }
        m_timer.start(static_cast<int>(std::max<qint64>(0, m_due - m_clock.nsecsElapsed()) / 1000000));
    }

    static constexpr int ahead = 1; ///< the hand of the other table

    session::Session& m_session;
    session::Screen& m_screen;
    const std::vector<Qt::Key>& m_keys;
    QLineEdit m_bare;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_due = 0;
    bool m_isBare = false;
    std::size_t m_key = 0; ///< index of the next key for the screen
    Samples m_ours;
    Samples m_bareField;
};

double milliseconds(const Samples& samples, double share)
{
    return samples.within(share) / 1000;
}

/// Whether no press in that screen waited too long.
bool measure(Stage& stage, const Screen& under, int firstHand)
{
    const std::unique_ptr<session::Screen> screen(under.make(stage.theme, stage.session));
    screen->resize(1188, 708);
    screen->refresh();
    screen->show();
    screen->takeFocus();
    QObject::connect(&stage.session, &session::Session::changed, screen.get(), &session::Screen::refresh);
    QCoreApplication::processEvents();
    Table table(stage.session, firstHand);
    Typist typist(stage.session, *screen, under.keys);
    table.play();
    while (!table.isOver())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    typist.stop();
    while (stage.session.waiting() > 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%10s %8d %8.0f", under.name, typist.ours().count(), milliseconds(table.answers(), 0.5));
    for (const Samples* samples : {&typist.ours(), &typist.bare()}) {
        std::printf("  ");
        for (const double share : {0.50, 0.95, 0.99, 1.0})
            std::printf(" %6.2f", milliseconds(*samples, share));
    }
    std::printf("   %6.2f %6.2f\n", typist.ours().p50() / typist.bare().p50(),
                typist.ours().within(1) / typist.bare().within(1));
    const double fastest = milliseconds(table.answers(), 0);
    const double longest = milliseconds(typist.ours(), 1);
    if (fastest < slowest)
        std::fprintf(stderr, "a hand was on the disk in %.1f ms: the disk is not slow\n", fastest);
    if (longest > frame)
        std::fprintf(stderr, "%s: a key press waited %.1f ms, longer than a frame of the screen\n",
                     under.name, longest);
    return fastest >= slowest && longest <= frame;
}

// The offscreen platform prints a warning for each window.
void quietly(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

/// Whether what was typed in the sheet was recorded. If the screen had refused the keys, they would have cost
/// nothing.
bool sheetWasKept(const session::Session& session)
{
    const int kept = tournament::handsOn(*tournament::match(session.tournament(), matchOnSheet));
    std::printf("%d hands of the sheet are on record\n", kept);
    return kept >= hands / 6;
}

bool keysInWindow()
{
    Stage stage;
    std::printf("Key presses while hands go to a disk of %.0f ms a sync, %d teams, in milliseconds\n",
                slowest, teams);
    std::printf("%10s %8s %8s   %27s   %27s   %13s\n", "", "", "a hand", "window", "bare field", "ratio");
    std::printf("%10s %8s %8s ", "screen", "presses", "p50");
    for (int i = 0; i < 2; ++i)
        std::printf("  %6s %6s %6s %6s ", "p50", "p95", "p99", "max");
    std::printf("  %6s %6s\n", "p50", "max");
    bool good = true;
    int firstHand = 0;
    for (const Screen& screen : screens()) {
        good = measure(stage, screen, firstHand) && good;
        firstHand += (hands / handsInAMatch + 1) * handsInAMatch;
    }
    return sheetWasKept(stage.session) && good;
}

} // namespace bench

int main(int argc, char** argv)
{
    qInstallMessageHandler(bench::quietly);
    const QApplication application(argc, argv);
    return bench::keysInWindow() ? 0 : 1;
}
