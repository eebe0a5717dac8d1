// The lock by keys and clicks: what it hides, what it lets through, who opens it.
#include "atdesktop.h"
#include "person.h"

#include "ui/kit/ask.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/teams/teamsscreen.h"

#include <QLineEdit>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

class tst_lock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void withoutAPinNothingIsLocked();
    void nothingGetsThrough();
    void aCardReadersLineIsNoTry();
    void theNumberPadOnTheScreenOpens();
    void idleTimeLocks();
    void supervisorsAreManagedInOnePlace();
    void whoHasAPinTakesOverWithIt();
    void aFinishedMatchNeedsAPin();
    void anAmendedFinishedMatchSaysWhoAllowedIt();
    void fromAnotherScreenToo();
    void everyQuestionOnAFinishedSheetNeedsAPin();
    void whatGotNoPinCanBeAnsweredAgain();
    void whatIsGivenUpWhileItIsCheckedIsNotDone();
    void withoutAPinNobodyIsAsked();
    void twoWhoKeepOneIdNeedAPin();
    void pictures();
};

namespace {

class Evening {
public:
    Evening() : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        stage::open(desktop, played);
        person.wait();
    }
    /// Until the PIN was checked.
    void settle()
    {
        while (desktop.guard().isChecking())
            QTest::qWait(1);
        person.wait();
    }
    void keys(const QString& keys)
    {
        person.type(keys);
        settle();
    }
    void givePin()
    {
        desktop.lock().setPin(u"J. Park"_s);
        keys(u"4711⏎"_s);
        keys(u"4711⏎"_s);
        if (desktop.guard().names()->isEmpty())
            qFatal("%s", qPrintable(person.said()));
    }
    void openSheet(int number)
    {
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(played.match(number)));
        person.wait();
    }
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
    QString lastBy()
    {
        return QString::fromStdString(tournament::entries(desktop.session().tournament()).back().stamp.by);
    }

    stage::HalfPlayed played;
    stage::Settings settings;
    desktop::Desktop desktop;
    stage::Person person;
};

} // namespace

void tst_lock::withoutAPinNothingIsLocked()
{
    Evening evening;
    evening.person.press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!evening.desktop.lock().isLocked());
    QVERIFY2(evening.person.said().contains(u"Nobody has a PIN yet"_s), qPrintable(evening.person.said()));
}

void tst_lock::nothingGetsThrough()
{
    Evening evening;
    evening.givePin();
    evening.openSheet(2);
    evening.person.type(u"32"_s); // half a hand
    const scoring::Hand half = evening.desktop.sheets().current()->entryRow().entry().hand();
    const long long before = evening.seq();
    auto* screen = evening.desktop.window().current();
    evening.lock();
    QVERIFY(!screen->isVisible());
    QVERIFY2(!evening.person.said().contains(u"Deuces Wild"_s), qPrintable(evening.person.said()));
    for (const int key : {Qt::Key_K, Qt::Key_H, Qt::Key_N, Qt::Key_Z, Qt::Key_Y, Qt::Key_1, Qt::Key_P,
                          Qt::Key_O, Qt::Key_L, Qt::Key_Tab})
        evening.person.press(key, Qt::ControlModifier);
    for (const int key : {Qt::Key_F2, Qt::Key_F4, Qt::Key_F6, Qt::Key_Slash, Qt::Key_Escape, Qt::Key_Up})
        evening.person.press(key);
    for (int i = 0; i < 30; ++i)
        evening.person.press(Qt::Key_Tab);
    evening.keys(u"22"_s);
    QVERIFY(evening.desktop.lock().isLocked());
    QVERIFY(!evening.desktop.window().finder().isVisible());
    QCOMPARE(evening.desktop.window().current(), screen);
    QCOMPARE(evening.seq(), before);
    evening.person.find<QLineEdit>(u"PIN"_s)->setFocus();
    evening.person.find<QLineEdit>(u"PIN"_s)->clear();
    evening.person.press(Qt::Key_Return); // clears what spoiled it
    evening.keys(u"0000⏎"_s);
    QVERIFY(evening.desktop.lock().isLocked());
    QVERIFY2(evening.person.said().contains(u"in 1 s"_s), qPrintable(evening.person.said()));
    QTRY_VERIFY(([&] {
        if (evening.desktop.lock().isLocked())
            evening.keys(u"4711⏎"_s);
        return !evening.desktop.lock().isLocked();
    }()));
    QVERIFY(screen->isVisible());
    QVERIFY(evening.desktop.sheets().current()->entryRow().entry().hand() == half);
    evening.person.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(evening.desktop.window().finder().isVisible());
}

