// The lock by keys and clicks: what it hides, what it lets through, who opens it.
#include "atdesktop.h"

#include "ui/kit/ask.h"
#include "ui/lock/supervisorsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/teams/teamsscreen.h"

#include <QLineEdit>
#include <QTemporaryDir>

class tst_lock : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void withoutAPinNothingIsLocked();
    void nothingGetsThrough();
    void aCardSwipeIsNotAnAttempt();
    void theWaitCountsDown();
    void theNumberPadOnTheScreenOpens();
    void idleTimeLocks();
    void supervisorsAreManagedInOnePlace();
    void whoHasAPinTakesOverWithIt();
    void aFinishedMatchNeedsAPin();
    void anAmendedFinishedMatchSaysWhoAllowedIt();
    void fromAnotherScreenToo();
    void everyQuestionOnAFinishedSheetNeedsAPin();
    void aFormStaysWhenThePinIsCanceled();
    void anActionCanceledDuringTheCheckIsNotDone();
    void withoutAPinNobodyIsAsked();
    void twoWhoKeepOneIdNeedAPin();
};

namespace {

class LockedTournament : public stage::AtHalfPlayed {
public:
    /// Until the PIN was checked.
    void settle() { keys({}); }
    void keys(const QString& keys) { stage::typePin(desktop, person, keys); }
    void givePin() { stage::givePin(desktop, person); }
    /// Its last hand, where somebody has a PIN; the winner stays the same.
    void amendMatch1()
    {
        openSheet(1);
        person.press(Qt::Key_F2);
        keys(u"4711⏎"_s);
        keys(u"322276⏎"_s);
        keys(u"as the paper has it⏎"_s);
    }
    void lock()
    {
        person.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY2(desktop.lock().isLocked(), qPrintable(person.said()));
    }
    long long seq() { return desktop.session().shown().head.seq; }
    /// Who is named by what was recorded last.
    QString lastBy() { return QString::fromStdString(tournament::entries(tournament()).back().stamp.by); }
};

/// J. Park has a PIN.
class PinnedTournament : public LockedTournament {
public:
    PinnedTournament() { givePin(); }
};

} // namespace

void tst_lock::withoutAPinNothingIsLocked()
{
    LockedTournament live;
    live.person.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!live.desktop.lock().isLocked());
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_1, Qt::ControlModifier);
    for (auto* button : live.desktop.window().findChildren<kit::KeycapButton*>())
        if (button->key() == session::shown(session::Key::Lock))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(qobject_cast<lock::SupervisorsScreen*>(live.desktop.window().current())); // to set one
}

void tst_lock::nothingGetsThrough()
{
    PinnedTournament live;
    live.openSheet(2);
    live.person.type(u"32"_s); // half a hand
    const scoring::Hand half = live.desktop.sheets().current()->entryRow().entry().hand();
    const long long before = live.seq();
    auto* screen = live.desktop.window().current();
    live.lock();
    QVERIFY(!screen->isVisible());
    QVERIFY2(!live.person.said().contains(u"Deuces Wild"_s), qPrintable(live.person.said()));
    for (const int key : {Qt::Key_K, Qt::Key_H, Qt::Key_N, Qt::Key_Z, Qt::Key_Y, Qt::Key_1, Qt::Key_P,
                          Qt::Key_O, Qt::Key_L, Qt::Key_Tab})
        live.person.press(key, Qt::ControlModifier);
    for (const int key : {Qt::Key_F2, Qt::Key_F4, Qt::Key_F6, Qt::Key_Slash, Qt::Key_Escape, Qt::Key_Up})
        live.person.press(key);
    for (int i = 0; i < 30; ++i)
        live.person.press(Qt::Key_Tab);
    live.keys(u"22"_s);
    QVERIFY(live.desktop.lock().isLocked());
    QVERIFY(!live.desktop.window().finder().isVisible());
    QCOMPARE(live.desktop.window().current(), screen);
    QCOMPARE(live.seq(), before);
    live.person.find<QLineEdit>(u"PIN"_s)->setFocus();
    live.person.find<QLineEdit>(u"PIN"_s)->clear();
    live.person.press(Qt::Key_Return); // clears what spoiled it
    live.keys(u"0000⏎"_s);
    QVERIFY(live.desktop.lock().isLocked());
    QVERIFY2(live.person.said().contains(u"in 1 s"_s), qPrintable(live.person.said()));
    QTRY_VERIFY(([&] {
        if (live.desktop.lock().isLocked())
            live.keys(u"4711⏎"_s);
        return !live.desktop.lock().isLocked();
    }()));
    QVERIFY(screen->isVisible());
    QVERIFY(live.desktop.sheets().current()->entryRow().entry().hand() == half);
    live.person.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(live.desktop.window().finder().isVisible());
}

