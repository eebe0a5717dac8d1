// Backups while the window is open: never more than five minutes behind, and the footer says so.
#include "busydisk.h"
#include "person.h"
#include "stage.h"

#include "ui/desktop/desktop.h"
#include "ui/session/backups.h"
#include "ui/shell/window.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace {

const std::string begin = "2026-11-21T19:00:00.000Z";

/// The window on a tournament, at so many seconds since the start.
class BackupRoom {
public:
    explicit BackupRoom(const QString& file)
        : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        at(0);
        desktop.session().setSupervisor(u"J. Park"_s);
        desktop.window().QWidget::show();
        desktop.window().resize(1920, 1080); // the footer leaves out the backup beside a longer message
        desktop.open(file);
        person.wait();
        person.wait();
    }
    void at(int seconds)
    {
        tournament::Timestamp moment;
        moment.utc = tournament::utcOf(tournament::millisOf(begin) + seconds * 1'000LL);
        desktop.session().ticker().setNow([moment] { return moment; });
        settle();
    }
    void settle()
    {
        while (desktop.session().isBackingUp())
            QTest::qWait(1);
        person.wait();
    }
    bool says(const QString& words) const { return person.said().contains(words); }

    desktop::Desktop desktop;
    stage::Person person;
};

QStringList backups(const stage::Stage& stage)
{
    return QDir(stage.path(u"tournament backups"_s)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

/// The number of the newest fact in the newest backup.
long long lastIn(const stage::Stage& stage)
{
    return backups(stage).isEmpty() ? 0 : backups(stage).constLast().section(u'-', 4, 4).toLongLong();
}

} // namespace

class tst_backups : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void neverMoreThanFiveMinutesBehind();
    void saysWhereNothingIsNew();
    void anotherWhenItIsClosed();
    void twoWindowsMakeOne();
    void whereNoneCanBeMade();
    void whereTheSecondFolderTakesNone();
    void typingWaitsForNone();
};

void tst_backups::neverMoreThanFiveMinutesBehind()
{
    stage::Stage stage;
    stage.openDrawn();
    QVERIFY(backups(stage).isEmpty());
    BackupRoom room(stage.path());
    const auto head = [&] { return room.desktop.session().shown().head.seq; };
    room.at(1); // what was entered before has none yet
    QCOMPARE(backups(stage).size(), 1);
    MENTIONS(room.person.said());
    room.at(11 * 60 + 1);
    QCOMPARE(backups(stage).size(), 1); // nothing was entered
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Return); // calls a match
    room.at(11 * 60 + 2);
    QCOMPARE(lastIn(stage), head());
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Return);
    room.settle();
    const long long second = head();
    room.at(16 * 60 + 1);
    QVERIFY(lastIn(stage) < second);
    MENTIONS(room.person.said());
    room.at(16 * 60 + 2);
    QCOMPARE(lastIn(stage), second);
    QCOMPARE(backups(stage).size(), 3);
    room.person.press(Qt::Key_Return);
    room.at(60); // somebody put the clock back
    QCOMPARE(lastIn(stage), head());
}

