// The clock of a match from the command line.
#include "attournament.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_clock : public golden::Test, attournament::Place {
    Q_OBJECT

    Ran clock(const QStringList& words) const
    {
        return run(QStringList{u"clock"_s, u"tournament.courtside"_s} + words);
    }
    /// What `status --json` says of the clock of the only match.
    QJsonValue onRecord() const
    {
        return attournament::object(
            run({u"status"_s, u"tournament.courtside"_s, u"--json"_s}).out)[u"matches"_s][0][u"clock"_s];
    }

private Q_SLOTS:
    void initTestCase();
    void fromTheCallOn();
    void theReasonMayFollow();
    void saysWhatItNeeds_data();
    void saysWhatItNeeds();
    void goesWithTheCall();
    void heldAndCalledEverywhere();
};

void tst_clock::initTestCase()
{
    QCOMPARE(makeTournament().exit, 0);
    for (const QString& name : {u"Ana"_s, u"Ben"_s, u"Cy"_s, u"Di"_s})
        QCOMPARE(checkin({u"--player"_s, name, u"--shown"_s, u"unc"_s}).exit, 0);
}

void tst_clock::fromTheCallOn()
{
    QVERIFY(onRecord().isNull());
    QCOMPARE(run({u"call"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s}).err, QString());
    QCOMPARE(onRecord()[u"state"_s].toString(), u"running"_s);
    const int limit = onRecord()[u"limitMin"_s].toInt() * 60;
    const int left = onRecord()[u"secondsLeft"_s].toInt();
    QVERIFY(left > 0 && left <= limit);

    const Ran paused = clock({u"pause"_s, u"--match"_s, u"1"_s, u"--reason"_s, u"fire drill"_s});
    QCOMPARE(paused.err, QString());
    const QRegularExpression says(u"^match 1: \\d+:\\d\\d left, paused \\(fire drill\\)\n$"_s);
    QVERIFY2(says.match(paused.out).hasMatch(), qPrintable(paused.out));
    const int stopped = onRecord()[u"secondsLeft"_s].toInt();
    QCOMPARE(onRecord()[u"reason"_s].toString(), u"fire drill"_s);
    QCOMPARE(clock({u"adjust"_s, u"--all"_s, u"--seconds"_s, u"90"_s, u"--reason"_s, u"late"_s}).err,
             QString());
    QCOMPARE(onRecord()[u"secondsLeft"_s].toInt(), stopped + 90);
    const Ran status = run({u"status"_s, u"tournament.courtside"_s});
    MENTIONS(status.out);
    QCOMPARE(clock({u"resume"_s, u"--all"_s}).exit, 0);
    QCOMPARE(onRecord()[u"state"_s].toString(), u"running"_s);
}

// In a fire alarm the clock is paused at once, and the reason is entered later.
void tst_clock::theReasonMayFollow()
{
    const QStringList undo{u"undo"_s, u"tournament.courtside"_s};
    const QRegularExpression paused(u"^match 1: \\d+:\\d\\d left, paused\n$"_s);
    const QRegularExpression why(u"^match 1: \\d+:\\d\\d left, paused \\(fire alarm\\)\n$"_s);
    const Ran stopped = clock({u"pause"_s, u"--match"_s, u"1"_s});
    QCOMPARE(stopped.err, QString());
    QVERIFY2(paused.match(stopped.out).hasMatch(), qPrintable(stopped.out));
    QVERIFY(onRecord()[u"reason"_s].isNull());
    const Ran given = clock({u"reason"_s, u"--all"_s, u"--reason"_s, u"fire alarm"_s});
    QCOMPARE(given.err, QString());
    QVERIFY2(why.match(given.out).hasMatch(), qPrintable(given.out));
    QCOMPARE(onRecord()[u"reason"_s].toString(), u"fire alarm"_s);
    const Ran log = run({u"log"_s, u"tournament.courtside"_s});
    MENTIONS(log.out);

    SAYS(run(undo).out);
    QVERIFY(onRecord()[u"reason"_s].isNull());
    QCOMPARE(onRecord()[u"state"_s].toString(), u"paused"_s);
    QCOMPARE(run({u"redo"_s, u"tournament.courtside"_s}).exit, 0);
    QCOMPARE(onRecord()[u"reason"_s].toString(), u"fire alarm"_s);
    put("lines.jsonl", run({u"log"_s, u"tournament.courtside"_s, u"--json"_s}).out.toUtf8());
    QCOMPARE(run({u"do"_s, u"again.courtside"_s, u"lines.jsonl"_s}).err, QString());
    const Ran again = run({u"clock"_s, u"again.courtside"_s, u"reason"_s, u"--all"_s, u"--reason"_s, u"x"_s});
    SAYS(again.err);
    SAYS(run(undo).out);
    SAYS(run(undo).out);
    QCOMPARE(onRecord()[u"state"_s].toString(), u"running"_s);
}

void tst_clock::saysWhatItNeeds_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no match") << QStringList{u"pause"_s};
    QTest::newRow("both") << QStringList{u"resume"_s, u"--all"_s, u"--match"_s, u"1"_s};
    QTest::newRow("no such deed") << QStringList{u"stop"_s, u"--all"_s};
    QTest::newRow("no reason") << QStringList{u"adjust"_s, u"--all"_s, u"--seconds"_s, u"90"_s};
    QTest::newRow("a reason for nothing")
        << QStringList{u"reason"_s, u"--all"_s, u"--reason"_s, u"fire drill"_s};
    QTest::newRow("no seconds") << QStringList{u"adjust"_s, u"--all"_s, u"--reason"_s, u"late"_s};
}

void tst_clock::saysWhatItNeeds()
{
    QFETCH(const QStringList, words);

    const Ran ran = clock(words);
    SAYS(ran.err);
    QCOMPARE(ran.exit, 2);
}

void tst_clock::goesWithTheCall()
{
    for (int deeds = 0; deeds < 3; ++deeds) // what was done to it since
        QCOMPARE(run({u"undo"_s, u"tournament.courtside"_s}).exit, 0);
    const Ran undone = run({u"undo"_s, u"tournament.courtside"_s});
    SAYS(undone.out);
    QVERIFY(onRecord().isNull());
    QCOMPARE(run({u"redo"_s, u"tournament.courtside"_s}).exit, 0);
    QCOMPARE(onRecord()[u"state"_s].toString(), u"running"_s);
}

void tst_clock::heldAndCalledEverywhere()
{
    const QStringList undo{u"undo"_s, u"tournament.courtside"_s};
    QCOMPARE(run(undo).exit, 0);
    QCOMPARE(run({u"call"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s, u"--hold-clock"_s}).err,
             QString());
    QCOMPARE(onRecord()[u"state"_s].toString(), u"not-started"_s);
    QCOMPARE(clock({u"call-time"_s, u"--all"_s}).exit, 2); // it has not begun
    QCOMPARE(clock({u"start"_s, u"--all"_s}).err, QString());
    const Ran called = clock({u"call-time"_s, u"--all"_s});
    SAYS(called.out);
    QVERIFY(onRecord()[u"called"_s].toBool());
    QCOMPARE(run(undo).exit, 0);
    QVERIFY(!onRecord()[u"called"_s].toBool());
}

TEST_CLASS(tst_clock)
#include "tst_clock.moc"