void tst_lock::aCardSwipeIsNotAnAttempt()
{
    PinnedTournament live;
    live.lock();
    const auto isNotCounted = [&](const QString& line) {
        live.keys(line + u'⏎');
        const bool said = live.person.said().contains(u"didn’t count as a try"_s);
        live.keys(u"1"_s);
        live.person.press(Qt::Key_Escape);
        return said && !live.person.said().contains(u"Try again in"_s);
    };
    QVERIFY(isNotCounted(u";730114820?"_s));
    QVERIFY(isNotCounted(u"%B730114820^NOVAK/A^2612?"_s));
    QVERIFY(isNotCounted(u"7301148200013"_s)); // 13 digits, nothing else
    live.person.find<QPushButton>(u"5"_s)->setFocus();
    QVERIFY(isNotCounted(u";730114820"_s));
    live.keys(u"4711⏎"_s); // no wait
    QVERIFY(!live.desktop.lock().isLocked());
}

// Who stands there sees when to try again.
void tst_lock::theWaitCountsDown()
{
    PinnedTournament live;
    live.person.press(Qt::Key_L, Qt::ControlModifier);
    live.person.type(u"1111⏎"_s);
    const auto complaint = [&]() -> QString {
        for (const auto* label : live.desktop.window().findChildren<kit::Prose*>())
            if (label->isVisible() &&
                label->palette().color(QPalette::WindowText) == live.desktop.theme().colors().bad)
                return label->text();
        return {};
    };
    QTRY_VERIFY(complaint().contains(u'1')); // second
    QTRY_VERIFY(!complaint().isEmpty() && !complaint().contains(u'1'));
}

void tst_lock::theNumberPadOnTheScreenOpens()
{
    PinnedTournament live;
    live.lock();
    for (const char* digit : {"4", "7", "1", "1"}) {
        QVERIFY(live.person.find<QPushButton>(QString::fromLatin1(digit))->height() >= 64);
        live.person.click(QString::fromLatin1(digit));
    }
    live.person.click(u"enter the PIN"_s);
    live.settle();
    QVERIFY(!live.desktop.lock().isLocked());
}

