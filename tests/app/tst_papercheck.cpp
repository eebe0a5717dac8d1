// courtside papercheck: a paper sheet with one slip on it, typed in.
#include "program.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_papercheck : public golden::Test, program::OnTournament {
    Q_OBJECT

    Ran check(const QByteArray& totals, const QStringList& more = {}) const
    {
        return run(QStringList{u"papercheck"_s, u"--match"_s, u"1"_s} + more, totals);
    }

private Q_SLOTS:
    void initTestCase();
    void rightPaper();
    void theSlipIsNamed();
    void asJson();
    void mistakesAreReported_data();
    void mistakesAreReported();
    void nothingIsRecorded();
};

void tst_papercheck::initTestCase()
{
    QByteArray lines = program::tournamentLines("traditional");
    lines.replace(R"("agreed":{"end.target":100},)", ""); // a longer game
    QCOMPARE(run({u"do"_s}, lines).exit, 0);
    QCOMPARE(run({u"call"_s, u"--match"_s, u"1"_s}).exit, 0);
    const Ran played = run({u"record"_s, u"--match"_s, u"1"_s},
                           R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}}
{"a":{"bids":[3,2],"tricks":9},"b":{"bids":[4,"nil"],"tricks":[4,0]}}
{"a":{"bids":[2,2],"tricks":9},"b":{"bids":[3,2],"tricks":4}})");
    QVERIFY2(played.exit == 0, qPrintable(played.err));
    QCOMPARE(played.out, u"ok hand 1 a 71 b 50 in-progress\nok hand 2 a 125 b 190 in-progress\n"
                         "ok hand 3 a 70 b 140 in-progress\n"_s);
}

void tst_papercheck::rightPaper()
{
    const Ran ran = check("71 50\n125 190\n70 140\n");
    QCOMPARE(ran.err, QString());
    SAYS(ran.out);
    QCOMPARE(ran.exit, 0);
    SAYS(check("71 50\n\n- -\n70 -").out);
    SAYS(check({}).out);
}

// The bag penalty of 100 was not taken in hand 3; the nil of 100 was not counted in hand 2.
void tst_papercheck::theSlipIsNamed()
{
    const Ran bags = check("71 50\n125 190\n170 140\n");
    QCOMPARE(bags.exit, 1);
    QCOMPARE(bags.err, QString());
    MENTIONS_ALL(bags.out, 2);
    const Ran nil = check("71 50\r\n125 90\r\n70 40\r\n");
    QCOMPARE(nil.exit, 1);
    QVERIFY(nil.out.contains(u"hand 2, B"_s));
    MENTIONS(nil.out);
    QCOMPARE(nil.out.count(u'\n'), 2); // it is carried on, and said once
}

void tst_papercheck::asJson()
{
    const Ran ran = check("71 50\n125 90\n", {u"--json"_s});
    QCOMPARE(ran.exit, 1);
    const QJsonObject said = QJsonDocument::fromJson(ran.out.toUtf8()).object();
    QCOMPARE(said[u"agrees"_s].toBool(true), false);
    QCOMPARE(said[u"hands"_s].toInt(), 3);
    QCOMPARE(said[u"compared"_s].toInt(), 2);
    const QJsonObject found = said[u"findings"_s].toArray().first().toObject();
    QCOMPARE(found[u"hand"_s].toInt(), 2);
    QCOMPARE(found[u"side"_s].toString(), u"b"_s);
    QCOMPARE(found[u"paper"_s].toInt(), 90);
    QCOMPARE(found[u"right"_s].toInt(), 190);
    QCOMPARE(found[u"slip"_s].toString(), u"nil"_s);
}

void tst_papercheck::mistakesAreReported_data()
{
    QTest::addColumn<QByteArray>("totals");
    QTest::addColumn<QStringList>("words");
    const QStringList one{u"--match"_s, u"1"_s};
    QTest::newRow("no number") << QByteArray("71 50\n12x 190\n") << one;
    QTest::newRow("one total") << QByteArray("71\n") << one;
    QTest::newRow("too large") << QByteArray("71 5000000\n") << one;
    QTest::newRow("a hand too many") << QByteArray("71 50\n125 190\n70 140\n100 180\n") << one;
    QTest::newRow("nothing played") << QByteArray("71 50\n") << QStringList{u"--match"_s, u"2"_s};
    QTest::newRow("no such game") << QByteArray("71 50\n")
                                  << QStringList{u"--match"_s, u"1"_s, u"--game"_s, u"2"_s};
    QTest::newRow("no such match") << QByteArray() << QStringList{u"--match"_s, u"99"_s};
    QTest::newRow("no match") << QByteArray() << QStringList();
}

void tst_papercheck::mistakesAreReported()
{
    QFETCH(QByteArray, totals);
    QFETCH(QStringList, words);
    const Ran ran = run(QStringList{u"papercheck"_s} + words, totals);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.out, QString());
    SAYS(ran.err);
}

void tst_papercheck::nothingIsRecorded()
{
    const QString before = run({u"log"_s, u"--json"_s}).out;
    QCOMPARE(check("71 50\n").exit, 0);
    QCOMPARE(check("70 50\n").exit, 1);
    QCOMPARE(run({u"log"_s, u"--json"_s}).out, before);
}

TEST_CLASS(tst_papercheck)
#include "tst_papercheck.moc"