void tst_lock::aCardReadersLineIsNoTry()
{
    Evening evening;
    evening.givePin();
    evening.lock();
    const auto isNotCounted = [&](const QString& line) {
        evening.keys(line + u'⏎');
        const bool said = evening.person.said().contains(u"not counted"_s);
        evening.keys(u"1"_s);
        evening.person.press(Qt::Key_Escape);
        return said && !evening.person.said().contains(u"next try"_s);
    };
    QVERIFY(isNotCounted(u";730114820?"_s));
    QVERIFY(isNotCounted(u"%B730114820^NOVAK/A^2612?"_s));
    QVERIFY(isNotCounted(u"7301148200013"_s)); // 13 digits, nothing else
    evening.person.find<QPushButton>(u"5"_s)->setFocus();
    QVERIFY(isNotCounted(u";730114820"_s));
    evening.keys(u"4711⏎"_s); // no wait
    QVERIFY(!evening.desktop.lock().isLocked());
}

void tst_lock::theNumberPadOnTheScreenOpens()
{
    Evening evening;
    evening.givePin();
    evening.lock();
    for (const char* digit : {"4", "7", "1", "1"}) {
        QVERIFY(evening.person.find<QPushButton>(QString::fromLatin1(digit))->height() >= 64);
        evening.person.click(QString::fromLatin1(digit));
    }
    evening.person.click(u"enter the PIN"_s);
    evening.settle();
    QVERIFY(!evening.desktop.lock().isLocked());
}

