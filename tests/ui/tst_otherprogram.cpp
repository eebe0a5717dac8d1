// Two windows, or a window and somebody else, on one file: it is said on opening, what comes in is told, and
// what is typed stays with its hand.
#include "atcheckin.h"
#include "atdesktop.h"
#include "atsheet.h"

#include "desk/rulings/conduct.h"
#include "ui/session/worker.h"
#include "ui/shell/header.h"
#include "wording/record/refusal.h"

#include <QProcess>
#include <QSignalSpy>

#include <csignal>
#include <cstdio>

namespace {

/// Somebody else's program, which records a hand.
void enterElsewhere(const std::string& path, const std::string& match, const std::string& line)
{
    auto other = desk::Desk::open(path, desk::Desk::Access::ReadWrite, desk::thisMachine());
    QVERIFY(other.has_value());
    const auto entered = desk::enter(*other, "M. Lee", match, line);
    QVERIFY2(entered.has_value(), entered ? "" : wording::inFull(entered.error().mistakes.front()).c_str());
}

constexpr const char* handElsewhere = R"({"a":{"bids":[3,2],"tricks":6},"b":{"bids":[4,3],"tricks":7}})";

/// The sheet of a match that is called and has no hand yet.
class AtCalled {
public:
    AtCalled() : m_match(m_live.match(4))
    {
        at.emplace(m_live.live(), QString::fromStdString(m_match));
        at->person.type(u"q"_s); // who deals first
    }
    /// Which the window knows of only when it looks.
    void enterElsewhere(const char* line = handElsewhere)
    {
        ::enterElsewhere(m_live.live().path(), m_match, line);
    }
    void undo() { at->undo(m_match); }
    void look() { at->stage.record(stage::catchUp); }
    const sheet::EntryRow& row() const { return at->sheet().entryRow(); }
    void pad(int number) { at->sheet().entryRow().typing().give(number); }
    int hands() const { return tournament::handsOn(at->match(m_match)); }

    std::optional<stage::AtSheet> at;

private:
    stage::HalfPlayed m_live;
    std::string m_match;
};

} // namespace

class tst_otherprogram : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aSecondWindowIsToldOnOpening();
    void entriesOnAnotherMachineAreToldOnOpening();
    void leftoversOfACrashAreIgnored();
    void changesFromElsewhereAreAnnounced();
    void ownFactsAreNoNews();
    void typedTextStaysWithItsHand();
    void theLostTextIsShownUntilItIsRead();
    void whoHasTypedNothingIsStoppedToo();
    void oneHandIsRecordedOnce();
    void refusedBidsAreSaid();
    void aWaitingHandBesideAnAmendmentIsNotALaterHand();
    void theFocusStaysOnTheScreen();
    void theFirstRulingGetsTheFocus();
};

void tst_otherprogram::aSecondWindowIsToldOnOpening()
{
    stage::HalfPlayed live;
    const stage::Settings settings;
    desktop::Desktop first;
    const QSignalSpy toldFirst(&first.session(), &session::Session::warned);
    stage::open(first, live);
    QCOMPARE(toldFirst.count(), 0);
    {
        desktop::Desktop second;
        const QSignalSpy told(&second.session(), &session::Session::warned);
        stage::open(second, live);
        QCOMPARE(told.count(), 1);
        QStringList footer;
        for (const auto* line : second.window().footer().findChildren<kit::Line*>())
            footer << stage::textOf(*line);
        QVERIFY2(footer.contains(pseudo::english(told.front().front().toString())),
                 qPrintable(footer.join(u'\n')));
    }
    desktop::Desktop third; // the second is closed
    const QSignalSpy told(&third.session(), &session::Session::warned);
    stage::open(third, live);
    QCOMPARE(told.count(), 1);
}