void tst_lock::idleTimeLocks()
{
    LockedTournament live;
    lock::Lock& lock = live.desktop.lock();
    qint64 now = 1'795'291'200'000;
    const auto later = [&](int seconds) {
        now += qint64{1000} * seconds;
        lock.lockIfIdle();
        return lock.isLocked();
    };
    lock.now = [&now] { return now; };
    QCOMPARE(lock.idleMinutes(), 0);
    lock.setIdleMinutes(10);
    QVERIFY(!later(3600)); // nobody has a PIN
    live.givePin();
    QVERIFY(!later(599));
    live.person.press(Qt::Key_Down);
    QVERIFY(!later(599));
    now -= 86'400'000; // somebody sets the clock
    QVERIFY(!later(0));
    QVERIFY(!later(599));
    now += 1000;
    QTRY_VERIFY(lock.isLocked()); // it looks by itself
    live.keys(u"4711⏎"_s);
    QVERIFY(!lock.isLocked());
    lock.setIdleMinutes(0);
    QVERIFY(!later(86'400));
}

void tst_lock::supervisorsAreManagedInOnePlace()
{
    LockedTournament live;
    stage::Person& person = live.person;
    person.press(Qt::Key_H, Qt::ControlModifier);
    person.press(Qt::Key_Return); // nobody else is known yet: nothing is chosen before it is typed
    QVERIFY(live.desktop.window().finder().isVisible());
    live.keys(u"Supervisors and PINs"_s);
    person.press(Qt::Key_Return);
    MENTIONS(person.said());
    person.click(u"Add a PIN…"_s);
    person.press(Qt::Key_Return); // who is on duty
    live.keys(u"4711⏎"_s);
    live.keys(u"4711⏎"_s);
    QCOMPARE(*live.desktop.guard().names(), QStringList{u"J. Park"_s});
    person.click(u"Add a PIN…"_s);
    live.keys(u"M. Lee⏎"_s);
    live.keys(u"4711⏎"_s);
    live.keys(u"2222⏎"_s);
    live.keys(u"2222⏎"_s);
    QCOMPARE(*live.desktop.guard().names(), (QStringList{u"J. Park"_s, u"M. Lee"_s}));
    person.click(u"Rename, J. Park"_s);
    live.keys(u"J. Park-Ruiz⏎"_s);
    QCOMPARE(live.desktop.session().supervisor(), u"J. Park"_s);
    live.keys(u"4711⏎"_s);
    QCOMPARE(live.desktop.session().supervisor(), u"J. Park-Ruiz"_s);
    person.click(u"Change PIN, M. Lee"_s);
    live.keys(u"4711⏎"_s);
    live.keys(u"3333⏎"_s);
    live.keys(u"3333⏎"_s);
    person.click(u"Remove PIN, J. Park-Ruiz"_s);
    person.find<kit::DropDown>(u"supervisor"_s)->setCurrentText(u"M. Lee"_s);
    live.keys(u"3333⏎"_s);
    QCOMPARE(*live.desktop.guard().names(), QStringList{u"M. Lee"_s});
    person.find<kit::DropDown>(u"Lock after"_s)->setFocus();
    person.press(Qt::Key_Down);
    QCOMPARE(live.desktop.lock().idleMinutes(), 0);
    live.keys(u"3333⏎"_s);
    QCOMPARE(live.desktop.lock().idleMinutes(), 5);
    person.press(Qt::Key_Escape);
    QVERIFY2(!person.said().contains(u"Supervisors and PINs"_s), qPrintable(person.said()));
    person.click(u"lock the window"_s);
    QVERIFY(live.desktop.lock().isLocked());
}

void tst_lock::whoHasAPinTakesOverWithIt()
{
    PinnedTournament live;
    live.desktop.session().setSupervisor(u"M. Lee"_s);
    live.person.press(Qt::Key_H, Qt::ControlModifier);
    live.keys(u"J. Park⏎"_s);
    QCOMPARE(live.desktop.session().supervisor(), u"M. Lee"_s);
    live.keys(u"4711⏎"_s);
    QCOMPARE(live.desktop.session().supervisor(), u"J. Park"_s);
    live.person.press(Qt::Key_H, Qt::ControlModifier);
    live.keys(u"A. Novak⏎"_s); // has none
    QCOMPARE(live.desktop.session().supervisor(), u"A. Novak"_s);
}

void tst_lock::aFinishedMatchNeedsAPin()
{
    PinnedTournament live;
    live.desktop.session().setSupervisor(u"M. Lee"_s);
    const long long before = live.seq();
    live.openSheet(1); // match 4 was called with its winner: a PIN does not get past the desk
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    live.keys(u"4711⏎"_s);
    MENTIONS(live.person.said());
    QCOMPARE(live.seq(), before);
    live.openSheet(3);
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(live.seq(), before);
    QVERIFY2(live.person.said().contains(u"finished"_s), qPrintable(live.person.said()));
    live.keys(u"4711⏎"_s);
    QVERIFY2(live.seq() > before, qPrintable(live.person.said()));
    QCOMPARE(live.lastBy(), u"J. Park"_s);
}

void tst_lock::anAmendedFinishedMatchSaysWhoAllowedIt()
{
    PinnedTournament live;
    live.desktop.session().setSupervisor(u"M. Lee"_s);
    live.openSheet(1);
    live.person.press(Qt::Key_F2);
    QVERIFY2(!live.person.said().contains(u"type over"_s), qPrintable(live.person.said()));
    live.person.press(Qt::Key_Escape);
    const long long before = live.seq();
    live.amendMatch1();
    QVERIFY2(live.seq() > before, qPrintable(live.person.said()));
    QCOMPARE(live.lastBy(), u"J. Park"_s);
}

void tst_lock::fromAnotherScreenToo()
{
    PinnedTournament live;
    live.desktop.session().setSupervisor(u"M. Lee"_s);
    const auto step = [&](int key) {
        const long long before = live.seq();
        live.person.press(key, Qt::ControlModifier);
        return live.seq() > before;
    };
    for (int i = 0; i < 5; ++i)
        QVERIFY(step(Qt::Key_Z)); // the call of match 4, and its four who showed an ID
    QCOMPARE(live.lastBy(), u"M. Lee"_s);
    QVERIFY2(!step(Qt::Key_Z), "the result of match 3 was undone without a PIN");
    MENTIONS(live.person.said());
    live.keys(u"4711⏎"_s);
    QCOMPARE(live.lastBy(), u"J. Park"_s);
    QVERIFY(step(Qt::Key_Y)); // match 3 is not finished now
    QCOMPARE(live.lastBy(), u"M. Lee"_s);
    live.amendMatch1();
    live.desktop.window().go(shell::Place::Tables);
    QVERIFY2(!step(Qt::Key_Z), "a correction of match 1 was undone without a PIN");
    live.keys(u"4711⏎"_s);
    QVERIFY2(!step(Qt::Key_Y), "a correction of match 1 was redone without a PIN");
    const long long before = live.seq();
    live.keys(u"4711⏎"_s);
    QVERIFY(live.seq() > before);
}

void tst_lock::everyQuestionOnAFinishedSheetNeedsAPin()
{
    PinnedTournament live;
    live.openSheet(1);
    auto* sheet = live.desktop.sheets().current();
    const auto* ask = sheet->findChild<kit::Ask*>();
    for (const int key : {Qt::Key_F4, Qt::Key_F5, Qt::Key_F6}) {
        live.person.press(key);
        QVERIFY2(!ask->isOpen(), QKeySequence(key).toString().toUtf8());
        QWidget* const line = live.person.find<QLineEdit>(u"PIN"_s)->parentWidget();
        QTest::mouseClick(line->parentWidget()->parentWidget(), Qt::LeftButton, {},
                          {5, 5}); // beside the card
        QVERIFY(!live.person.said().contains(u"enter a supervisor’s PIN"_s));
        live.person.press(key);
        live.keys(u"4711⏎"_s);
        QVERIFY2(ask->isOpen(), QKeySequence(key).toString().toUtf8());
        live.person.press(Qt::Key_Escape);
        QVERIFY(!ask->isOpen());
    }
    live.openSheet(2); // is being played
    live.person.press(Qt::Key_F6);
    QVERIFY(live.desktop.sheets().current()->findChild<kit::Ask*>()->isOpen());
}

// Esc on the question for the PIN drops that alone: the form behind it stays, as it was filled in.
void tst_lock::aFormStaysWhenThePinIsCanceled()
{
    LockedTournament live;
    stage::Person& person = live.person;
    live.givePin();
    person.press(Qt::Key_7, Qt::ControlModifier);
    person.type(u"n61"_s); // void a hand of match 1
    person.press(Qt::Key_Tab);
    person.type(u"1"_s);
    person.press(Qt::Key_Tab);
    person.type(u"a card lay open⏎"_s);
    MENTIONS(person.said());
    person.press(Qt::Key_Escape);
    QVERIFY2(person.said().contains(u"You entered no PIN"_s), qPrintable(person.said()));
    QCOMPARE(person.find<QLineEdit>(u"reason"_s)->text(), u"a card lay open"_s);
    const long long before = live.seq();
    person.press(Qt::Key_Return);
    MENTIONS(person.said());
    live.keys(u"4711⏎"_s);
    person.wait();
    QVERIFY(live.seq() > before);
}

// The keys come faster than the answer: that waits until the window takes events again.
void tst_lock::anActionCanceledDuringTheCheckIsNotDone()
{
    PinnedTournament live;
    live.openSheet(3);
    const long long before = live.seq();
    const auto giveUp = [&] {
        live.person.press(Qt::Key_Z, Qt::ControlModifier);
        auto* pin = live.person.find<QLineEdit>(u"PIN"_s);
        for (const char key : {'4', '7', '1', '1'})
            QTest::keyClick(pin, key);
        QTest::keyClick(pin, Qt::Key_Return);
        QTest::keyClick(pin, Qt::Key_Escape);
    };
    giveUp();
    QVERIFY(live.desktop.guard().isChecking());
    live.settle();
    QCOMPARE(live.seq(), before);
    giveUp();
    QVERIFY(live.desktop.guard().isChecking());
    live.lock();
    live.settle();
    QVERIFY2(live.desktop.lock().isLocked(), "the answer to what was given up opened it");
    QCOMPARE(live.seq(), before);
    live.keys(u"4711⏎"_s);
    QVERIFY(!live.desktop.lock().isLocked());
    QVERIFY(live.desktop.window().current()->isVisible());
}

void tst_lock::withoutAPinNobodyIsAsked()
{
    LockedTournament live;
    for (int steps = 0; steps < 6; ++steps) { // the last one is the result of match 3
        const long long before = live.seq();
        live.person.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(live.seq() > before, qPrintable(live.person.said()));
    }
    const tournament::Tournament& tournament = live.desktop.session().tournament();
    QVERIFY(tournament::match(tournament, live.played.match(3))->state != tournament::State::Final);
    live.openSheet(1);
    live.person.press(Qt::Key_F6);
    QVERIFY(live.desktop.sheets().current()->findChild<kit::Ask*>()->isOpen());
}

void tst_lock::twoWhoKeepOneIdNeedAPin()
{
    PinnedTournament live;
    live.desktop.session().setSupervisor(u"M. Lee"_s);
    const QTemporaryDir folder;
    QFile roster(folder.filePath(u"roster.csv"_s));
    const auto& teams = live.desktop.session().tournament().setting->teams;
    QVERIFY(roster.open(QIODevice::WriteOnly));
    roster.write(
        ("Team,Name,ID\n" + teams[0].name + ",Kim New,730999111\n" + teams[1].name + ",Kit New,730999111\n")
            .c_str());
    roster.close();
    live.person.press(Qt::Key_2, Qt::ControlModifier);
    auto* screen = live.desktop.window().findChild<teams::TeamsScreen*>();
    QVERIFY(screen);
    screen->importFile(roster.fileName());
    const long long before = live.seq();
    live.person.press(Qt::Key_F2);
    live.person.click(u"Players: Keep both (give a reason)"_s);
    live.keys(u"twins⏎"_s);
    live.person.press(Qt::Key_Return, Qt::ControlModifier);
    MENTIONS(live.person.said());
    QCOMPARE(live.seq(), before);
    live.keys(u"4711⏎"_s);
    QVERIFY2(live.seq() > before, qPrintable(live.person.said()));
    QCOMPARE(live.lastBy(), u"J. Park"_s);
}

TEST_CLASS(tst_lock)
#include "tst_lock.moc"