void tst_lock::idleTimeLocks()
{
    Evening evening;
    lock::Lock& lock = evening.desktop.lock();
    qint64 now = 1'795'291'200'000;
    const auto later = [&](int seconds) {
        now += qint64{1000} * seconds;
        lock.lookAtClock();
        return lock.isLocked();
    };
    lock.now = [&now] { return now; };
    QCOMPARE(lock.idleMinutes(), 0);
    lock.setIdleMinutes(10);
    QVERIFY(!later(3600)); // nobody has a PIN
    evening.givePin();
    QVERIFY(!later(599));
    evening.person.press(Qt::Key_Down);
    QVERIFY(!later(599));
    now -= 86'400'000; // somebody sets the clock
    QVERIFY(!later(0));
    QVERIFY(!later(599));
    now += 1000;
    QTRY_VERIFY(lock.isLocked()); // it looks by itself
    evening.keys(u"4711⏎"_s);
    QVERIFY(!lock.isLocked());
    lock.setIdleMinutes(0);
    QVERIFY(!later(86'400));
}

void tst_lock::supervisorsAreManagedInOnePlace()
{
    Evening evening;
    stage::Person& person = evening.person;
    person.press(Qt::Key_H, Qt::ControlModifier);
    evening.keys(u"Supervisors and PINs"_s);
    person.press(Qt::Key_Down); // the first is the name that was typed
    person.press(Qt::Key_Return);
    QVERIFY2(person.said().contains(u"Nobody has a PIN yet"_s), qPrintable(person.said()));
    person.click(u"Give somebody a PIN"_s);
    person.press(Qt::Key_Return); // who is on duty
    evening.keys(u"4711⏎"_s);
    evening.keys(u"4711⏎"_s);
    QCOMPARE(*evening.desktop.guard().names(), QStringList{u"J. Park"_s});
    person.click(u"Give somebody a PIN"_s);
    evening.keys(u"M. Lee⏎"_s);
    evening.keys(u"4711⏎"_s);
    evening.keys(u"2222⏎"_s);
    evening.keys(u"2222⏎"_s);
    QCOMPARE(*evening.desktop.guard().names(), (QStringList{u"J. Park"_s, u"M. Lee"_s}));
    person.click(u"Rename, J. Park"_s);
    evening.keys(u"J. Park-Ruiz⏎"_s);
    QCOMPARE(evening.desktop.session().supervisor(), u"J. Park"_s);
    evening.keys(u"4711⏎"_s);
    QCOMPARE(evening.desktop.session().supervisor(), u"J. Park-Ruiz"_s);
    person.click(u"Change PIN, M. Lee"_s);
    evening.keys(u"4711⏎"_s);
    evening.keys(u"3333⏎"_s);
    evening.keys(u"3333⏎"_s);
    person.click(u"Remove PIN, J. Park-Ruiz"_s);
    person.find<kit::DropDown>(u"supervisor"_s)->setCurrentText(u"M. Lee"_s);
    evening.keys(u"3333⏎"_s);
    QCOMPARE(*evening.desktop.guard().names(), QStringList{u"M. Lee"_s});
    person.find<kit::DropDown>(u"when the window locks by itself"_s)->setFocus();
    person.press(Qt::Key_Down);
    QCOMPARE(evening.desktop.lock().idleMinutes(), 0);
    evening.keys(u"3333⏎"_s);
    QCOMPARE(evening.desktop.lock().idleMinutes(), 5);
    person.press(Qt::Key_Escape);
    QVERIFY2(!person.said().contains(u"Supervisors and PINs"_s), qPrintable(person.said()));
    person.click(u"lock the window"_s);
    QVERIFY(evening.desktop.lock().isLocked());
}

void tst_lock::whoHasAPinTakesOverWithIt()
{
    Evening evening;
    evening.givePin();
    evening.desktop.session().setSupervisor(u"M. Lee"_s);
    evening.person.press(Qt::Key_H, Qt::ControlModifier);
    evening.keys(u"J. Park⏎"_s);
    QCOMPARE(evening.desktop.session().supervisor(), u"M. Lee"_s);
    evening.keys(u"4711⏎"_s);
    QCOMPARE(evening.desktop.session().supervisor(), u"J. Park"_s);
    evening.person.press(Qt::Key_H, Qt::ControlModifier);
    evening.keys(u"A. Novak⏎"_s); // has none
    QCOMPARE(evening.desktop.session().supervisor(), u"A. Novak"_s);
}

void tst_lock::aFinishedMatchNeedsAPin()
{
    Evening evening;
    evening.givePin();
    evening.desktop.session().setSupervisor(u"M. Lee"_s);
    const long long before = evening.seq();
    evening.openSheet(1); // match 4 was called with its winner: a PIN does not get past the desk
    evening.person.press(Qt::Key_Z, Qt::ControlModifier);
    evening.keys(u"4711⏎"_s);
    QVERIFY2(evening.person.said().contains(u"Match 4 was called"_s), qPrintable(evening.person.said()));
    QCOMPARE(evening.seq(), before);
    evening.openSheet(3);
    evening.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(evening.seq(), before);
    QVERIFY2(evening.person.said().contains(u"finished"_s), qPrintable(evening.person.said()));
    evening.keys(u"4711⏎"_s);
    QVERIFY2(evening.seq() > before, qPrintable(evening.person.said()));
    QCOMPARE(evening.lastBy(), u"J. Park"_s);
}

void tst_lock::anAmendedFinishedMatchSaysWhoAllowedIt()
{
    Evening evening;
    evening.givePin();
    evening.desktop.session().setSupervisor(u"M. Lee"_s);
    evening.openSheet(1);
    evening.person.press(Qt::Key_F2);
    QVERIFY2(!evening.person.said().contains(u"type over"_s), qPrintable(evening.person.said()));
    evening.person.press(Qt::Key_Escape);
    const long long before = evening.seq();
    evening.amendMatch1();
    QVERIFY2(evening.seq() > before, qPrintable(evening.person.said()));
    QCOMPARE(evening.lastBy(), u"J. Park"_s);
}

void tst_lock::fromAnotherScreenToo()
{
    Evening evening;
    evening.givePin();
    evening.desktop.session().setSupervisor(u"M. Lee"_s);
    const auto step = [&](int key) {
        const long long before = evening.seq();
        evening.person.press(key, Qt::ControlModifier);
        return evening.seq() > before;
    };
    for (int i = 0; i < 5; ++i)
        QVERIFY(step(Qt::Key_Z)); // the call of match 4, and its four who showed an ID
    QCOMPARE(evening.lastBy(), u"M. Lee"_s);
    QVERIFY2(!step(Qt::Key_Z), "the result of match 3 was taken back without a PIN");
    QVERIFY2(evening.person.said().contains(u"Match 3 is finished"_s), qPrintable(evening.person.said()));
    evening.keys(u"4711⏎"_s);
    QCOMPARE(evening.lastBy(), u"J. Park"_s);
    QVERIFY(step(Qt::Key_Y)); // match 3 is not finished now
    QCOMPARE(evening.lastBy(), u"M. Lee"_s);
    evening.amendMatch1();
    evening.desktop.window().go(shell::Place::Tables);
    QVERIFY2(!step(Qt::Key_Z), "a correction of match 1 was taken back without a PIN");
    evening.keys(u"4711⏎"_s);
    QVERIFY2(!step(Qt::Key_Y), "a correction of match 1 was put back without a PIN");
    const long long before = evening.seq();
    evening.keys(u"4711⏎"_s);
    QVERIFY(evening.seq() > before);
}

void tst_lock::everyQuestionOnAFinishedSheetNeedsAPin()
{
    Evening evening;
    evening.givePin();
    evening.openSheet(1);
    auto* sheet = evening.desktop.sheets().current();
    const auto* ask = sheet->findChild<kit::Ask*>();
    for (const int key : {Qt::Key_F4, Qt::Key_F5, Qt::Key_F6}) {
        evening.person.press(key);
        QVERIFY2(!ask->isOpen(), QKeySequence(key).toString().toUtf8());
        QTest::mouseClick(evening.person.find<QLineEdit>(u"PIN"_s)->parentWidget()->parentWidget(),
                          Qt::LeftButton, {}, {5, 5}); // beside the card
        QVERIFY(!evening.person.said().contains(u"needs a supervisor's PIN"_s));
        evening.person.press(key);
        evening.keys(u"4711⏎"_s);
        QVERIFY2(ask->isOpen(), QKeySequence(key).toString().toUtf8());
        evening.person.press(Qt::Key_Escape);
        QVERIFY(!ask->isOpen());
    }
    evening.openSheet(2); // is being played
    evening.person.press(Qt::Key_F6);
    QVERIFY(evening.desktop.sheets().current()->findChild<kit::Ask*>()->isOpen());
}

// Esc on the question for the PIN drops that alone: the form behind it stays, as it was filled in.
void tst_lock::whatGotNoPinCanBeAnsweredAgain()
{
    Evening evening;
    stage::Person& person = evening.person;
    evening.givePin();
    person.press(Qt::Key_7, Qt::ControlModifier);
    person.type(u"h1"_s); // throw in, in match 1
    person.press(Qt::Key_Tab);
    person.type(u"1"_s);
    person.press(Qt::Key_Tab);
    person.type(u"a card lay open⏎"_s);
    QVERIFY2(person.said().contains(u"needs a supervisor's PIN"_s), qPrintable(person.said()));
    person.press(Qt::Key_Escape);
    QVERIFY2(person.said().contains(u"no PIN was given"_s), qPrintable(person.said()));
    QCOMPARE(person.find<QLineEdit>(u"Reason"_s)->text(), u"a card lay open"_s);
    person.press(Qt::Key_Return);
    QVERIFY2(person.said().contains(u"needs a supervisor's PIN"_s), qPrintable(person.said()));
    evening.keys(u"4711⏎"_s);
    person.wait();
    QVERIFY2(person.said().contains(u"Throw in hand 1"_s), qPrintable(person.said()));
}

// The keys come faster than the answer: that waits until the window takes events again.
void tst_lock::whatIsGivenUpWhileItIsCheckedIsNotDone()
{
    Evening evening;
    evening.givePin();
    evening.openSheet(3);
    const long long before = evening.seq();
    const auto giveUp = [&] {
        evening.person.press(Qt::Key_Z, Qt::ControlModifier);
        auto* pin = evening.person.find<QLineEdit>(u"PIN"_s);
        for (const char key : {'4', '7', '1', '1'})
            QTest::keyClick(pin, key);
        QTest::keyClick(pin, Qt::Key_Return);
        QTest::keyClick(pin, Qt::Key_Escape);
    };
    giveUp();
    QVERIFY(evening.desktop.guard().isChecking());
    evening.settle();
    QCOMPARE(evening.seq(), before);
    giveUp();
    QVERIFY(evening.desktop.guard().isChecking());
    evening.lock();
    evening.settle();
    QVERIFY2(evening.desktop.lock().isLocked(), "the answer to what was given up opened it");
    QCOMPARE(evening.seq(), before);
    evening.keys(u"4711⏎"_s);
    QVERIFY(!evening.desktop.lock().isLocked());
    QVERIFY(evening.desktop.window().current()->isVisible());
}

void tst_lock::withoutAPinNobodyIsAsked()
{
    Evening evening;
    for (int steps = 0; steps < 6; ++steps) { // the last one is the result of match 3
        const long long before = evening.seq();
        evening.person.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(evening.seq() > before, qPrintable(evening.person.said()));
    }
    const tournament::Tournament& tournament = evening.desktop.session().tournament();
    QVERIFY(tournament::match(tournament, evening.played.match(3))->state != tournament::State::Final);
    evening.openSheet(1);
    evening.person.press(Qt::Key_F6);
    QVERIFY(evening.desktop.sheets().current()->findChild<kit::Ask*>()->isOpen());
}

void tst_lock::twoWhoKeepOneIdNeedAPin()
{
    Evening evening;
    evening.givePin();
    evening.desktop.session().setSupervisor(u"M. Lee"_s);
    const QTemporaryDir folder;
    QFile roster(folder.filePath(u"roster.csv"_s));
    const auto& teams = evening.desktop.session().tournament().setting->teams;
    QVERIFY(roster.open(QIODevice::WriteOnly));
    roster.write(
        ("Team,Name,ID\n" + teams[0].name + ",Kim New,730999111\n" + teams[1].name + ",Kit New,730999111\n")
            .c_str());
    roster.close();
    evening.person.press(Qt::Key_2, Qt::ControlModifier);
    auto* screen = evening.desktop.window().findChild<teams::TeamsScreen*>();
    QVERIFY(screen);
    screen->importFile(roster.fileName());
    const long long before = evening.seq();
    evening.person.press(Qt::Key_F2);
    evening.person.click(u"They are: Both have it: say why"_s);
    evening.keys(u"twins⏎"_s);
    evening.person.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(evening.person.said().contains(u"Two players keep one ID"_s), qPrintable(evening.person.said()));
    QCOMPARE(evening.seq(), before);
    evening.keys(u"4711⏎"_s);
    QVERIFY2(evening.seq() > before, qPrintable(evening.person.said()));
    QCOMPARE(evening.lastBy(), u"J. Park"_s);
}

void tst_lock::pictures()
{
    if (qEnvironmentVariableIsEmpty("COURTSIDE_PICTURES"))
        QSKIP("no folder for them is named");
    Evening evening;
    evening.givePin();
    evening.openSheet(1);
    evening.person.press(Qt::Key_F2);
    stage::pictures(evening.desktop.window(), evening.desktop.theme(), u"pin-ask"_s);
    evening.person.press(Qt::Key_Escape);
    evening.person.press(Qt::Key_K, Qt::ControlModifier);
    evening.keys(u"supervisors and⏎"_s);
    stage::pictures(evening.desktop.window(), evening.desktop.theme(), u"supervisors"_s);
    evening.lock();
    stage::pictures(evening.desktop.window(), evening.desktop.theme(), u"locked"_s);
}

QTEST_MAIN(tst_lock)
#include "tst_lock.moc"