// A moment ago, by a window that this machine can't see.
void tst_otherprogram::entriesOnAnotherMachineAreToldOnOpening()
{
    const auto told = [](const std::string& device) {
        desk::Environment environment = tournaments::environment();
        environment.utc = desk::thisMachine().utc;
        environment.device = device;
        tournaments::LiveTournament live({}, environment);
        const stage::Settings settings;
        desktop::Desktop desktop;
        const QSignalSpy warned(&desktop.session(), &session::Session::warned);
        stage::open(desktop, live.path());
        return warned.isEmpty() ? QString() : pseudo::english(warned.front().front().toString());
    };
    QCOMPARE(told(desk::thisMachine().device), QString());
    SAYS(told("desk 1"));
}

// The other program is killed, and its claim stays behind.
void tst_otherprogram::leftoversOfACrashAreIgnored()
{
    const stage::Stage stage;
    QFile file(stage.path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {u"otherprogram"_s, u"--claim"_s, stage.path()});
    QVERIFY(program.waitForReadyRead());
    QCOMPARE(program.readAllStandardOutput(), "claimed\n");
    session::Presence mine;
    mine.claim(stage.path());
    QVERIFY(!mine.isFirst());
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    QVERIFY(mine.isFirst());
}

void tst_otherprogram::changesFromElsewhereAreAnnounced()
{
    stage::AtHalfPlayed at;
    const QSignalSpy news(&at.desktop.session(), &session::Session::cameFromElsewhere);
    enterElsewhere(at.played.live().path(), at.played.match(2), handElsewhere);
    QTRY_COMPARE(news.count(), 1);
    QCOMPARE(at.desktop.session().shown().fromElsewhere.front().stamp.by, std::string("M. Lee"));
    QStringList footer;
    for (const auto* line : at.desktop.window().footer().findChildren<kit::Line*>())
        footer << stage::textOf(*line);
    const QString said = footer.join(u'\n');
    QVERIFY2(said.contains(u"M. Lee"_s) && said.contains(u"match 2, hand 4"_s), qPrintable(said));
}

void tst_otherprogram::ownFactsAreNoNews()
{
    AtCalled called;
    const QSignalSpy news(&called.at->stage.session, &session::Session::cameFromElsewhere);
    called.at->person.type(u"32436⏎"_s);
    called.at->person.type(u"32436⏎"_s);
    called.undo();
    QCOMPARE(called.hands(), 1);
    QCOMPARE(news.count(), 0);
    QVERIFY(!called.row().typing().asksForEnter());
}

void tst_otherprogram::typedTextStaysWithItsHand()
{
    AtCalled called;
    stage::AtSheet& at = *called.at;
    at.person.type(u"32"_s);
    called.enterElsewhere();
    called.look();
    QCOMPARE(called.hands(), 1);
    at.person.type(u"43"_s); // who types looks at the paper
    called.pad(4);
    at.person.press(Qt::Key_Tab);
    QVERIFY(at.sheet().undoTyping()); // and the last hand on record is M. Lee's
    QCOMPARE(called.hands(), 1);
    QVERIFY2(!called.row().entry().isTyped(), qPrintable(at.inRow()));
    const QString said = at.message();
    QVERIFY2(said.contains(u"M. Lee"_s) && said.contains(u"3 2"_s), qPrintable(said));
    at.person.type(u"⏎"_s);
    QVERIFY(!called.row().typing().asksForEnter());
    at.person.type(u"32436⏎"_s);
    QCOMPARE(called.hands(), 2);
}

// Bids first, then the tricks: two changes, and the digits were of before the first.
void tst_otherprogram::theLostTextIsShownUntilItIsRead()
{
    AtCalled called;
    stage::AtSheet& at = *called.at;
    at.person.type(u"54"_s);
    called.enterElsewhere(R"({"a":{"bids":[3,2]},"b":{"bids":[4,3]}})");
    called.look();
    called.enterElsewhere(R"({"a":{"tricks":6},"b":{"tricks":7}})");
    called.look();
    QCOMPARE(called.hands(), 1);
    QVERIFY2(at.message().contains(u"isn’t saved: "_s) && at.message().contains(u"5 4"_s),
             qPrintable(at.message()));
    at.person.type(u"⏎"_s);
    called.enterElsewhere();
    called.look();
    QVERIFY2(!at.message().contains(u"5 4"_s), qPrintable(at.message()));
}

