// The room from the command line: tables closed and opened, more of them, rest, and the paper on them.
#include "program.h"
#include "program/testclass.h"

#include "golden/says.h"

#include <QTest>

using namespace Qt::StringLiterals;
using program::Ran;

class tst_room : public golden::Test, program::OnTournament {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aTableClosesAndOpens();
    void thereAreMoreTablesAndRest();
    void aSheetGoesOutAndComesBack();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void theRecordIsPlayedAgain();
};

void tst_room::initTestCase()
{
    QCOMPARE(run({u"do"_s}, program::tournamentLines()).exit, 0);
}

void tst_room::aTableClosesAndOpens()
{
    const Ran closed = run({u"table"_s, u"close"_s, u"1"_s, u"--reason"_s, u"lamp broken"_s});
    QCOMPARE(closed.err, QString());
    SAYS(closed.out);
    QVERIFY(run({u"call"_s, u"--match"_s, u"1"_s}).out.contains(u"table 2"_s));
    SAYS(run({u"call"_s, u"--match"_s, u"2"_s, u"--table"_s, u"1"_s}).err);
    QCOMPARE(run({u"table"_s, u"open"_s, u"1"_s}).out, u"2 tables\n"_s);
    SAYS(run({u"undo"_s}).out);
    MENTIONS(run({u"status"_s}).out);
}

void tst_room::thereAreMoreTablesAndRest()
{
    SAYS(run({u"table"_s, u"count"_s, u"3"_s}).out);
    SAYS(run({u"rest"_s, u"10"_s}).out);
    const Ran status = run({u"status"_s});
    MENTIONS(status.out);
    QVERIFY2(status.out.contains(u"\nThe tournament "_s), qPrintable(status.out));
}

void tst_room::aSheetGoesOutAndComesBack()
{
    const auto sheet = [&](const QString& deed, const QStringList& more = {}) {
        return run(QStringList{u"sheet"_s, u"--match"_s, u"1"_s, deed} + more);
    };
    SAYS(sheet(u"--out"_s).out);
    SAYS(sheet(u"--out"_s).out);
    MENTIONS(run({u"status"_s}).out);
    MENTIONS(run({u"report"_s}).out);
    SAYS(sheet(u"--back"_s).out);
    MENTIONS(run({u"status"_s}).out);
    const Ran twice = sheet(u"--back"_s);
    SAYS(twice.err);
    QCOMPARE(twice.exit, 2);
    SAYS(run({u"undo"_s}).out);
    const Ran json = sheet(u"--back"_s, {u"--json"_s});
    QVERIFY2(json.out.startsWith(u'{') && json.exit == 0, qPrintable(json.out + json.err));
    MENTIONS(run({u"log"_s}).out);
}

void tst_room::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
    row("another word", {u"table"_s, u"shut"_s, u"1"_s});
    row("no number", {u"table"_s, u"close"_s, u"x"_s});
    row("table 0", {u"table"_s, u"close"_s, u"0"_s});
    row("a reason to count", {u"table"_s, u"count"_s, u"2"_s, u"--reason"_s, u"so"_s});
    row("no deed", {u"sheet"_s, u"--match"_s, u"1"_s});
    row("two deeds", {u"sheet"_s, u"--match"_s, u"1"_s, u"--out"_s, u"--back"_s});
    row("no sheet", {u"sheet"_s, u"--out"_s});
    row("no hands", {u"record"_s, u"--match"_s, u"1"_s});
}

void tst_room::whatIsWrongIsSaid()
{
    QFETCH(QStringList, words);

    const Ran ran = run(words);
    SAYS(ran.err);
    QCOMPARE(ran.exit, 2);
}

void tst_room::theRecordIsPlayedAgain()
{
    playAgain();
}

TEST_CLASS(tst_room)
#include "tst_room.moc"