void tst_backups::saysWhereNothingIsNew()
{
    stage::Stage stage;
    stage.openDrawn();
    BackupRoom room(stage.path());
    room.at(1);
    QCOMPARE(backups(stage).size(), 1);
    room.at(121);
    const QString nothing = u"Nothing new since the backup at "_s;
    QVERIFY2(!room.says(nothing), qPrintable(room.person.said()));
    room.person.press(Qt::Key_S, Qt::ControlModifier);
    room.settle();
    QVERIFY2(room.says(nothing + u"7:00"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return); // calls a match
    room.person.press(Qt::Key_S, Qt::ControlModifier);
    room.settle();
    QVERIFY2(!room.says(nothing), qPrintable(room.person.said()));
    QCOMPARE(backups(stage).size(), 2);
    room.at(26 * 60 * 60); // the next day
    room.person.press(Qt::Key_S, Qt::ControlModifier);
    room.settle();
    QVERIFY2(room.says(u"Nothing new since the backup on Nov 21, 2026"_s), qPrintable(room.person.said()));
}

void tst_backups::anotherWhenItIsClosed()
{
    stage::Stage stage;
    stage.openDrawn();
    long long last = 0;
    {
        BackupRoom room(stage.path());
        room.at(1);
        room.person.press(Qt::Key_Return);
        last = room.desktop.session().shown().head.seq;
        QVERIFY(lastIn(stage) < last);
    }
    QCOMPARE(lastIn(stage), last);
    {
        const BackupRoom room(stage.path()); // and looks at it alone
    }
    QCOMPARE(backups(stage).size(), 2);
}

void tst_backups::twoWindowsMakeOne()
{
    stage::Stage stage;
    stage.openDrawn();
    BackupRoom left(stage.path());
    BackupRoom right(stage.path());
    left.at(1);
    right.at(1);
    left.desktop.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&left.desktop.window()));
    const long long before = left.desktop.session().shown().head.seq;
    left.person.press(Qt::Key_Return);
    QVERIFY2(left.desktop.session().shown().head.seq > before, qPrintable(left.person.said()));
    QTRY_COMPARE(right.desktop.session().shown().head.seq, left.desktop.session().shown().head.seq);
    for (BackupRoom* room : {&left, &right}) { // both find at once that it is time
        tournament::Timestamp moment;
        moment.utc = tournament::utcOf(tournament::millisOf(begin) + 400'000);
        room->desktop.session().ticker().setNow([moment] { return moment; });
    }
    left.settle();
    right.settle();
    QCOMPARE(backups(stage).size(), 2);
    for (BackupRoom* room : {&left, &right})
        QVERIFY2(room->says(u"Backed up just now"_s), qPrintable(room->person.said()));
}

void tst_backups::whereNoneCanBeMade()
{
    stage::Stage stage;
    stage.openDrawn();
    QFile blocker(stage.path(u"tournament backups"_s));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    BackupRoom room(stage.path());
    room.at(1);
    MENTIONS_ALL(room.person.said(), 2);
    QVERIFY(blocker.remove());
    room.at(60);
    QVERIFY(backups(stage).isEmpty()); // not each second
    room.at(5 * 60 + 1);
    QCOMPARE(backups(stage).size(), 1);
    MENTIONS(room.person.said());
}

void tst_backups::whereTheSecondFolderTakesNone()
{
    const QTemporaryDir stick;
    QFile blocker(stick.filePath(u"tournament backups"_s));
    QVERIFY(blocker.open(QIODevice::WriteOnly));
    stage::Stage stage;
    stage.openDrawn();
    BackupRoom room(stage.path());
    const QSignalSpy warned(&room.desktop.session(), &session::Session::warned);
    session::setSecondBackupFolder(room.desktop.session().settings(), stick.path());
    room.desktop.session().backUp(begin); // as when one is due
    room.settle();
    QCOMPARE(backups(stage).size(), 1); // the first is there all the same
    QVERIFY(!warned.isEmpty());
    const QString why = pseudo::english(warned.front().front().toString());
    QVERIFY2(why.contains(u"second folder. The folder"_s), qPrintable(why)); // two sentences
    SAYS(why);
}

void tst_backups::typingWaitsForNone()
{
    stage::Stage stage;
    stage.openDrawn();
    BackupRoom room(stage.path());
    stage::BusyDisk disk(room.desktop.session());
    tournament::Timestamp moment;
    moment.utc = tournament::utcOf(tournament::millisOf(begin) + 1'000);
    room.desktop.session().ticker().setNow([moment] { return moment; });
    const bool began = room.desktop.session().isBackingUp();
    QTest::keyClick(room.desktop.window().focusWidget(), Qt::Key_2, Qt::ControlModifier);
    const QString said = room.person.said(); // another screen comes up meanwhile
    const bool isWriting = room.desktop.session().isBackingUp();
    disk.freeDisk();
    room.settle();
    QVERIFY(began && isWriting);
    MENTIONS(said);
    QCOMPARE(backups(stage).size(), 1);
}

TEST_CLASS(tst_backups)
#include "tst_backups.moc"