void tst_otherprogram::whoHasTypedNothingIsStoppedToo()
{
    AtCalled called;
    called.enterElsewhere();
    called.look();
    called.at->person.type(u"32436"_s);
    QVERIFY2(!called.row().entry().isTyped(), qPrintable(called.at->inRow()));
    called.at->person.press(Qt::Key_Escape);
    called.at->person.type(u"32436⏎"_s);
    QCOMPARE(called.hands(), 2);
}

// Both have it on paper, and both type it before they know of each other.
void tst_otherprogram::oneHandIsRecordedOnce()
{
    AtCalled called;
    stage::AtSheet& at = *called.at;
    at.person.type(u"3243"_s); // the bids are on record
    called.enterElsewhere();
    at.person.type(u"6⏎"_s);
    at.stage.settle();
    called.look();
    QCOMPARE(called.hands(), 1);
    MENTIONS(at.message());
    QVERIFY2(!called.row().entry().isTyped(), qPrintable(at.inRow()));
}

void tst_otherprogram::refusedBidsAreSaid()
{
    AtCalled called;
    stage::AtSheet& at = *called.at;
    called.enterElsewhere();
    at.person.type(u"3243"_s); // the bids of a hand that is on record by now
    at.stage.settle();
    MENTIONS(at.message());
    QVERIFY(called.row().typing().asksForEnter());
}

void tst_otherprogram::aWaitingHandBesideAnAmendmentIsNotALaterHand()
{
    AtCalled called;
    stage::AtSheet& at = *called.at;
    at.person.type(u"32436⏎"_s);
    at.person.type(u"52"_s); // of hand 2
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_F2); // hand 1
    called.enterElsewhere();
    called.look();
    QCOMPARE(called.hands(), 2);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(called.row().typing().number(), 3);
    QVERIFY2(!called.row().entry().isTyped(), qPrintable(at.inRow()));
}

// What leads to the draw has it, and is gone once that is made.
void tst_otherprogram::theFocusStaysOnTheScreen()
{
    stage::WholeWindow room;
    atcheckin::openUndrawn(room.stage, true);
    room.open(room.stage.path());
    room.person.press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(qobject_cast<kit::KeyHint*>(QApplication::focusWidget()));
    session::Session& session = room.desktop.session();
    session.ask(u"team"_s, [](desk::Desk& desk) {
        return desk::addTeam(desk, "M. Lee", {"Low Club", {}, {{"", "Cy Dale", {}}, {"", "Di Eng", {}}}});
    });
    session.ask(u"draw"_s, [](desk::Desk& desk) { return desk::drawTournament(desk, "M. Lee", {}); });
    room.person.wait();
    QVERIFY(session.tournament().setting->draw);
    QVERIFY(room.desktop.window().current()->isAncestorOf(QApplication::focusWidget()));
}

// As before it what leads to a ruling has it.
void tst_otherprogram::theFirstRulingGetsTheFocus()
{
    tournaments::LiveTournament live({"classic", 4, 4, false, {}});
    live.enter("W1-1", handElsewhere);
    stage::AtDesktop at(live.path());
    at.person.press(Qt::Key_7, Qt::ControlModifier);
    QVERIFY(qobject_cast<kit::KeyHint*>(QApplication::focusWidget()));
    at.person.record([](desk::Desk& desk) {
        return desk::protest(desk, "M. Lee", {.match = "W1-1", .reason = "the score"});
    });
    QVERIFY(at.person.find<QWidget>(u"rulings"_s)->hasFocus());
}

namespace {

/// What is killed: it has the file open, says so, and waits.
int claimAndWait(const QString& file)
{
    session::Presence presence;
    presence.claim(file);
    std::fputs("claimed\n", stdout);
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace

// Also a program of its own, to be killed while it holds the file.
static int runOtherProgram(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == u"--claim"_s)
        return claimAndWait(QCoreApplication::arguments().value(2));
    tst_otherprogram test;
    return QTest::qExec(&test, argc, argv);
}
TEST_CLASS_WITH_MAIN(tst_otherprogram, runOtherProgram)
#include "tst_otherprogram.moc"
